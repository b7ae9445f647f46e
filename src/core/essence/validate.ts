import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import { RULES } from '../generated/validators/essence.v4.ts'
import type { Issue, ValidationResult } from '../issue.ts'
import { toIssues } from './issues.ts'
import { chooseDefinition } from './union.ts'
import { isOlderVersion } from './version.ts'

/** A value as an essence document of version 4.0.0, or everything that is wrong with it. */
export function validateEssence(value: unknown): ValidationResult<EssenceV4> {
  const errors = RULES.errorsOf(value, chooseDefinition)
  if (errors.length === 0) return { ok: true, value: value as EssenceV4 }
  if (!isOlderVersion(value)) return { ok: false, issues: toIssues(value, errors) }
  // An older document is right by its own rules: listing where it breaks the new ones would not help.
  const told = errors.filter(({ keyword }) => keyword === 'const')
  return { ok: false, issues: toIssues(value, told).map(toOutdatedIssue) }
}

const toOutdatedIssue = (issue: Issue): Issue => ({
  ...issue,
  code: 'version-old',
  hint: 'migrateEssence turns it into version 4.0.0.',
})
