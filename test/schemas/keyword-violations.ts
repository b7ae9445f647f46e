import { isDeepStrictEqual } from 'node:util'
import { isObject, type Schema } from '../../build/codegen/schema.ts'

/** Violations of a rule; each is a list of values that break it, the clearest first. */
export type Violations = readonly (readonly unknown[])[]

type BreakKeyword = (rule: unknown, value: unknown) => Violations

/** Limits violations to values of a type, since a rule does not apply to other types. */
const whenType =
  <Rule, Value>(
    isType: (value: unknown) => boolean,
    violate: (rule: Rule, value: Value) => Violations,
  ): BreakKeyword =>
  (rule, value) =>
    isType(value) ? violate(rule as Rule, value as Value) : []

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'

const SAMPLES: readonly (readonly [string, unknown])[] = [
  ['string', 'text'],
  ['number', 0.5],
  ['boolean', true],
  ['null', null],
  ['array', []],
  ['object', {}],
]

/** Functions by keyword that change a valid value so that it breaks the rule and little else. */
export const KEYWORD_VIOLATIONS: ReadonlyMap<string, BreakKeyword> = new Map<string, BreakKeyword>([
  ['type', (rule, value) => [valuesOfOtherType([rule].flat()), ...fractions([rule].flat(), value)]],
  ['const', (rule, value) => [valuesOutside([rule], value)]],
  ['enum', (rule, value) => [valuesOutside(rule as unknown[], value)]],
  ['pattern', whenType(isText, (rule: string, value: string) => [notMatching(rule, value)])],
  ['format', whenType(isText, () => [['yesterday']])],
  ['minLength', whenType(isText, (min: number) => [['x'.repeat(min - 1)]])],
  ['maxLength', whenType(isText, (max: number) => [['x'.repeat(max + 1)]])],
  ['minimum', whenType(isNumber, (min: number) => [[min - 1]])],
  ['maximum', whenType(isNumber, (max: number) => [[max + 1]])],
  [
    'minItems',
    whenType(Array.isArray, (min: number, list: unknown[]) => [[list.slice(0, min - 1)]]),
  ],
  [
    'maxItems',
    whenType(Array.isArray, (max: number, list: unknown[]) => [[repeatToLength(list, max + 1)]]),
  ],
  [
    'uniqueItems',
    whenType(Array.isArray, (rule, list: unknown[]) => (rule ? withDuplicate(list) : [])),
  ],
  [
    'required',
    whenType(isObject, (keys: string[], value: Schema) =>
      keys.map((key) => [withoutKey(value, key)]),
    ),
  ],
  [
    'additionalProperties',
    whenType(isObject, (rule, value: Schema) => (rule ? [] : [[withExtraField(value)]])),
  ],
  [
    'minProperties',
    whenType(isObject, (min: number, value: Schema) => [[firstEntries(value, min - 1)]]),
  ],
])

const valuesOfOtherType = (types: readonly unknown[]): unknown[] =>
  SAMPLES.filter(([type]) => !types.includes(type)).map(([, sample]) => sample)

const fractions = (types: readonly unknown[], value: unknown): unknown[][] =>
  types.includes('integer') && typeof value === 'number' ? [[value + 0.5]] : []

/** Returns values outside the list, those of the same type first. */
function valuesOutside(members: readonly unknown[], value: unknown): unknown[] {
  const others = [`${value}-x`, 99, !value, ...SAMPLES.map(([, sample]) => sample)]
  const outside = others.filter(
    (other) => !members.some((member) => isDeepStrictEqual(member, other)),
  )
  const sameType = outside.filter((other) => typeof other === typeof value)
  return [...sameType, ...outside]
}

const notMatching = (pattern: string, text: string): string[] =>
  ['', ' ', `${text} `, ` ${text}`, `${text}/`, `/${text}`, '..'].filter(
    (candidate) => !new RegExp(pattern, 'u').test(candidate),
  )

const repeatToLength = (list: readonly unknown[], length: number): unknown[] =>
  Array.from({ length }, (_, index) => list[index % list.length] ?? 'text')

const withDuplicate = (list: readonly unknown[]): Violations =>
  list.length > 0 ? [[[...list, list[0]]]] : []

const withoutKey = (value: Schema, key: string): Schema => {
  const { [key]: _, ...rest } = value
  return rest
}

const withExtraField = (value: Schema): Schema => ({ ...value, 'not-a-field': true })

const firstEntries = (value: Schema, count: number): Schema =>
  Object.fromEntries(Object.entries(value).slice(0, count))
