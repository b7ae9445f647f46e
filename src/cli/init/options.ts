import { COLOR_MODES, DENSITIES, type Essence, SHAPES } from '../../essence.ts'
import type { CommandOption } from '../command.ts'
import { parseChoice } from '../options.ts'
import type { NewEssenceOptions } from './blueprint-essence.ts'

/** The options of `svc init`, as the parser reads them. */
export interface InitOptions {
  readonly blueprint?: string
  readonly blank?: boolean
  readonly page?: readonly string[]
  readonly sections?: string
  readonly theme?: string
  readonly themeFrom?: string
  readonly mode?: string
  readonly shape?: string
  readonly density?: string
  readonly guard?: string
  readonly target?: string
  readonly shell?: string
  /** A path, or false for none. */
  readonly css?: string | false
  readonly components?: readonly string[]
  readonly agents?: boolean
  readonly force?: boolean
}

type Guard = Essence['meta']['guard']['mode']

const GUARDS: readonly Guard[] = ['creative', 'guided', 'strict']

/** The same for the help. */
export const INIT_OPTIONS: readonly CommandOption[] = [
  { flags: '--blueprint <slug>', summary: 'start from this blueprint' },
  { flags: '--sections <ids>', summary: 'keep only these sections of it, such as a,b' },
  { flags: '--blank', summary: 'start from the pages given with --page' },
  { flags: '--page <page>', summary: 'a page: /orders=filter-bar,data-table', repeatable: true },
  { flags: '--shell <slug>', summary: 'the shell of those pages' },
  { flags: '--theme <slug>', summary: 'another theme; with --theme-from, the name of the new one' },
  { flags: '--theme-from <file>', summary: "take the theme from the project's own style sheet" },
  { flags: '--mode <mode>', summary: COLOR_MODES.join(', ') },
  { flags: '--shape <shape>', summary: SHAPES.join(', ') },
  { flags: '--density <density>', summary: DENSITIES.join(', ') },
  { flags: '--guard <mode>', summary: GUARDS.join(', ') },
  { flags: '--target <name>', summary: 'what the code is written for; else from package.json' },
  { flags: '--components <folder>', summary: 'where the components are', repeatable: true },
  { flags: '--css <file>', summary: 'where the tokens go; src/tokens.css unless said' },
  { flags: '--no-css', summary: 'write no style sheet' },
  { flags: '--no-agents', summary: 'leave AGENTS.md alone' },
  { flags: '--force', summary: 'replace files that differ' },
]

/** The wishes about the look that an option states. */
export function parseEssenceOptions(options: InitOptions): NewEssenceOptions {
  const { mode, shape, density, guard, target } = options
  return {
    ...(mode === undefined ? {} : { mode: parseChoice('--mode', mode, COLOR_MODES) }),
    ...(shape === undefined ? {} : { shape: parseChoice('--shape', shape, SHAPES) }),
    ...(density === undefined ? {} : { density: parseChoice('--density', density, DENSITIES) }),
    ...(guard === undefined ? {} : { guard: parseChoice('--guard', guard, GUARDS) }),
    ...(target === undefined ? {} : { target }),
  }
}
