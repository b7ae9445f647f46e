import type { JsonPatchOperation } from '../issue.ts'
import { isCertain, nearest } from '../nearest.ts'
import { pointerOf } from '../pointer.ts'
import type { RuleError } from '../rule-table.ts'
import { typeInWords } from '../type-in-words.ts'
import { propertiesOf } from './definition.ts'
import { asId } from './ids.ts'

/** What one kind of broken rule tells its author. */
export interface Explanation {
  readonly code: string
  readonly expected: string
  /** The whole sentence, when "X must be <expected>, not <found>." does not say it well. */
  readonly message?: string
  readonly suggestion?: unknown
  readonly patch?: readonly JsonPatchOperation[]
  /** The key below the error's place that is at fault. */
  readonly key?: string
}

/** A value that breaks a rule. */
export interface Place {
  readonly pointer: string
  /** What to call the value in a sentence. */
  readonly name: string
  readonly value: unknown
  readonly error: RuleError
}

/** What to tell the author of a value that breaks a rule, by the rule's keyword. */
export const EXPLANATIONS: Readonly<Record<string, (place: Place) => Explanation>> = {
  type: ({ pointer, value, error }) => {
    const types = [error.params.type].flat() as string[]
    const meant = types.map((type) => readAs(type, value)).find((read) => read !== undefined)
    const expected = types.map(typeInWords).join(' or ')
    // A number may still be out of range, so only a truth value is surely right.
    const mend = typeof meant === 'number' ? { suggestion: meant } : fix(pointer, meant)
    return { code: 'type-wrong', expected, ...mend }
  },
  enum: ({ pointer, value, error }) => {
    const allowed = error.params.allowedValues as string[]
    const word = typeof value === 'string' ? value.trim() : ''
    const near = nearest(word, allowed)
    const mend = isCertain(word, near) ? fix(pointer, near[0]) : { suggestion: near[0] }
    return { code: 'value-unknown', expected: `one of ${allowed.map(quote).join(', ')}`, ...mend }
  },
  const: ({ error }) => ({
    code: 'version-unknown',
    expected: quote(error.params.allowedValue as string),
  }),
  required: ({ name, error }) => {
    const key = error.params.missingProperty as string
    return { code: 'property-missing', expected: quote(key), message: `${name} needs "${key}".` }
  },
  additionalProperties: unknownProperty,
  minLength: emptyText,
  minItems: ({ error }) => {
    const { limit } = error.params
    return {
      code: 'list-too-short',
      expected: `a list of at least ${limit} ${limit === 1 ? 'item' : 'items'}`,
    }
  },
  minimum: ({ error }) => ({
    code: 'number-too-small',
    expected: `a number of at least ${error.params.limit}`,
  }),
  maximum: ({ error }) => ({
    code: 'number-too-large',
    expected: `a number of at most ${error.params.limit}`,
  }),
  pattern: ({ value }) => ({
    code: 'text-malformed',
    expected: 'lower-case letters, digits and hyphens, starting with a letter',
    suggestion: asId(String(value)),
  }),
  anyOf: (place) =>
    place.value === ''
      ? emptyText(place)
      : { code: 'form-unknown', expected: FORM_WORDS[place.error.definition ?? ''] ?? '' },
}

const FORM_WORDS: Readonly<Record<string, string>> = {
  'patternReference,columnLayout':
    'a pattern id, a reference with "pattern", or columns with "cols"',
  patternReference: 'a pattern id or a reference with "pattern"; columns do not nest',
  commandPalette: 'true, false, or an object that describes the palette',
}

function emptyText({ name }: Place): Explanation {
  return {
    code: 'text-empty',
    expected: 'text of at least one character',
    message: `${name} must not be empty.`,
  }
}

function unknownProperty({ pointer, name, value, error }: Place): Explanation {
  const key = error.params.additionalProperty as string
  const known = propertiesOf(error.definition ?? '')
  const near = nearest(
    key,
    known.filter((property) => !Object.hasOwn(value as object, property)),
  )
  const at = (property = ''): string => pointer + pointerOf([property])
  const move = { op: 'move', from: at(key), path: at(near[0]) } as const
  return {
    code: 'property-unknown',
    expected: `one of ${known.map(quote).join(', ')}`,
    message: `${name} has no property "${key}".`,
    key,
    suggestion: near[0],
    ...(isCertain(key, near) ? { patch: [move] } : {}),
  }
}

/** A text that plainly spells a value of another type, as that value. */
function readAs(type: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined
  const number = Number(value)
  const fits = type === 'integer' ? Number.isInteger(number) : Number.isFinite(number)
  return (type === 'number' || type === 'integer') && fits ? number : undefined
}

const fix = (pointer: string, value: unknown): Partial<Explanation> =>
  value === undefined ? {} : { suggestion: value, patch: [{ op: 'replace', path: pointer, value }] }

const quote = (text: string): string => `"${text}"`
