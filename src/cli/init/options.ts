import { COLOR_MODES, DENSITIES, type Essence, type EssenceOptions, SHAPES } from '../../essence.ts'
import type { CommandOption } from '../command.ts'
import { parseChoice } from '../options.ts'

/** The parsed options of `svc init`. */
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
  /** A path, or false for no style sheet. */
  readonly css?: string | false
  readonly components?: readonly string[]
  readonly agents?: boolean
  readonly force?: boolean
}

type Guard = Essence['meta']['guard']['mode']

const GUARDS: readonly Guard[] = ['creative', 'guided', 'strict']

/** The options of `svc init` for the parser and the help text. */
export const INIT_OPTIONS: readonly CommandOption[] = [
  { flags: '--blueprint <slug>', summary: 'start from this blueprint' },
  {
    flags: '--sections <ids>',
    summary: 'use only these sections of the blueprint, separated by commas',
  },
  { flags: '--blank', summary: 'start from the --page options' },
  {
    flags: '--page <page>',
    summary: 'a path and its patterns: /orders=filter-bar,data-table',
    repeatable: true,
  },
  { flags: '--shell <slug>', summary: 'shell of the --page options' },
  {
    flags: '--theme <slug>',
    summary: 'use this theme; with --theme-from, the id of the imported theme',
  },
  { flags: '--theme-from <file>', summary: "import the theme from the project's style sheet" },
  { flags: '--mode <mode>', summary: COLOR_MODES.join(', ') },
  { flags: '--shape <shape>', summary: SHAPES.join(', ') },
  { flags: '--density <density>', summary: DENSITIES.join(', ') },
  { flags: '--guard <mode>', summary: GUARDS.join(', ') },
  { flags: '--target <name>', summary: 'target framework; default: detected from package.json' },
  { flags: '--components <folder>', summary: 'folder of the components', repeatable: true },
  { flags: '--css <file>', summary: 'style sheet to write; default: src/tokens.css' },
  { flags: '--no-css', summary: 'do not write a style sheet' },
  { flags: '--no-agents', summary: 'do not change AGENTS.md' },
  { flags: '--force', summary: 'replace existing files that differ' },
]

/** Parses the options that change the essence. */
export function parseEssenceOptions(options: InitOptions): EssenceOptions {
  const { mode, shape, density, guard, target } = options
  return {
    ...(mode === undefined ? {} : { mode: parseChoice('--mode', mode, COLOR_MODES) }),
    ...(shape === undefined ? {} : { shape: parseChoice('--shape', shape, SHAPES) }),
    ...(density === undefined ? {} : { density: parseChoice('--density', density, DENSITIES) }),
    ...(guard === undefined ? {} : { guard: parseChoice('--guard', guard, GUARDS) }),
    ...(target === undefined ? {} : { target }),
  }
}
