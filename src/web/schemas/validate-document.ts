import { VALIDATORS } from '#validators'
import { toIssues } from '../../describe.ts'
import type { DocumentValidator } from './validate-text.ts'

/** Loads the validator of a schema, which is code of its own and needs no `eval`. */
export async function loadDocumentValidator(name: string): Promise<DocumentValidator> {
  const load = VALIDATORS[name]
  if (!load) throw new Error(`There is no validator for "${name}".`)
  const { validate } = await load()
  return (value) =>
    validate(value)
      ? { ok: true, value }
      : { ok: false, issues: toIssues(value, validate.errors ?? []) }
}
