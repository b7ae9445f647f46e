import type { Issue } from '../issue.ts'
import { pointerOf } from '../json.ts'
import type { ValidatorError } from '../validator.ts'

type Explain = (params: Readonly<Record<string, unknown>>) => string

const list = (values: unknown): string =>
  (values as unknown[]).map((value) => JSON.stringify(value)).join(', ')

/** What a broken rule asks for, in words, by JSON Schema keyword. */
const EXPECTED: ReadonlyMap<string, Explain> = new Map<string, Explain>([
  ['type', ({ type }) => `must be ${[type].flat().join(' or ')}`],
  ['enum', ({ allowedValues }) => `must be one of ${list(allowedValues)}`],
  ['const', ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`],
  ['required', ({ missingProperty }) => `needs the property "${missingProperty}"`],
  ['additionalProperties', ({ additionalProperty }) => `has no property "${additionalProperty}"`],
  ['minLength', ({ limit }) => `must have at least ${limit} character`],
  ['minItems', ({ limit }) => `must have at least ${limit} item${limit === 1 ? '' : 's'}`],
  ['minimum', ({ limit }) => `must be at least ${limit}`],
  ['maximum', ({ limit }) => `must be at most ${limit}`],
  ['pattern', ({ pattern }) => `must match ${pattern}`],
  ['anyOf', () => 'must have one of the allowed forms'],
])

/** A broken rule as an issue that points at the value and says what was expected of it. */
export function issueOf({ keyword, instancePath, params }: ValidatorError): Issue {
  const expected = EXPECTED.get(keyword)?.(params) ?? `breaks the rule "${keyword}"`
  const unknown = params.additionalProperty
  const pointer = instancePath + (typeof unknown === 'string' ? pointerOf([unknown]) : '')
  return {
    code: `essence-${keyword}`,
    severity: 'error',
    pointer,
    message: `${instancePath || 'The document'} ${expected}.`,
    expected,
  }
}
