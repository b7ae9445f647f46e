import type { Issue } from '../issue.ts'
import { pointerOf, segmentsOf, valueAt } from '../pointer.ts'
import { EXPLANATIONS } from './explanations.ts'
import type { PlacedError } from './union.ts'

/** A broken rule as an issue: where it is, what was expected and found, and the nearest right thing. */
export function explain(document: unknown, error: PlacedError): Issue {
  const pointer = error.instancePath
  const value = valueAt(document, pointer)
  const name = nameOf(pointer)
  const explanation = EXPLANATIONS[error.keyword]?.({ pointer, name, value, error })
  if (!explanation) throw new Error(`No words for the rule "${error.keyword}".`)
  const { code, expected, suggestion, patch, key } = explanation
  const found = describe(value)
  return {
    code,
    severity: 'error',
    pointer: key === undefined ? pointer : pointer + pointerOf([key]),
    message: explanation.message ?? `${name} must be ${expected}, not ${found}.`,
    expected,
    found: error.keyword === 'required' ? 'nothing' : found,
    ...(suggestion === undefined ? {} : { suggestion, hint: hintOf(suggestion) }),
    ...(patch === undefined ? {} : { patch }),
  }
}

const hintOf = (suggestion: unknown): string => `Did you mean ${JSON.stringify(suggestion)}?`

function nameOf(pointer: string): string {
  const [last, before] = segmentsOf(pointer).reverse()
  if (last === undefined) return 'The document'
  return /^\d+$/.test(last) && before ? `Item ${Number(last) + 1} of "${before}"` : `"${last}"`
}

const LONGEST = 40

function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text
}
