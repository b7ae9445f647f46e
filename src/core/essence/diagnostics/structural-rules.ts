import { COLUMN_RULES } from './columns.ts'
import { DUPLICATE_ID_RULES } from './duplicate-ids.ts'
import { LINK_RULES } from './navigation.ts'
import { REFERENCE_RULES } from './references.ts'
import { ROUTE_RULES } from './routes.ts'
import type { DiagnosticRule } from './rule.ts'

/**
 * Ids, aliases, routes and names of columns, widths and records that lead nowhere or to more than
 * one thing: what a compiler marks or decides.
 */
export const STRUCTURAL_RULES: readonly DiagnosticRule[] = [
  ...DUPLICATE_ID_RULES,
  ...ROUTE_RULES,
  ...LINK_RULES,
  ...COLUMN_RULES,
  ...REFERENCE_RULES,
]
