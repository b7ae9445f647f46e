export { getEffectiveTheme } from './core/essence/model/effective-theme.ts'
export type { ThemeV1 as Theme } from './core/generated/types/theme.v1.ts'
export type { ContrastResult } from './core/theme/contrast-report.ts'
export { contrastReport } from './core/theme/contrast-report.ts'
export type { Character } from './core/theme/create/characters.ts'
export { CHARACTERS } from './core/theme/create/characters.ts'
export type { ThemeInput } from './core/theme/create/create-theme.ts'
export { createTheme } from './core/theme/create/create-theme.ts'
export type { FontPair } from './core/theme/create/font-pairs.ts'
export { FONT_PAIRS, findFontPair } from './core/theme/create/font-pairs.ts'
export { decoratorCss, withoutTargets } from './core/theme/decorators.ts'
export { dtcgDocument, dtcgFiles, dtcgTokens } from './core/theme/exports/dtcg.ts'
export type { DtcgGroup } from './core/theme/exports/dtcg-values.ts'
export { exportTheme } from './core/theme/exports/export-theme.ts'
export type { ExtendStylesheetOptions } from './core/theme/exports/extend-stylesheet.ts'
export { adaptTheme, extendStylesheet } from './core/theme/exports/extend-stylesheet.ts'
export type { ThemeFormat } from './core/theme/exports/formats.ts'
export {
  EXTENSION_KEY,
  exportFileName,
  exportMediaType,
  isThemeFormat,
  THEME_FORMATS,
} from './core/theme/exports/formats.ts'
export type { ShadcnItem } from './core/theme/exports/shadcn.ts'
export { shadcnItem } from './core/theme/exports/shadcn.ts'
export { toTailwindCss } from './core/theme/exports/tailwind.ts'
export { fontComment } from './core/theme/fonts.ts'
export type { ThemeFromCss, ThemeFromCssOptions } from './core/theme/from-css/theme-from-css.ts'
export { themeFromCss } from './core/theme/from-css/theme-from-css.ts'
export type { DerivedValue, ImportedValue } from './core/theme/from-css/types.ts'
export type { ThemeCssOptions, ThemeToken, ThemeTokens } from './core/theme/tokens.ts'
export { themeCss, themeTokens } from './core/theme/tokens.ts'
