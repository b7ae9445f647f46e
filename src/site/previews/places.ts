import type { StylesheetLinks } from '../../core/render/document.ts'
import { LOOK_FILE } from './look-script.ts'

/** The folder of all previews, below the root of a site. */
export const PREVIEWS = 'preview/'

/** The folder of all showcase sites, below the root of a site. */
export const SHOWCASE = 'showcase/'

/** The style sheet of every preview, below the folder of previews. */
export const LAYOUT_FILE = 'render.css'

/** A file and its path below the root of a site. */
export type PreviewFile = [path: string, text: string]

/** A name as every file system can have it. */
export const folderName = (name: string): string => name.replaceAll(/[^\w.~-]+|^\.+$/g, '-')

/** The folder of a preview. */
export const folderOf = (...names: readonly string[]): string =>
  `${PREVIEWS}${names.map(folderName).join('/')}/`

/** The style sheet of a theme, below the folder of previews. */
export const themeFile = (theme: string): string => `themes/${theme}.css`

/** What a page in a folder takes its look from. */
export function linksAt(folder: string, theme: string): StylesheetLinks {
  const up = '../'.repeat(folder.split('/').length - 2)
  return { layout: up + LAYOUT_FILE, theme: up + themeFile(theme), script: up + LOOK_FILE }
}
