import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import { THEME_FORMATS } from '../../themes.ts'
import type { Command } from '../command.ts'
import { booleanOption, flagHelp, textOption } from '../flags.ts'
import { listSlugs } from '../options.ts'

const options = z.object({
  format: z._default(z.enum(THEME_FORMATS), 'css').register(flagHelp, {
    valueName: 'format',
    summary: `${THEME_FORMATS.join(', ')}; default: css`,
  }),
  out: textOption('path', 'write to this file, or for dtcg to this folder, instead of printing'),
  force: booleanOption('replace a file that svc did not write'),
})

/** `svc export`: exports a theme in a format for other tools. */
export const exportCommand: Command<typeof options> = {
  name: 'export',
  group: 'project',
  argumentSyntax: '[theme]',
  summary: "export a theme for other tools; default: the project's theme",
  options,
  examples: [
    'svc export slate --format tailwind --out src/theme.css',
    'svc export slate --format dtcg --out tokens',
  ],
  complete: (context, { args, flag }) =>
    flag === undefined && args.length === 0 ? listSlugs(context, 'themes') : undefined,
  async run(context, [theme], flags) {
    const { exportThemeFiles } = await import('../../project/theme/export-theme.ts')
    const result = await exportThemeFiles(context, { theme, ...flags })
    const lines = result.files?.map(({ file, change }) => `${file} ${change}`)
    context.output.printVerbatim(result, () => lines?.join('\n') ?? result.text ?? '')
    return EXIT.ok
  },
}
