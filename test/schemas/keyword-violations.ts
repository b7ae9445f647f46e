import { isDeepStrictEqual } from 'node:util'
import { isObject, type Schema } from '../../build/codegen/schema.ts'

/** Ways to break one rule: each is a list of values that do, the most telling first. */
export type Violations = readonly (readonly unknown[])[]

type BreakKeyword = (rule: unknown, value: unknown) => Violations

/** A break that only concerns strings, numbers, ...: a rule says nothing about other values. */
const whenType =
  <Rule, Value>(
    is: (value: unknown) => boolean,
    ways: (rule: Rule, value: Value) => Violations,
  ): BreakKeyword =>
  (rule, value) =>
    is(value) ? ways(rule as Rule, value as Value) : []

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

/** Per keyword, how a value that keeps a rule is made to break it, and little else. */
export const KEYWORD_VIOLATIONS: ReadonlyMap<string, BreakKeyword> = new Map<string, BreakKeyword>([
  ['type', (rule, value) => [valuesOfOtherType([rule].flat()), ...fractions([rule].flat(), value)]],
  ['const', (rule, value) => [valuesOutside([rule], value)]],
  ['enum', (rule, value) => [valuesOutside(rule as unknown[], value)]],
  ['pattern', whenType(isText, (rule: string, value: string) => [notMatching(rule, value)])],
  ['format', whenType(isText, () => [['yesterday']])],
  ['minLength', whenType(isText, (least: number) => [['x'.repeat(least - 1)]])],
  ['maxLength', whenType(isText, (most: number) => [['x'.repeat(most + 1)]])],
  ['minimum', whenType(isNumber, (least: number) => [[least - 1]])],
  ['maximum', whenType(isNumber, (most: number) => [[most + 1]])],
  [
    'minItems',
    whenType(Array.isArray, (least: number, list: unknown[]) => [[list.slice(0, least - 1)]]),
  ],
  [
    'maxItems',
    whenType(Array.isArray, (most: number, list: unknown[]) => [[repeatToLength(list, most + 1)]]),
  ],
  [
    'uniqueItems',
    whenType(Array.isArray, (rule, list: unknown[]) => (rule ? withDuplicate(list) : [])),
  ],
  [
    'required',
    whenType(isObject, (keys: string[], value: Schema) => keys.map((k) => [without(value, k)])),
  ],
  [
    'additionalProperties',
    whenType(isObject, (rule, value: Schema) => (rule ? [] : [[withExtraField(value)]])),
  ],
  [
    'minProperties',
    whenType(isObject, (least: number, value: Schema) => [[first(value, least - 1)]]),
  ],
])

const valuesOfOtherType = (types: readonly unknown[]): unknown[] =>
  SAMPLES.filter(([type]) => !types.includes(type)).map(([, sample]) => sample)

const fractions = (types: readonly unknown[], value: unknown): unknown[][] =>
  types.includes('integer') && typeof value === 'number' ? [[value + 0.5]] : []

/** Values outside the list, those of the same type first. */
function valuesOutside(members: readonly unknown[], value: unknown): unknown[] {
  const others = [`${value}-x`, 99, !value, ...SAMPLES.map(([, sample]) => sample)]
  const outside = others.filter((other) => !members.some((m) => isDeepStrictEqual(m, other)))
  const alike = outside.filter((other) => typeof other === typeof value)
  return [...alike, ...outside]
}

const notMatching = (pattern: string, text: string): string[] =>
  ['', ' ', `${text} `, ` ${text}`, `${text}/`, `/${text}`, '..'].filter(
    (candidate) => !new RegExp(pattern, 'u').test(candidate),
  )

const repeatToLength = (list: readonly unknown[], length: number): unknown[] =>
  Array.from({ length }, (_, index) => list[index % list.length] ?? 'text')

const withDuplicate = (list: readonly unknown[]): Violations =>
  list.length > 0 ? [[[...list, list[0]]]] : []

const without = (value: Schema, key: string): Schema => {
  const { [key]: _, ...rest } = value
  return rest
}

const withExtraField = (value: Schema): Schema => ({ ...value, 'not-a-field': true })

const first = (value: Schema, count: number): Schema =>
  Object.fromEntries(Object.entries(value).slice(0, count))
