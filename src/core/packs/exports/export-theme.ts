import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { themeCss } from '../tokens.ts'
import { decoratorCss } from './decorator-css.ts'
import { designMd } from './design-md.ts'
import { dtcgDocument } from './dtcg.ts'
import type { ThemeFormat } from './formats.ts'
import { shadcnItem } from './shadcn.ts'
import { tailwindCss } from './tailwind.ts'

const WRITERS: Readonly<Record<ThemeFormat, (theme: ThemeV1) => string>> = {
  css: (theme) => withDecorators(themeCss(theme), theme),
  tailwind: (theme) => withDecorators(tailwindCss(theme), theme),
  dtcg: (theme) => json(dtcgDocument(theme)),
  shadcn: (theme) => json(shadcnItem(theme)),
  'design-md': designMd,
}

/** The theme in one of the forms; a function of the record alone. */
export const exportTheme = (theme: ThemeV1, format: ThemeFormat): string => WRITERS[format](theme)

/** A style sheet with the classes of the theme behind its variables. */
const withDecorators = (css: string, theme: ThemeV1): string =>
  [css, decoratorCss(theme)].filter(Boolean).join('\n')

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
