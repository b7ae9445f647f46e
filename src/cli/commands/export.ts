import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { renderAppStylesheet } from '../../project/app-stylesheet.ts'
import { openContent } from '../../project/content.ts'
import { EXIT } from '../../project/errors.ts'
import { writeFileAtomic } from '../../project/files.ts'
import { findProject, requireEssence } from '../../project/project.ts'
import { exportTheme, getEffectiveTheme, THEME_FORMATS } from '../../themes.ts'
import type { Command } from '../command.ts'
import { flagHelp, textOption } from '../flags.ts'
import { listSlugs } from '../options.ts'

const options = z.object({
  format: z._default(z.enum(THEME_FORMATS), 'css').register(flagHelp, {
    valueName: 'format',
    summary: `${THEME_FORMATS.join(', ')}; default: css`,
  }),
  out: textOption('file', 'write to this file instead of printing'),
})

/** `svc export`: exports a theme in a format for other tools. */
export const exportCommand: Command<typeof options> = {
  name: 'export',
  group: 'project',
  argumentSyntax: '[theme]',
  summary: "export a theme for other tools; default: the project's theme",
  options,
  examples: ['svc export slate', 'svc export slate --format tailwind --out src/theme.css'],
  complete: (context, { args, flag }) =>
    flag === undefined && args.length === 0 ? listSlugs(context, 'themes') : undefined,
  async run(context, [slug], { format, out }) {
    const { io, output } = context
    const project = await findProject(context)
    const { client } = await openContent(context, project)
    const essence = slug === undefined ? await requireEssence(context, project) : undefined
    const { data } = await client.get('themes', slug ?? essence?.dna.theme.id ?? '')
    const theme = essence ? getEffectiveTheme(essence.dna, data) : data
    const text =
      essence && format === 'css' ? renderAppStylesheet(essence, data) : exportTheme(theme, format)
    if (out === undefined) {
      output.print({ theme: data.id, format, text }, () => text)
    } else {
      const change = await writeFileAtomic(resolve(io.cwd, out), text)
      output.print({ theme: data.id, format, file: out, change }, () => `${out} ${change}`)
    }
    return EXIT.ok
  },
}
