import { validateEssence } from '../essence/validate.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import { canonicalJson } from '../json/canonical.ts'
import { Problem } from '../problem.ts'

/** The document as an essence whose order of keys says nothing; any other document is refused. */
export function parseEssence(document: unknown): EssenceV4 {
  const checked = validateEssence(document)
  if (checked.ok) return JSON.parse(canonicalJson(checked.value))
  throw new Problem('essence-invalid', 'This is not an essence document of version 4.0.0.', {
    issues: checked.issues,
  })
}
