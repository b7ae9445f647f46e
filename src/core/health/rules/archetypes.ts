import type { RecordRule } from '../rule.ts'
import { uniquePageIdsRule } from './a1-pages-unique.ts'
import { patternsExistRule } from './a2-patterns-resolve.ts'
import { aliasesRule } from './a3-aliases.ts'
import { pageBriefsRule } from './a4-page-briefs.ts'
import { shellRule } from './a5-shell.ts'
import { archetypeRoleRule } from './a6-role.ts'
import { navigationRule } from './a7-navigation.ts'
import { columnsRule } from './a8-columns.ts'

/** What is asked of archetypes, in the order of the rules' names; A9 needs time: essences.ts. */
export const ARCHETYPE_RULES: readonly RecordRule<'archetypes'>[] = [
  uniquePageIdsRule,
  patternsExistRule,
  aliasesRule,
  pageBriefsRule,
  shellRule,
  archetypeRoleRule,
  navigationRule,
  columnsRule,
]
