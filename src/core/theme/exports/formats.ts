interface Format {
  readonly extension: string
  readonly mediaType: string
}

/** The forms in which a theme can be taken along: how a file of each is called, and what it is. */
const FORMATS = {
  css: { extension: '.css', mediaType: 'text/css' },
  tailwind: { extension: '.tailwind.css', mediaType: 'text/css' },
  dtcg: { extension: '.tokens.json', mediaType: 'application/json' },
  shadcn: { extension: '.shadcn.json', mediaType: 'application/json' },
  'design-md': { extension: '.design.md', mediaType: 'text/markdown' },
} as const satisfies Readonly<Record<string, Format>>

/** A form in which a theme can be taken along. */
export type ThemeFormat = keyof typeof FORMATS

/** The forms in which a theme can be taken along. */
export const THEME_FORMATS = Object.keys(FORMATS) as readonly ThemeFormat[]

/** Whether a text names a form in which a theme can be taken along. */
export const isThemeFormat = (text: string): text is ThemeFormat => Object.hasOwn(FORMATS, text)

/** The name of the file that holds a theme in one of the forms. */
export const exportFileName = (slug: string, format: ThemeFormat): string =>
  `${slug}${FORMATS[format].extension}`

/** The media type of a theme in one of the forms. */
export const exportMediaType = (format: ThemeFormat): string => FORMATS[format].mediaType
