import { resolve } from 'node:path'
import { exportTheme, getEffectiveTheme, THEME_FORMATS } from '../../themes.ts'
import { renderAppStylesheet } from '../app-stylesheet.ts'
import type { Command } from '../command.ts'
import { openContent } from '../content.ts'
import { EXIT } from '../errors.ts'
import { writeFileAtomic } from '../files.ts'
import { parseChoice } from '../options.ts'
import { findProject, requireEssence } from '../project.ts'

interface Options {
  readonly format?: string
  readonly out?: string
}

/** `svc export`: exports a theme in a format for other tools. */
export const exportCommand: Command<Options> = {
  name: 'export',
  argumentSyntax: '[theme]',
  summary: "export a theme for other tools; default: the project's theme",
  options: [
    { flags: '--format <format>', summary: `${THEME_FORMATS.join(', ')}; default: css` },
    { flags: '--out <file>', summary: 'write to this file instead of printing' },
  ],
  example: 'svc export slate --format tailwind --out src/theme.css',
  async run(context, [slug], { format = 'css', out }) {
    const { io, output } = context
    const themeFormat = parseChoice('--format', format, THEME_FORMATS)
    const project = await findProject(context)
    const { client } = await openContent(context, project)
    const essence = slug === undefined ? await requireEssence(context, project) : undefined
    const { data } = await client.get('themes', slug ?? essence?.dna.theme.id ?? '')
    const theme = essence ? getEffectiveTheme(essence.dna, data) : data
    const text =
      essence && themeFormat === 'css'
        ? renderAppStylesheet(essence, data)
        : exportTheme(theme, themeFormat)
    if (out === undefined) {
      output.print({ theme: data.id, format: themeFormat, text }, () => text)
    } else {
      const change = await writeFileAtomic(resolve(io.cwd, out), text)
      output.print(
        { theme: data.id, format: themeFormat, file: out, change },
        () => `${out} ${change}`,
      )
    }
    return EXIT.ok
  },
}
