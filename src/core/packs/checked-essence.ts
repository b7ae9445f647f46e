import { compare } from '../compare.ts'
import { isFields } from '../content/fields.ts'
import { validateEssence } from '../essence/validate.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import { Problem } from '../problem.ts'

/** The document as an essence whose order of keys says nothing; any other document is refused. */
export function checkedEssence(document: unknown): EssenceV4 {
  const checked = validateEssence(document)
  if (checked.ok) return JSON.parse(JSON.stringify(checked.value), byKey)
  throw new Problem('essence-invalid', 'This is not an essence document of version 4.0.0.', {
    issues: checked.issues,
  })
}

/** An object with its keys by code unit; anything else as it is. */
const byKey = (_: string, value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => compare(a, b)))
    : value
