import type { StyledType } from '../../core/render/css/layout-stylesheet.ts'
import type { ControlScripts, StylesheetLinks } from '../../core/render/document.ts'
import { APPEARANCE_SCRIPT_FILE } from './appearance-script.ts'

/** The folder of all previews in a site. */
export const PREVIEW_FOLDER = 'preview/'

/** The folder of all showcase sites in a site. */
export const SHOWCASE_FOLDER = 'showcase/'

/** The folder of the fonts that previews and showcase sites use, in a site. */
export const FONT_FOLDER = 'fonts/'

/** The name of the shared style sheet in the folder of previews. */
export const LAYOUT_FILE = 'render.css'

/** The name of the style sheet of the page that shows a theme, in the folder of previews. */
export const THEME_SAMPLE_FILE = 'render-theme-sample.css'

/** The name of the script that makes controls work, in the folder of previews. */
export const CONTROLS_SCRIPT_FILE = 'controls.js'

/** Returns the name of a pattern's behavior in the folder of previews. */
export const behaviorFile = (pattern: string): string => `behaviors/${toFolderName(pattern)}.js`

/** Replaces characters of a name that some file systems do not allow. */
export const toFolderName = (name: string): string => name.replaceAll(/[^\w.~-]+|^\.+$/g, '-')

/** Returns the folder of a preview. */
export const previewFolder = (...names: readonly string[]): string =>
  `${PREVIEW_FOLDER}${names.map(toFolderName).join('/')}/`

/** Returns the path of a theme's style sheet in the folder of previews. */
export const themeStylesheetPath = (theme: string): string => `themes/${theme}.css`

/** Returns the path of a record's style in the folder of previews. */
export const recordStylePath = (type: StyledType, id: string): string =>
  `${type}/${toFolderName(id)}.css`

/** Which records have files of their own. */
interface RecordFiles {
  readonly hasStyle: (type: StyledType, id: string) => boolean
  readonly hasBehavior: (pattern: string) => boolean
}

/** Returns the links of a preview to its style sheets and scripts. */
export function previewLinks(
  folder: string,
  theme: string,
  { hasStyle, hasBehavior }: RecordFiles,
): StylesheetLinks {
  const previews = '../'.repeat(folder.split('/').length - 2)
  return {
    layout: previews + LAYOUT_FILE,
    recordStyle: (type, id) =>
      hasStyle(type, id) ? previews + recordStylePath(type, id) : undefined,
    theme: previews + themeStylesheetPath(theme),
    script: previews + APPEARANCE_SCRIPT_FILE,
    controls: createControlScripts(previews, hasBehavior),
  }
}

/** Returns the scripts of a page that make its controls work. */
export const createControlScripts = (
  previews: string,
  hasBehavior: (pattern: string) => boolean,
): ControlScripts => ({
  src: previews + CONTROLS_SCRIPT_FILE,
  behavior: (pattern) => (hasBehavior(pattern) ? previews + behaviorFile(pattern) : undefined),
})
