import { COLUMNS } from './columns.ts'
import { IDENTITY } from './identity.ts'
import { LEADS } from './leads.ts'
import { REFERENCES } from './references.ts'
import { ROUTES } from './routes.ts'
import type { Rule } from './rule.ts'

/**
 * Ids, aliases, routes and names of columns, widths and records that lead nowhere or to more than
 * one thing: what a compiler marks or decides.
 */
export const STRUCTURE: readonly Rule[] = [
  ...IDENTITY,
  ...ROUTES,
  ...LEADS,
  ...COLUMNS,
  ...REFERENCES,
]
