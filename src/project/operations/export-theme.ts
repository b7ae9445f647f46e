import { join, resolve } from 'node:path'
import {
  dtcgFiles,
  EXTENSION_KEY,
  exportMediaType,
  exportTheme,
  getEffectiveTheme,
  type Theme,
  type ThemeFormat,
} from '../../themes.ts'
import { renderAppStylesheet } from '../app-stylesheet.ts'
import { openContent } from '../content.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import { displayPath, type FileChange, readText, writeFileAtomic } from '../files.ts'
import { findProject, requireEssence } from '../project.ts'

/** A theme to export. */
export interface ThemeExportInput {
  /** The slug of a theme; by default the project's theme, as the project uses it. */
  readonly theme?: string | undefined
  readonly format: ThemeFormat
  /** The file to write, or the folder if the format has several files. */
  readonly out?: string | undefined
  /** Replaces files that svc did not write. */
  readonly force?: boolean | undefined
}

/** An exported theme: its text, or the files that were written. */
export interface ThemeExport {
  readonly theme: string
  readonly format: ThemeFormat
  readonly text?: string
  readonly files?: readonly { readonly file: string; readonly change: FileChange }[]
}

/** Exports a theme in a format for other tools, as text or to files. */
export async function exportThemeFiles(
  environment: Environment,
  input: ThemeExportInput,
): Promise<ThemeExport> {
  const { format, out, force } = input
  const { id, theme, text } = await renderTheme(environment, input)
  if (out === undefined) return { theme: id, format, text }
  const files = format === 'dtcg' ? listTokenFiles(theme, out) : new Map([[out, text]])
  const marked = [...files].map(([file, content]) => ({
    file: displayPath(environment.cwd, resolve(environment.cwd, file)),
    path: resolve(environment.cwd, file),
    content: addMark(content, format),
  }))
  // Check all files first, so that nothing is written if one is refused.
  if (!force) for (const file of marked) await requireReplaceable(file)
  const written = []
  for (const { file, path, content } of marked) {
    written.push({ file, change: await writeFileAtomic(path, content) })
  }
  return { theme: id, format, files: written }
}

async function renderTheme(environment: Environment, { theme: slug, format }: ThemeExportInput) {
  const project = await findProject(environment)
  const { client } = await openContent(environment, project)
  const essence = slug === undefined ? await requireEssence(environment, project) : undefined
  const { data } = await client.get('themes', slug ?? essence?.dna.theme.id ?? '')
  const theme = essence ? getEffectiveTheme(essence.dna, data) : data
  const text =
    essence && format === 'css' ? renderAppStylesheet(essence, data) : exportTheme(theme, format)
  return { id: data.id, theme, text }
}

/** Lists the files of design tokens: one for each mode, and the resolver document. */
function listTokenFiles(theme: Theme, folder: string): Map<string, string> {
  if (folder.endsWith('.json')) {
    throw new OperationError('usage', 'The format dtcg has several files, so --out is a folder.', {
      hint: 'For a single file, use --format dtcg-light or dtcg-dark.',
    })
  }
  const files = Object.entries(dtcgFiles(theme))
  return new Map(
    files.map(([name, value]) => [join(folder, name), `${JSON.stringify(value, null, 2)}\n`]),
  )
}

const MARK = 'Written by svc.'

/** Adds the mark of svc to an exported text. JSON formats have their own. */
function addMark(text: string, format: ThemeFormat): string {
  if (isMarked(text)) return text
  const mediaType = exportMediaType(format)
  if (mediaType === 'text/css') return `/* ${MARK} */\n${text}`
  // The front matter of a Markdown file comes first.
  return mediaType === 'text/markdown' ? `${text}\n<!-- ${MARK} -->\n` : text
}

/** True if svc wrote a text as a whole: it starts or ends with the mark, or is our JSON. */
const isMarked = (text: string): boolean =>
  /^\/\*.*\bWritten by svc\. \*\/\n|\n<!-- Written by svc\. -->\n$/.test(text) ||
  text.includes(`"${EXTENSION_KEY}"`)

/** Throws if a file has content that svc did not write. */
async function requireReplaceable(target: {
  readonly file: string
  readonly path: string
  readonly content: string
}): Promise<void> {
  const existing = await readText(target.path)
  if (existing === undefined || existing === target.content || isMarked(existing)) return
  throw new OperationError('file-not-ours', `${target.file} exists, and svc did not write it.`, {
    hint: 'Choose another path with --out, or replace it with --force.',
  })
}
