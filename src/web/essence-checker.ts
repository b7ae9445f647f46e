import { fieldDoc, type Issue, validateEssence } from '../essence.ts'
import type { Checker } from './check-text.ts'

// By itself, so that the checker of another schema can share the JSON parser without the validator.

/** The checker of essence documents. Where there is no better advice, it says what the field is for. */
export const checkEssence: Checker = (value) => {
  const checked = validateEssence(value)
  return checked.ok ? checked : { ok: false, issues: checked.issues.map(withPurpose) }
}

function withPurpose(issue: Issue): Issue {
  const description = issue.hint ?? fieldDoc(issue.pointer)?.description
  return description ? { ...issue, hint: description } : issue
}
