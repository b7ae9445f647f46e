import { type JsonPath, toPointer } from '../json/pointer.ts'
import { isClearMatch, nearest } from '../nearest.ts'
import { truncate } from '../text.ts'
import type { ErrorParams, ValidatorError } from './ajv.ts'

/** How the issues of one kind of document differ from those of others. */
export interface IssueOptions {
  /** The code of an issue, by default one for each kind of broken rule. */
  readonly getCode?: (keyword: string) => string | undefined
  /** The hint of an issue that has no suggestion. */
  readonly hint?: string
  /** Describes in words what may be at a pointer where the schema has a union. */
  readonly describeUnion?: (pointer: string) => string | undefined
  /** Explains the regular expressions of the schema, by their source. */
  readonly patterns?: Readonly<Record<string, PatternExplanation>>
}

/** What a regular expression means, and how to turn another text into one that matches. */
export interface PatternExplanation {
  readonly expected: string
  readonly suggest: (text: string) => string | undefined
}

/** A broken rule and the value that breaks it. */
export interface Cause {
  readonly keyword: string
  readonly params: ErrorParams
  /** Where the value is, or would be if it were not missing. */
  readonly path: JsonPath
  readonly value: unknown
  /** The object or list around the value. */
  readonly owner: unknown
}

/** What an issue says about one kind of broken rule. */
export interface Explanation {
  readonly code: string
  readonly expected: string
  /** The whole sentence, if "X must be <expected>, not <found>." does not fit. */
  readonly message?: string
  readonly suggestion?: unknown
  /** True if the suggestion is safe to apply. */
  readonly isCertain?: boolean
}

/** Explains to the author what a broken rule expects, and what may be meant instead. */
export const explain: Explain = (cause, options) =>
  (EXPLANATIONS[cause.keyword] ?? explainOther)(cause, options)

type Explain = (cause: Cause, options: IssueOptions) => Explanation

const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  type: ({ value, params: { type = [] } }) => {
    const types = [type].flat()
    const scalar = parseScalar(value)
    const suggestion = types.some((name) => SCALAR_CHECKS[name]?.(scalar)) ? scalar : undefined
    return {
      code: 'type-wrong',
      expected: types.map(getTypeLabel).join(' or '),
      suggestion,
      // A number may still be out of range, so only a boolean is certain.
      isCertain: typeof suggestion === 'boolean',
    }
  },
  enum: ({ value, params: { allowedValues = [] } }) => ({
    code: 'value-unknown',
    ...explainChoices(allowedValues, typeof value === 'string' ? value.trim() : ''),
  }),
  const: ({ params: { allowedValue } }) => ({
    code: 'value-unknown',
    expected: JSON.stringify(allowedValue),
  }),
  required: ({ path }) => {
    const expected = `"${path.at(-1)}"`
    return {
      code: 'property-missing',
      expected,
      message: `${describeParent(path)} needs ${expected}.`,
    }
  },
  additionalProperties: ({ path, owner, params: { properties = [] } }) => {
    const key = String(path.at(-1))
    return {
      code: 'property-unknown',
      message: `Unknown property "${key}".`,
      ...explainChoices(properties, key, Object(owner)),
    }
  },
  propertyNames: ({ path }) => ({
    code: 'property-unknown',
    expected: 'another property name',
    message: `${describeParent(path)} must not have a property named "${path.at(-1)}".`,
  }),
  minLength: ({ path, params: { limit } }) =>
    limit === 1
      ? {
          code: 'text-empty',
          expected: 'text of at least one character',
          message: `${describePath(path)} must not be empty.`,
        }
      : { code: 'text-too-short', expected: `text of at least ${limit} characters` },
  maxLength: ({ params: { limit } }) => ({
    code: 'text-too-long',
    expected: `text of at most ${limit} characters`,
  }),
  pattern: ({ value, params: { pattern = '' } }, { patterns }) => ({
    code: 'text-malformed',
    expected: patterns?.[pattern]?.expected ?? `text that matches ${pattern}`,
    suggestion: patterns?.[pattern]?.suggest(String(value)),
  }),
  format: () => ({
    code: 'text-malformed',
    expected: 'a date and time such as "2026-01-31T12:00:00Z"',
  }),
  minItems: ({ params: { limit } }) => ({
    code: 'list-too-short',
    expected: `a list of ${limit} or more`,
  }),
  maxItems: ({ params: { limit } }) => ({
    code: 'list-too-long',
    expected: `a list of ${limit} or fewer`,
  }),
  uniqueItems: ({ path }) => ({
    code: 'list-item-repeated',
    expected: 'a list of different items',
    message: `${describePath(path)} must not have the same item twice.`,
  }),
  minProperties: ({ params: { limit } }) => ({
    code: 'object-too-small',
    expected: `an object with at least ${limit} ${limit === 1 ? 'property' : 'properties'}`,
  }),
  minimum: ({ params: { limit } }) => ({
    code: 'number-too-small',
    expected: `a number of at least ${limit}`,
  }),
  maximum: ({ params: { limit } }) => ({
    code: 'number-too-large',
    expected: `a number of at most ${limit}`,
  }),
  anyOf: explainUnion,
  oneOf: explainUnion,
}

const explainOther: Explain = ({ keyword, path }) => ({
  code: 'value-invalid',
  expected: `a value that follows the rule "${keyword}"`,
  message: `${describePath(path)} must follow the rule "${keyword}".`,
})

function explainUnion({ path, params }: Cause, { describeUnion }: IssueOptions): Explanation {
  const alternatives = (params.alternatives ?? []).flatMap(describeAlternative)
  const expected =
    describeUnion?.(toPointer(path)) ?? ([...new Set(alternatives)].join(' or ') || 'one form only')
  return { code: 'form-unknown', expected }
}

/** Describes the values that one branch of a union accepts, by the rule that this value breaks. */
function describeAlternative({ keyword, params }: ValidatorError): readonly string[] {
  if (keyword === 'type') return [params.type ?? []].flat().map(getTypeLabel)
  if (keyword === 'const') return [JSON.stringify(params.allowedValue)]
  if (keyword === 'required') return [`an object with "${params.missingProperty}"`]
  return params.alternatives?.flatMap(describeAlternative) ?? ['another value']
}

const TYPE_LABELS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const getTypeLabel = (type: string): string => TYPE_LABELS[type] ?? type

/** Reads a text that spells a boolean or a number. */
function parseScalar(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  return value === 'true' ? true : value === 'false' ? false : Number(value)
}

const SCALAR_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  number: Number.isFinite,
  integer: Number.isInteger,
}

/** Lists the allowed values and suggests the nearest one that is not yet in use. */
function explainChoices(choices: readonly unknown[], wrong: string, used: object = {}) {
  const words = choices.filter((choice) => typeof choice === 'string')
  const near = nearest(
    wrong,
    words.filter((word) => !Object.hasOwn(used, word)),
  )
  return {
    expected: `one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`,
    suggestion: near[0],
    isCertain: isClearMatch(wrong, near),
  }
}

/** Names the value at a path in a sentence. */
export function describePath(path: JsonPath): string {
  const [last = '', list] = path.toReversed()
  if (path.length === 0) return 'The document'
  return typeof last === 'number' ? `Item ${last + 1} of "${list}"` : `"${last}"`
}

const describeParent = (path: JsonPath): string => describePath(path.slice(0, -1))

/** Describes a value in a sentence: as JSON if it is short, otherwise by its kind. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return truncate(JSON.stringify(value) ?? 'nothing', 40)
}
