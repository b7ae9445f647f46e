import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import { RULES } from '../generated/validators/essence.v4.ts'
import type { Issue, ValidationResult } from '../issue.ts'
import { issuesOf } from './issues.ts'
import { chooseForm } from './union.ts'
import { isOlder } from './version.ts'

/** A value as an essence document of version 4.0.0, or everything that is wrong with it. */
export function validateEssence(value: unknown): ValidationResult<EssenceV4> {
  const errors = RULES.errorsOf(value, chooseForm)
  if (errors.length === 0) return { ok: true, value: value as EssenceV4 }
  if (!isOlder(value)) return { ok: false, issues: issuesOf(value, errors) }
  // An older document is right by its own rules: listing where it breaks the new ones would not help.
  const told = errors.filter(({ keyword }) => keyword === 'const')
  return { ok: false, issues: issuesOf(value, told).map(asOld) }
}

const asOld = (issue: Issue): Issue => ({
  ...issue,
  code: 'version-old',
  hint: 'migrateEssence turns it into version 4.0.0.',
})
