import type { LayoutPart } from '../../core/render/css/layout-stylesheet.ts'
import type { StylesheetLinks } from '../../core/render/document.ts'
import { APPEARANCE_SCRIPT_FILE } from './appearance-script.ts'

/** The folder of all previews in a site. */
export const PREVIEW_FOLDER = 'preview/'

/** The folder of all showcase sites in a site. */
export const SHOWCASE_FOLDER = 'showcase/'

/** The folder of the fonts that previews and showcase sites use, in a site. */
export const FONT_FOLDER = 'fonts/'

/** The name of the shared style sheet in the folder of previews. */
export const LAYOUT_FILE = 'render.css'

/** Returns the name of the style sheet of a part in the folder of previews. */
export const layoutPartFile = (part: LayoutPart): string => `render-${part}.css`

/** The name of the script of showcase sites in the folder of previews. */
export const SHOWCASE_SCRIPT_FILE = 'showcase.js'

/** Replaces characters of a name that some file systems do not allow. */
export const toFolderName = (name: string): string => name.replaceAll(/[^\w.~-]+|^\.+$/g, '-')

/** Returns the folder of a preview. */
export const previewFolder = (...names: readonly string[]): string =>
  `${PREVIEW_FOLDER}${names.map(toFolderName).join('/')}/`

/** Returns the path of a theme's style sheet in the folder of previews. */
export const themeStylesheetPath = (theme: string): string => `themes/${theme}.css`

/** Returns the links of a preview to its style sheets and script. */
export function previewLinks(folder: string, theme: string): StylesheetLinks {
  const previews = '../'.repeat(folder.split('/').length - 2)
  return {
    layout: previews + LAYOUT_FILE,
    layoutPart: (part) => previews + layoutPartFile(part),
    theme: previews + themeStylesheetPath(theme),
    script: previews + APPEARANCE_SCRIPT_FILE,
  }
}
