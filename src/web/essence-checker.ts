import { fieldDoc, type Issue, validateEssence } from '../essence.ts'
import type { Checker } from './check-text.ts'

// By itself, so that the checker of another schema can share the JSON parser without the validator.

/** The checker of essence documents. Where there is no better advice, it says what the field is for. */
export const checkEssence: Checker = (value) => {
  const checked = validateEssence(value)
  return checked.ok ? checked : { ok: false, issues: checked.issues.map(withPurpose) }
}

function withPurpose(issue: Issue): Issue {
  const doc = issue.hint === undefined ? fieldDoc(placeOf(issue)) : undefined
  return doc ? { ...issue, hint: `${doc.description} Takes: ${doc.rule}.` } : issue
}

/** A missing property has no place yet: its name is what was expected. */
const placeOf = ({ code, pointer, expected = '""' }: Issue): string =>
  code === 'property-missing' ? `${pointer}/${JSON.parse(expected)}` : pointer
