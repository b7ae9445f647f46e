import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ifExists } from '../../internal/node.ts'
import {
  dtcgFiles,
  EXTENSION_KEY,
  exportMediaType,
  exportTheme,
  getEffectiveTheme,
  type Theme,
  type ThemeFormat,
} from '../../themes.ts'
import { readExtendedStylesheet } from '../detect/find-stylesheet.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import {
  displayPath,
  type FileChange,
  getBoundary,
  readText,
  writeFileAtomic,
} from '../folder/files.ts'
import { findProject, findProjectRoot, requireEssence } from '../folder/project.ts'
import { getStylesheetOrigin, renderAppStylesheet } from '../packs/app-stylesheet.ts'
import { openContent } from '../registry/content.ts'

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
  const root = await findProjectRoot(environment)
  const files = format === 'dtcg' ? listTokenFiles(theme, out) : new Map([[out, text]])
  const marked = [...files].map(([file, content]) => ({
    file: displayPath(environment.cwd, resolve(environment.cwd, file)),
    path: resolve(environment.cwd, file),
    root: getBoundary(root, resolve(environment.cwd, file)),
    content: addMark(content, format, id),
  }))
  // Check all files first, so that nothing is written if one is refused.
  for (const file of marked) await requireReplaceable(file, force)
  const written = []
  for (const { file, path, root, content } of marked) {
    written.push({ file, change: await writeFileAtomic(root, path, content) })
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
    essence && format === 'css'
      ? renderAppStylesheet(essence, data, { own: await readExtendedStylesheet(project) })
      : exportTheme(theme, format)
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
function addMark(text: string, format: ThemeFormat, theme: string): string {
  if (isMarked(text)) return text
  const mediaType = exportMediaType(format)
  if (mediaType === 'text/css') return `/* The theme "${theme}". ${MARK} */\n${text}`
  // The front matter of a Markdown file comes first.
  return mediaType === 'text/markdown' ? `${text}\n<!-- ${MARK} -->\n` : text
}

/** True if svc wrote a text as a whole: it starts or ends with the mark, or is our JSON. */
const isMarked = (text: string): boolean =>
  getStylesheetOrigin(text).kind === 'svc' ||
  /^\/\*.*\bWritten by svc\. \*\/\n|\n<!-- Written by svc\. -->\n$/.test(text) ||
  text.includes(`"${EXTENSION_KEY}"`)

interface TargetFile {
  readonly file: string
  readonly path: string
  /** The folder that the file must not leave. */
  readonly root: string
  readonly content: string
}

/** Throws if a folder has the name of a file, or without `force` if svc did not write the file. */
async function requireReplaceable(
  { file, path, root, content }: TargetFile,
  force = false,
): Promise<void> {
  if ((await ifExists(stat(path)))?.isDirectory()) {
    throw new OperationError('file-is-folder', `${file} is a folder.`, {
      hint: 'Pass the path of a file with --out.',
    })
  }
  const existing = force ? undefined : await readText(root, path)
  if (existing === undefined || existing === content || isMarked(existing)) return
  throw new OperationError('file-not-ours', `${file} exists, and svc did not write it.`, {
    hint: 'Choose another path with --out, or replace it with --force.',
  })
}
