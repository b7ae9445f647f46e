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

/** `svc export`: a theme in a form that other tools read. */
export const exportCommand: Command<Options> = {
  name: 'export',
  argumentSyntax: '[theme]',
  summary: "print a theme for other tools; without a name, the project's own",
  options: [
    { flags: '--format <format>', summary: THEME_FORMATS.join(', ') },
    { flags: '--out <file>', summary: 'write it there' },
  ],
  example: 'svc export slate --format tailwind --out src/theme.css',
  async run(context, [slug], { format = 'css', out }) {
    const { io, output } = context
    const form = parseChoice('--format', format, THEME_FORMATS)
    const project = await findProject(context)
    const { client } = await openContent(context, project)
    const essence = slug === undefined ? await requireEssence(context, project) : undefined
    const { data } = await client.get('themes', slug ?? essence?.dna.theme.id ?? '')
    const theme = essence ? getEffectiveTheme(essence.dna, data) : data
    const text =
      essence && form === 'css' ? renderAppStylesheet(essence, data) : exportTheme(theme, form)
    if (out === undefined) {
      output.print({ theme: data.id, format: form, text }, () => text)
    } else {
      const change = await writeFileAtomic(resolve(io.cwd, out), text)
      output.print({ theme: data.id, format: form, file: out, change }, () => `${out} ${change}`)
    }
    return EXIT.ok
  },
}
