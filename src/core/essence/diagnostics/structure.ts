import { COLUMNS } from './columns.ts'
import { IDENTITY } from './identity.ts'
import { LEADS } from './leads.ts'
import { NAVIGATION } from './navigation.ts'
import { REFERENCES } from './references.ts'
import { ROUTES } from './routes.ts'
import type { Rule } from './rule.ts'
import { THEME } from './theme.ts'

/** What the parts of a document say about each other and about records: what a compiler must know. */
export const STRUCTURE: readonly Rule[] = [
  ...IDENTITY,
  ...ROUTES,
  ...LEADS,
  ...NAVIGATION,
  ...COLUMNS,
  ...REFERENCES,
  ...THEME,
]
