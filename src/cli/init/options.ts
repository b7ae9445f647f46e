import * as z from 'zod/mini'
import { COLOR_MODES, DENSITIES, type Essence, type EssenceOptions, SHAPES } from '../../essence.ts'
import { EXAMPLE_PAGE } from '../../project/create/example-page.ts'
import { booleanOption, flagHelp, negatedOption, repeatableOption, textOption } from '../flags.ts'

type Guard = Essence['meta']['guard']['mode']

const GUARDS: readonly Guard[] = ['creative', 'guided', 'strict']

/** Creates an option with some allowed values, which are its help text. */
const choiceOption = <T extends string>(valueName: string, values: readonly T[]) =>
  z.optional(z.enum(values)).register(flagHelp, { valueName, summary: values.join(', ') })

/** The options of `svc init`. */
export const INIT_OPTIONS = z.object({
  blueprint: textOption('slug', 'start from this blueprint'),
  sections: textOption('ids', 'use only these sections of the blueprint, separated by commas'),
  yes: booleanOption('ask nothing: describe the app of this project, with what is certain'),
  blank: booleanOption('start from the --page options'),
  page: repeatableOption('page', `a path and its patterns: ${EXAMPLE_PAGE}`),
  shell: textOption('slug', 'shell of the --page options'),
  theme: textOption('slug', 'use this theme; with --theme-from, the id of the imported theme'),
  themeFrom: textOption('file', "the project's own style sheet, with its theme; default: detected"),
  mode: choiceOption('mode', COLOR_MODES),
  shape: choiceOption('shape', SHAPES),
  density: choiceOption('density', DENSITIES),
  guard: choiceOption('mode', GUARDS),
  target: textOption('name', 'target framework; default: detected'),
  components: repeatableOption('folder', 'folder or package of the components; default: detected'),
  /** A path, or false for no style sheet. */
  css: z.optional(z.union([z.string(), z.literal(false)])).register(flagHelp, {
    valueName: 'file',
    summary: 'style sheet to write; default: tokens.css, where the target keeps style sheets',
    negation: 'do not write a style sheet',
  }),
  fonts: negatedOption('do not write the font files of the theme'),
  agents: negatedOption('do not change AGENTS.md and other instructions for agents'),
  force: booleanOption('replace existing files that differ'),
})

/** The parsed options of `svc init`. */
export type InitOptions = z.infer<typeof INIT_OPTIONS>

/** Returns the options that change the essence. */
export const pickEssenceOptions = ({
  mode,
  shape,
  density,
  guard,
  target,
}: InitOptions): EssenceOptions => ({
  ...(mode && { mode }),
  ...(shape && { shape }),
  ...(density && { density }),
  ...(guard && { guard }),
  ...(target === undefined ? {} : { target }),
})
