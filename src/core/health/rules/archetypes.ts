import type { RecordRule } from '../rule.ts'
import { pagesUnique } from './a1-pages-unique.ts'
import { patternsResolve } from './a2-patterns-resolve.ts'
import { aliasesUnique } from './a3-aliases.ts'
import { pageBriefs } from './a4-page-briefs.ts'
import { shellResolves } from './a5-shell.ts'
import { roleKept } from './a6-role.ts'
import { navigationRoutes } from './a7-navigation.ts'
import { columnsNamed } from './a8-columns.ts'

/** What is asked of archetypes, in the order of the rules' names; A9 needs time: essences.ts. */
export const ARCHETYPE_RULES: readonly RecordRule<'archetypes'>[] = [
  pagesUnique,
  patternsResolve,
  aliasesUnique,
  pageBriefs,
  shellResolves,
  roleKept,
  navigationRoutes,
  columnsNamed,
]
