import { validate } from '../generated/validators/essence.v4.ts'
import type { Issue, ValidationResult } from '../kernel/finding.ts'
import type { ValidatorError } from '../kernel/schema/ajv.ts'
import { toIssues } from '../kernel/schema/issues.ts'
import { ESSENCE_ISSUE_OPTIONS } from './issue-options.ts'
import type { Essence } from './version.ts'
import { ESSENCE_VERSION, isOlderVersion } from './version.ts'

/**
 * Validates a value as an essence of the current version; returns it or all of its issues.
 *
 * @example
 * import { validateEssence } from '@svc/content/essence'
 *
 * const result = validateEssence({ version: '3.0.0' })
 * result.ok // => false
 * result.issues[0].pointer // => '/version'
 */
export function validateEssence(value: unknown): ValidationResult<Essence> {
  if (validate(value)) return { ok: true, value }
  const errors = validate.errors ?? []
  if (!isOlderVersion(value)) return { ok: false, issues: toEssenceIssues(value, errors) }
  // An older document is valid by its own schema: its errors against the new one would not help.
  const outdated = errors.filter(({ instancePath }) => instancePath === '/version')
  return { ok: false, issues: toEssenceIssues(value, outdated).map(toOutdatedIssue) }
}

const toEssenceIssues = (value: unknown, errors: readonly ValidatorError[]): Issue[] =>
  toIssues(value, errors, {
    ...ESSENCE_ISSUE_OPTIONS,
    // The version is the only constant of the schema.
    getCode: (keyword) => (keyword === 'const' ? 'version-unknown' : undefined),
  })

const toOutdatedIssue = (issue: Issue): Issue => ({
  ...issue,
  code: 'version-old',
  hint: `migrateEssence turns it into version ${ESSENCE_VERSION}.`,
})
