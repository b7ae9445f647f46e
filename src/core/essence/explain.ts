import type { Issue } from '../issue.ts'
import { pointerOf, segmentsOf, valueAt } from '../pointer.ts'
import type { RuleError } from '../rule-table.ts'
import { EXPLANATIONS } from './explanations.ts'

/** A broken rule as an issue: where it is, what was expected and found, and the nearest right thing. */
export function explain(document: unknown, error: RuleError): Issue {
  const pointer = error.instancePath
  const value = valueAt(document, pointer)
  const name = nameOf(document, pointer)
  const explanation = EXPLANATIONS[error.keyword]?.({ pointer, name, value, error })
  if (!explanation) throw new Error(`No words for the rule "${error.keyword}".`)
  const { code, expected, suggestion, patch, key } = explanation
  const at = key === undefined ? pointer : pointer + pointerOf([key])
  const found = error.keyword === 'required' ? 'nothing' : describe(valueAt(document, at))
  return {
    code,
    severity: 'error',
    pointer: at,
    message: explanation.message ?? `${name} must be ${expected}, not ${found}.`,
    expected,
    found,
    ...(suggestion === undefined ? {} : { suggestion, hint: hintOf(suggestion) }),
    ...(patch === undefined ? {} : { patch }),
  }
}

const hintOf = (suggestion: unknown): string => `Did you mean ${JSON.stringify(suggestion)}?`

function nameOf(document: unknown, pointer: string): string {
  const segments = segmentsOf(pointer)
  const last = segments.pop()
  if (last === undefined) return 'The document'
  const isItem = Array.isArray(valueAt(document, pointerOf(segments)))
  return isItem ? `Item ${Number(last) + 1} of "${segments.at(-1)}"` : `"${last}"`
}

const LONGEST = 40

function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text
}
