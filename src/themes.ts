export type { ThemeV1 as Theme } from './core/generated/types/theme.v1.ts'
export { decoratorCss } from './core/packs/exports/decorator-css.ts'
export type { DtcgGroup } from './core/packs/exports/design-tokens.ts'
export { dtcgDocument } from './core/packs/exports/dtcg.ts'
export { exportTheme } from './core/packs/exports/export-theme.ts'
export type { ThemeFormat } from './core/packs/exports/formats.ts'
export {
  exportFileName,
  exportMediaType,
  isThemeFormat,
  THEME_FORMATS,
} from './core/packs/exports/formats.ts'
export type { ShadcnItem } from './core/packs/exports/shadcn.ts'
export { shadcnItem } from './core/packs/exports/shadcn.ts'
export { getEffectiveTheme } from './core/packs/theme-in-force.ts'
export type { ThemeCssOptions, ThemeToken, ThemeTokens } from './core/packs/tokens.ts'
export { themeCss, themeTokens } from './core/packs/tokens.ts'
export type { ContrastResult } from './core/theme/contrast-report.ts'
export { contrastReport } from './core/theme/contrast-report.ts'
export type { DerivedValue, ImportedValue } from './core/theme/from-css/report.ts'
export type { ThemeFromCss, ThemeFromCssOptions } from './core/theme/from-css.ts'
export { themeFromCss } from './core/theme/from-css.ts'
