import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import type { FileUpdate } from '../../project/packs/owned-file.ts'
import type { ProjectTheme } from '../../project/theme/create-project-theme.ts'
import { CHARACTERS, FONT_PAIRS } from '../../themes.ts'
import type { Command, CommandContext } from '../command.ts'
import { booleanOption, flagHelp, textOption } from '../flags.ts'

const PAIR_NAMES = FONT_PAIRS.map(({ name }) => name)

const options = z.object({
  color: textOption('color', 'the brand color: "#ffcc1f", or any other notation of CSS'),
  fromImage: textOption('file', 'take the brand color from a logo (PNG or SVG)'),
  fromCss: textOption('file', "import the theme of the project's own style sheet"),
  second: textOption('color', 'a second brand color, for accents'),
  character: z.optional(z.enum(CHARACTERS)).register(flagHelp, {
    valueName: 'name',
    summary: `${CHARACTERS.join(', ')}; default: calm`,
  }),
  /** The name of a pair, or false for no font files. */
  fonts: z.optional(z.union([z.string(), z.literal(false)])).register(flagHelp, {
    valueName: 'pair',
    values: PAIR_NAMES,
    summary: `${PAIR_NAMES.join(', ')}; default: those of the character`,
    negation: 'do not write font files',
  }),
  name: textOption('name', 'the name of the theme; default: Brand'),
  id: textOption('id', 'the id of its record; default: from the name'),
  use: booleanOption('select it in svc.essence.json and compile; else asks on a terminal'),
  force: booleanOption('replace an existing record'),
})

/** `svc theme create`: makes a theme of the project's own. */
export const themeCreateCommand: Command<typeof options> = {
  name: 'theme create',
  group: 'project',
  argumentSyntax: '',
  summary: "make the project's own theme from a brand color, a logo or a style sheet",
  options,
  examples: [
    'svc theme create --color "#ffcc1f" --character bold --use',
    'svc theme create --from-image logo.png --id warm --character warm --fonts fraunces-figtree',
  ],
  async run(context, _args, flags) {
    const { createProjectTheme } = await import('../../project/theme/create-project-theme.ts')
    const created = await createProjectTheme(context, flags)
    const isWanted = !created.used && created.hasEssence && (await askToUse(context, created))
    const theme = isWanted
      ? await createProjectTheme(context, { ...flags, id: created.theme, use: true, force: true })
      : created
    context.output.print(theme, () => formatTheme(theme))
    return EXIT.ok
  },
}

/** Asks whether the essence shall select the theme; without a terminal it does not. */
const askToUse = async (
  { io, output }: CommandContext,
  { theme }: ProjectTheme,
): Promise<boolean> =>
  (!output.isQuiet &&
    (await io.prompts?.confirm(`Use the theme "${theme}" in svc.essence.json?`))) ||
  false

/** What was done to a file that was not up to date. */
const CHANGE_WORDS: Readonly<Record<FileUpdate['change'], string>> = {
  added: 'written',
  missing: 'written',
  changed: 'changed',
  edited: 'written again',
  removed: 'removed',
  kept: 'kept',
}

function formatTheme({
  theme,
  file,
  change,
  facts,
  used,
  hasEssence,
  updates,
}: ProjectTheme): string {
  const files = updates.map((update) => `${update.file} ${CHANGE_WORDS[update.change]}`)
  const next = hasEssence
    ? 'Add --use to select it in svc.essence.json.'
    : `Next: \`npx @svc/content init --theme ${theme}\`.`
  return [
    `${file} ${change}`,
    ...facts,
    ...(used ? ['svc.essence.json selects it.', ...files] : [next]),
  ].join('\n')
}
