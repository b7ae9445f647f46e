import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { loadPackagedFonts } from '../../internal/fonts.ts'
import { ifExists } from '../../internal/node.ts'
import { type FontFolder, selectFontFiles } from '../../internal.ts'
import type { Theme } from '../../themes.ts'
import type { ProjectStylesheet } from '../detect/find-stylesheet.ts'
import type { OutputSettings } from '../folder/config.ts'
import { readBytes, requireContained } from '../folder/files.ts'
import type { OwnedFile } from './owned-file.ts'

/** The fonts of a theme for which there are files. */
export interface ThemeFonts {
  /** What the style sheet needs to know about them. */
  readonly folder: FontFolder
  /** The font files and their licenses, by name. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** The folder of fonts, next to the style sheet that loads them. */
const FONT_FOLDER = 'fonts'

/** What decides whether a project has the fonts of its theme next to the style sheet of svc. */
export interface FontSettings {
  readonly output: OutputSettings
  /** The project's own style sheet: it has fonts of its own. */
  readonly own: ProjectStylesheet | undefined
}

/** Reads the fonts that a project gets for a theme; undefined if it gets none. */
export async function readThemeFonts(
  theme: Theme,
  { output, own }: FontSettings,
): Promise<ThemeFonts | undefined> {
  if (own || output.fonts === false || (theme.fonts ?? []).length === 0) return undefined
  const { fonts, licenses } = await loadPackagedFonts()
  const faces = selectFontFiles(theme, fonts)
  return {
    folder: { files: faces, url: `./${FONT_FOLDER}/` },
    files: new Map(
      faces.flatMap(({ path, base64, license }) => [
        [path, Buffer.from(base64, 'base64')],
        [license, Buffer.from(licenses[license] ?? '')],
      ]),
    ),
  }
}

/** Returns the element that loads the font of texts early, for a page that serves the folder. */
export function createPreload(
  css: string,
  theme: Theme,
  { folder }: ThemeFonts,
): string | undefined {
  const text = theme.fonts?.find(({ role }) => role === 'body') ?? theme.fonts?.[0]
  const face = folder.files.find(({ family }) => family === text?.family)
  if (face === undefined) return undefined
  const path = posix.join('/', posix.dirname(css.replaceAll('\\', '/')), FONT_FOLDER, face.path)
  return `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`
}

/**
 * Plans the font files next to a style sheet. A file with the name of a font and other bytes is kept
 * unless `force` is set. Files of other fonts that svc wrote are removed.
 */
export async function planFontFiles(
  root: string,
  css: string,
  files: ThemeFonts['files'],
  force = false,
): Promise<OwnedFile[]> {
  const folder = posix.join(posix.dirname(css.replaceAll('\\', '/')), FONT_FOLDER)
  const wanted = [...files].map(async ([name, content]): Promise<OwnedFile> => {
    const file = `${folder}/${name}`
    const path = join(root, file)
    const before = await readBytes(root, path)
    if (before && toComparable(name, before).equals(content))
      return { path, content, update: undefined }
    const update = { file, parts: [] }
    if (before === undefined) {
      return { path, content, update: { ...update, change: 'missing', causes: [] } }
    }
    const causes = ['not the font that svc wrote']
    if (force) return { path, content, update: { ...update, change: 'changed', causes } }
    const hint = 'Use `npx @svc/content compile --force` to replace it, or delete it.'
    return { path, content, update: { ...update, change: 'kept', causes, hint } }
  })
  return [...(await Promise.all(wanted)), ...(await planRemovals(root, folder, files))]
}

/** The name of a file that svc wrote: it ends with the digest of its bytes. */
const OWN_NAME = /^[a-z0-9-]+-([0-9a-f]{8})\.(?:woff2|txt)$/

/** Plans to remove the fonts of earlier themes, if they still have the bytes that svc wrote. */
async function planRemovals(
  root: string,
  folder: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<OwnedFile[]> {
  const names = (await ifExists(readdir(requireContained(root, join(root, folder))))) ?? []
  const old = names.map(async (name): Promise<OwnedFile[]> => {
    const [, digest] = OWN_NAME.exec(name) ?? []
    if (digest === undefined || files.has(name)) return []
    const path = join(root, folder, name)
    const bytes = await readBytes(root, path)
    if (bytes === undefined || getDigest(toComparable(name, bytes)) !== digest) return []
    const file = `${folder}/${name}`
    const causes = ['the font of another theme']
    return [{ path, content: undefined, update: { file, change: 'removed', parts: [], causes } }]
  })
  return (await Promise.all(old)).flat()
}

/** Undoes what a checkout with CRLF line endings does to a license. */
const toComparable = (name: string, bytes: Buffer): Buffer =>
  name.endsWith('.txt') ? Buffer.from(bytes.toString('utf8').replaceAll('\r\n', '\n')) : bytes

const getDigest = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8)
