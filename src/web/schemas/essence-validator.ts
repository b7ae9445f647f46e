import { fieldDoc, type Issue, validateEssence } from '../../essence.ts'
import type { DocumentValidator } from './validate-text.ts'

/** Validates an essence. An issue without a hint explains the purpose of its field. */
export const essenceValidator: DocumentValidator = (value) => {
  const checked = validateEssence(value)
  return checked.ok ? checked : { ok: false, issues: checked.issues.map(addFieldHint) }
}

function addFieldHint(issue: Issue): Issue {
  const doc = issue.hint === undefined ? fieldDoc(getFieldPointer(issue)) : undefined
  if (!doc) return issue
  // The rule of an object is the sum of its fields.
  const rule = doc.rule.endsWith('(object)') ? '' : ` Takes: ${doc.rule}.`
  return { ...issue, hint: doc.description + rule }
}

/** Returns the pointer of a field. That of a missing property is its parent's and its name. */
const getFieldPointer = ({ code, pointer, expected = '""' }: Issue): string =>
  code === 'property-missing' ? `${pointer}/${JSON.parse(expected)}` : pointer
