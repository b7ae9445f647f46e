import type { StylesheetLinks } from '../../core/render/document.ts'
import { APPEARANCE_SCRIPT_FILE } from './appearance-script.ts'

/** The folder of all previews, below the root of a site. */
export const PREVIEW_FOLDER = 'preview/'

/** The folder of all showcase sites, below the root of a site. */
export const SHOWCASE_FOLDER = 'showcase/'

/** The style sheet of every preview, below the folder of previews. */
export const LAYOUT_FILE = 'render.css'

/** A file and its path below the root of a site. */
export type PreviewFile = [path: string, text: string]

/** A name as every file system can have it. */
export const toFolderName = (name: string): string => name.replaceAll(/[^\w.~-]+|^\.+$/g, '-')

/** The folder of a preview. */
export const previewFolder = (...names: readonly string[]): string =>
  `${PREVIEW_FOLDER}${names.map(toFolderName).join('/')}/`

/** The style sheet of a theme, below the folder of previews. */
export const themeStylesheetPath = (theme: string): string => `themes/${theme}.css`

/** What a page in a folder takes its look from. */
export function previewLinks(folder: string, theme: string): StylesheetLinks {
  const up = '../'.repeat(folder.split('/').length - 2)
  return {
    layout: up + LAYOUT_FILE,
    theme: up + themeStylesheetPath(theme),
    script: up + APPEARANCE_SCRIPT_FILE,
  }
}
