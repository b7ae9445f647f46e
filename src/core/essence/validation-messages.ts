import type { Issue } from '../issue.ts'
import type { JsonPath } from '../json/pointer.ts'
import { toPointer } from '../json/pointer.ts'
import { omitUndefined } from '../json/value.ts'
import { isClearMatch, nearest } from '../nearest.ts'
import { type Keyword, type RuleError, TYPE_CHECKS } from '../schema/compact-validator.ts'
import { truncate } from '../text.ts'
import { toId } from './ids.ts'

/** What one kind of broken rule tells its author. */
export interface Explanation {
  readonly code: string
  readonly expected: string
  /** The whole sentence, when "X must be <expected>, not <found>." does not say it well. */
  readonly message?: string
  readonly suggestion?: unknown
  /** Whether the suggestion is surely right. */
  readonly isCertain?: boolean
}

/** What to tell the author of a value that breaks a rule, by the rule's keyword. */
export const EXPLANATIONS_BY_KEYWORD: Readonly<Record<Keyword, (error: RuleError) => Explanation>> =
  {
    type: ({ value, expected }) => {
      const types = expected as string[]
      const read = parseScalar(value)
      const suggestion = types.some((type) => TYPE_CHECKS[type]?.(read)) ? read : undefined
      return {
        code: 'type-wrong',
        expected: types.join(' or '),
        suggestion,
        // A number may still be out of range, so only a truth value is surely right.
        isCertain: typeof suggestion === 'boolean',
      }
    },
    enum: ({ value, expected }) => ({
      code: 'value-unknown',
      ...explainAllowedWords(expected as string[], typeof value === 'string' ? value.trim() : ''),
    }),
    const: ({ expected }) => ({ code: 'version-unknown', expected: `"${expected}"` }),
    required: ({ path }) => {
      const expected = `"${path.at(-1)}"`
      return {
        code: 'property-missing',
        expected,
        message: `${describeParent(path)} needs ${expected}.`,
      }
    },
    additionalProperties: ({ path, expected, owner }) => {
      const key = String(path.at(-1))
      return {
        code: 'property-unknown',
        message: `${describeParent(path)} has no property "${key}".`,
        ...explainAllowedWords(expected as string[], key, owner as object),
      }
    },
    minLength: explainEmptyText,
    minItems: ({ expected }) => ({
      code: 'list-too-short',
      expected: `a list of ${expected} or more`,
    }),
    minimum: ({ expected }) => ({
      code: 'number-too-small',
      expected: `a number of at least ${expected}`,
    }),
    maximum: ({ expected }) => ({
      code: 'number-too-large',
      expected: `a number of at most ${expected}`,
    }),
    pattern: ({ value }) => ({
      code: 'text-malformed',
      expected: 'lower-case letters, digits and hyphens, starting with a letter',
      suggestion: toId(String(value)),
    }),
    anyOf: (error) =>
      error.value === ''
        ? explainEmptyText(error)
        : { code: 'form-unknown', expected: UNION_DESCRIPTIONS[String(error.expected)] ?? '' },
  }

const UNION_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'patternReference,columnLayout':
    'a pattern id, a reference with "pattern", or columns with "cols"',
  patternReference: 'a pattern id or a reference with "pattern"; columns do not nest',
  commandPalette: 'true, false, or an object that describes the palette',
}

function explainEmptyText({ path }: RuleError): Explanation {
  return {
    code: 'text-empty',
    expected: 'text of at least one character',
    message: `${describePath(path)} must not be empty.`,
  }
}

/** What to call the value at a path in a sentence. */
export function describePath(path: JsonPath): string {
  const [last = '', list] = path.toReversed()
  if (path.length === 0) return 'The document'
  return typeof last === 'number' ? `Item ${last + 1} of "${list}"` : `"${last}"`
}

const describeParent = (path: JsonPath): string => describePath(path.slice(0, -1))

/** The words that may stand in the place of another, and the nearest one that is not there yet. */
function explainAllowedWords(words: readonly string[], wrong: string, taken = {}) {
  const near = nearest(
    wrong,
    words.filter((word) => !Object.hasOwn(taken, word)),
  )
  return {
    expected: `one of ${words.map((word) => `"${word}"`).join(', ')}`,
    suggestion: near[0],
    isCertain: isClearMatch(wrong, near),
  }
}

/** A text that plainly spells a truth value or a number, as that. */
function parseScalar(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  return value === 'true' ? true : value === 'false' ? false : Number(value)
}

/** An issue and the pointer of the property that it is about, also when that is missing or misspelt. */
export interface PropertyIssue {
  readonly issue: Issue
  readonly property: string
}

/** A broken rule as an issue: where it is, what was expected and found, and the nearest right thing. */
export function toPropertyIssue(error: RuleError): PropertyIssue {
  const { keyword, path, value } = error
  const explanation = EXPLANATIONS_BY_KEYWORD[keyword](error)
  const { code, expected, suggestion, isCertain } = explanation
  const found = describeValue(value)
  const owner = path.slice(0, -1)
  const pointer = toPointer(keyword === 'required' ? owner : path)
  const isName = keyword === 'additionalProperties' && suggestion
  const property = toPointer(isName ? [...owner, String(suggestion)] : path)
  const patch = isName
    ? ({ op: 'move', from: pointer, path: property } as const)
    : ({ op: 'replace', path: pointer, value: suggestion } as const)
  const issue = omitUndefined({
    code,
    severity: 'error' as const,
    pointer,
    message: explanation.message ?? `${describePath(path)} must be ${expected}, not ${found}.`,
    expected,
    found,
    suggestion,
    hint: suggestion === undefined ? undefined : `Did you mean ${JSON.stringify(suggestion)}?`,
    patch: isCertain ? [patch] : undefined,
  })
  return { issue, property }
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return truncate(JSON.stringify(value) ?? 'nothing', 40)
}
