interface Format {
  readonly extension: string
  readonly mediaType: string
}

/** The export formats of a theme with their file extensions and media types. */
const FORMATS = {
  css: { extension: '.css', mediaType: 'text/css' },
  tailwind: { extension: '.tailwind.css', mediaType: 'text/css' },
  dtcg: { extension: '.resolver.json', mediaType: 'application/json' },
  'dtcg-light': { extension: '.light.tokens.json', mediaType: 'application/json' },
  'dtcg-dark': { extension: '.dark.tokens.json', mediaType: 'application/json' },
  shadcn: { extension: '.shadcn.json', mediaType: 'application/json' },
  'design-md': { extension: '.design.md', mediaType: 'text/markdown' },
} as const satisfies Readonly<Record<string, Format>>

/** An export format of a theme. */
export type ThemeFormat = keyof typeof FORMATS

/** The export formats of a theme. */
export const THEME_FORMATS = Object.keys(FORMATS) as readonly ThemeFormat[]

/**
 * True if a text names an export format.
 *
 * @example
 * import { isThemeFormat } from '@svc/content/themes'
 *
 * isThemeFormat('css') // => true
 * isThemeFormat('sass') // => false
 */
export const isThemeFormat = (text: string): text is ThemeFormat => Object.hasOwn(FORMATS, text)

/**
 * Returns the file name of an exported theme.
 *
 * @example
 * import { exportFileName } from '@svc/content/themes'
 *
 * exportFileName('slate', 'tailwind') // => 'slate.tailwind.css'
 */
export const exportFileName = (slug: string, format: ThemeFormat): string =>
  `${slug}${FORMATS[format].extension}`

/** Returns the media type of an export format. */
export const exportMediaType = (format: ThemeFormat): string => FORMATS[format].mediaType

/** The key of our own properties in exported JSON, which also tells that svc wrote it. */
export const EXTENSION_KEY = 'example.svc'
