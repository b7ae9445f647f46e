import { createLocator, parseJson } from '../../essence.ts'
import type { Issue, ValidationResult } from '../../index.ts'

/** Validates a value against one schema. */
export type DocumentValidator = (
  value: unknown,
) => ValidationResult<unknown> | Promise<ValidationResult<unknown>>

/** The outcome of validating a text. */
export type ValidationOutcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'broken'; readonly issues: readonly Issue[] }
  | { readonly kind: 'valid' }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'failed'; readonly message: string }

/** Validates a text that should be a JSON document. Loads the validator only if it is JSON. */
export async function validateText(
  text: string,
  load: () => Promise<DocumentValidator>,
): Promise<ValidationOutcome> {
  if (text.trim() === '') return { kind: 'empty' }
  const parsed = parseJson(text)
  if (!parsed.ok) return { kind: 'broken', issues: parsed.issues }
  try {
    const validate = await load()
    const result = await validate(parsed.value)
    if (result.ok) return { kind: 'valid' }
    return { kind: 'invalid', issues: addLocations(result.issues, text) }
  } catch (error) {
    // The reader must see why there is no result, such as a failed download.
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Adds line and column to issues, except to those about the whole document. */
function addLocations(issues: readonly Issue[], text: string): Issue[] {
  const locate = createLocator(text)
  return issues.map((issue) =>
    issue.pointer === '' ? issue : { ...issue, location: locate(issue.pointer) },
  )
}
