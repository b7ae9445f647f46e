export type { FacetCounts } from './api/facets.ts'
export { countFacets, countValues, listFilterValues } from './api/facets.ts'
export { createEtag, isFresh } from './api/http/etag.ts'

export {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  isPreviewPath,
  PREVIEW_POLICY,
} from './api/http/headers.ts'
export type { ParameterProblem } from './api/parameter-problem.ts'
export { describeBounds, isParameterProblem } from './api/parameter-problem.ts'
export type {
  Parameter,
  ParameterTable,
  RequestKind,
} from './api/parameter-types.ts'
export type { ParameterName } from './api/parameters.ts'
export { getDefault, PARAMETERS } from './api/parameters.ts'
export { isApiPath, toFilePath } from './api/paths.ts'

export { ROUTES } from './api/routes.ts'
export type { ListFilter } from './api/row-filter.ts'
export { matchesFilter } from './api/row-filter.ts'
export { parseContentType, TYPE_DESCRIPTIONS, toSingular } from './core/content/content-types.ts'
export { leaveOutAccounts } from './core/essence/compose/leave-out-accounts.ts'
export { changeTheme } from './core/essence/compose/theme-dna.ts'
export { parseJob } from './core/essence/model/label-values.ts'
export { BREAKPOINTS } from './core/kernel/breakpoints.ts'
export { COLOR_NAMES, parseColorName, parseCssColor, toHex } from './core/kernel/color/color.ts'
export type { Draft } from './core/kernel/finding.ts'
export { isSameJson } from './core/kernel/json/canonical.ts'
export { parsePointer } from './core/kernel/json/pointer.ts'
export { asArray, asObject, asString, asStrings, isObject } from './core/kernel/json/value.ts'
export { nearest } from './core/kernel/nearest.ts'
export { formatHint } from './core/kernel/problem.ts'
export { capitalize, humanize, pluralize } from './core/kernel/text.ts'
export { findBrandColor } from './core/theme/create/brand-color.ts'
export { CHARACTER_STYLES } from './core/theme/create/characters.ts'
export type { FontFolder } from './core/theme/fonts.ts'
export { fontFaceCss, selectFontFiles, withFontFallbacks } from './core/theme/fonts.ts'
