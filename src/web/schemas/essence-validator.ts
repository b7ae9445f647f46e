import { fieldDoc, type Issue, validateEssence } from '../../essence.ts'
import type { DocumentValidator } from './validate-text.ts'

// By itself, so that the checker of another schema can share the JSON parser without the validator.

/** The checker of essence documents. Where there is no better advice, it says what the field is for. */
export const essenceValidator: DocumentValidator = (value) => {
  const checked = validateEssence(value)
  return checked.ok ? checked : { ok: false, issues: checked.issues.map(addFieldHint) }
}

function addFieldHint(issue: Issue): Issue {
  const doc = issue.hint === undefined ? fieldDoc(getFieldPointer(issue)) : undefined
  if (!doc) return issue
  // What an object takes is told by its own fields.
  const rule = doc.rule.endsWith('(object)') ? '' : ` Takes: ${doc.rule}.`
  return { ...issue, hint: doc.description + rule }
}

/** A missing property has no place yet: its name is what was expected. */
const getFieldPointer = ({ code, pointer, expected = '""' }: Issue): string =>
  code === 'property-missing' ? `${pointer}/${JSON.parse(expected)}` : pointer
