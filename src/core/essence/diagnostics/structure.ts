import { COLUMNS } from './columns.ts'
import { IDENTITY } from './identity.ts'
import { LEADS } from './leads.ts'
import { REFERENCES } from './references.ts'
import { ROUTES } from './routes.ts'
import type { Rule } from './rule.ts'

/** Names in a document that lead nowhere or to more than one thing: what a compiler must tell. */
export const STRUCTURE: readonly Rule[] = [
  ...IDENTITY,
  ...ROUTES,
  ...LEADS,
  ...COLUMNS,
  ...REFERENCES,
]
