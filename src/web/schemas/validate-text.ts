import { createLocator, parseJson } from '../../essence.ts'
import type { Issue, ValidationResult } from '../../index.ts'

/** Checks a value against one schema. */
export type DocumentValidator = (
  value: unknown,
) => ValidationResult<unknown> | Promise<ValidationResult<unknown>>

/** How the check of a text ended. */
export type ValidationOutcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'broken'; readonly issues: readonly Issue[] }
  | { readonly kind: 'valid' }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'failed'; readonly message: string }

/** Checks a text that should be a JSON document. The checker is loaded only once it is JSON. */
export async function validateText(
  text: string,
  load: () => Promise<DocumentValidator>,
): Promise<ValidationOutcome> {
  if (text.trim() === '') return { kind: 'empty' }
  const parsed = parseJson(text)
  if (!parsed.ok) return { kind: 'broken', issues: parsed.issues }
  try {
    const check = await load()
    const checked = await check(parsed.value)
    if (checked.ok) return { kind: 'valid' }
    return { kind: 'invalid', issues: addLocations(checked.issues, text) }
  } catch (error) {
    // Whatever stopped the check, the person who asked for it must be told.
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** The document as a whole has no place worth going to. */
function addLocations(issues: readonly Issue[], text: string): Issue[] {
  const locate = createLocator(text)
  return issues.map((issue) =>
    issue.pointer === '' ? issue : { ...issue, location: locate(issue.pointer) },
  )
}
