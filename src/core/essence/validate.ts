import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import { validate } from '../generated/validators/essence.v4.ts'
import type { Checked } from '../issue.ts'
import { issueOf } from './issues.ts'

/** A value as an essence document of version 4.0.0, or every rule that it breaks. */
export function validateEssence(value: unknown): Checked<EssenceV4> {
  if (validate(value)) return { ok: true, value }
  return { ok: false, issues: (validate.errors ?? []).map(issueOf) }
}
