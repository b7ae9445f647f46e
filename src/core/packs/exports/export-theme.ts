import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { themeCss } from '../tokens.ts'
import { designMd } from './design-md.ts'
import { dtcgDocument } from './dtcg.ts'
import { shadcnItem } from './shadcn.ts'
import { tailwindCss } from './tailwind.ts'

/** A form in which a theme can be taken along. */
export type ThemeFormat = keyof typeof FORMATS

interface Format {
  readonly extension: string
  readonly mediaType: string
  readonly write: (theme: ThemeV1) => string
}

const FORMATS = {
  css: { extension: '.css', mediaType: 'text/css', write: (theme) => themeCss(theme) },
  tailwind: { extension: '.tailwind.css', mediaType: 'text/css', write: tailwindCss },
  dtcg: {
    extension: '.tokens.json',
    mediaType: 'application/json',
    write: (theme) => json(dtcgDocument(theme)),
  },
  shadcn: {
    extension: '.shadcn.json',
    mediaType: 'application/json',
    write: (theme) => json(shadcnItem(theme)),
  },
  'design-md': { extension: '.design.md', mediaType: 'text/markdown', write: designMd },
} as const satisfies Readonly<Record<string, Format>>

/** The forms in which a theme can be taken along. */
export const THEME_FORMATS = Object.keys(FORMATS) as readonly ThemeFormat[]

/** Whether a text names a form in which a theme can be taken along. */
export const isThemeFormat = (text: string): text is ThemeFormat => Object.hasOwn(FORMATS, text)

/** The theme in one of the forms; a function of the record alone. */
export const exportTheme = (theme: ThemeV1, format: ThemeFormat): string =>
  FORMATS[format].write(theme)

/** The name of the file that holds a theme in one of the forms. */
export const exportFileName = (slug: string, format: ThemeFormat): string =>
  `${slug}${FORMATS[format].extension}`

/** The media type of a theme in one of the forms. */
export const exportMediaType = (format: ThemeFormat): string => FORMATS[format].mediaType

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
