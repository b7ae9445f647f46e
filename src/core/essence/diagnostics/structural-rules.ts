import { COLUMN_RULES } from './columns.ts'
import { DUPLICATE_ID_RULES } from './duplicate-ids.ts'
import { LINK_RULES } from './navigation.ts'
import { REFERENCE_RULES } from './references.ts'
import { ROUTE_RULES } from './routes.ts'
import type { DiagnosticRule } from './rule.ts'

/**
 * The rules about ids, aliases, routes, columns, breakpoints and records that are unknown or
 * ambiguous. Packs are compiled despite such issues, so they always come with these.
 */
export const STRUCTURAL_RULES: readonly DiagnosticRule[] = [
  ...DUPLICATE_ID_RULES,
  ...ROUTE_RULES,
  ...LINK_RULES,
  ...COLUMN_RULES,
  ...REFERENCE_RULES,
]
