import type { Issue } from '../../kernel/finding.ts'
import type { ValidatorError } from '../../kernel/schema/ajv.ts'
import { toIssues } from '../../kernel/schema/issues.ts'
import { ESSENCE_ISSUE_OPTIONS } from '../issue-options.ts'

/** Returns the issues of a document against the schema of its own version, in document order. */
export const toSourceIssues = (
  version: string,
  document: unknown,
  errors: readonly ValidatorError[],
): Issue[] =>
  toIssues(document, errors, {
    ...ESSENCE_ISSUE_OPTIONS,
    getCode: () => 'migration-source-invalid',
    hint: `Fix it according to the schema of ${version}, then migrate it.`,
  })
