import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { decoratorCss } from '../decorators.ts'
import { fontComment } from '../fonts.ts'
import { themeCss } from '../tokens.ts'
import { toDesignMd } from './design-md.ts'
import { dtcgDocument, dtcgTokens } from './dtcg.ts'
import type { ThemeFormat } from './formats.ts'
import { shadcnItem } from './shadcn.ts'
import { toTailwindCss } from './tailwind.ts'

const EXPORTERS: Readonly<Record<ThemeFormat, (theme: ThemeV1) => string>> = {
  css: (theme) => appendDecorators(themeCss(theme), theme),
  tailwind: (theme) => appendDecorators(toTailwindCss(theme), theme),
  dtcg: (theme) => toJson(dtcgDocument(theme)),
  'dtcg-light': (theme) => toJson(dtcgTokens(theme, 'light')),
  'dtcg-dark': (theme) => toJson(dtcgTokens(theme, 'dark')),
  shadcn: (theme) => toJson(shadcnItem(theme)),
  'design-md': toDesignMd,
}

/**
 * Exports a theme in a format. The result depends on the record only.
 *
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { exportTheme } from '@svc/content/themes'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * exportTheme(theme, 'css').includes('--color-primary') // => true
 */
export const exportTheme = (theme: ThemeV1, format: ThemeFormat): string => EXPORTERS[format](theme)

/** Appends the decorators of the theme to a style sheet with its variables, after its fonts. */
const appendDecorators = (css: string, theme: ThemeV1): string =>
  [fontComment(theme), css, decoratorCss(theme)].filter(Boolean).join('\n')

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
