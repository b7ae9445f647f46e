import { isDeepStrictEqual } from 'node:util'
import { isObject, type Schema } from '../../build/codegen/walk.ts'

/** Ways to break one rule: each is a list of values that do, the most telling first. */
export type Ways = readonly (readonly unknown[])[]

type Break = (rule: unknown, value: unknown) => Ways

/** A break that only concerns strings, numbers, ...: a rule says nothing about other values. */
const on =
  <Rule, Value>(is: (value: unknown) => boolean, ways: (rule: Rule, value: Value) => Ways): Break =>
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
export const BREAKS: ReadonlyMap<string, Break> = new Map<string, Break>([
  ['type', (rule, value) => [ofOtherType([rule].flat()), ...fractions([rule].flat(), value)]],
  ['const', (rule, value) => [notAmong([rule], value)]],
  ['enum', (rule, value) => [notAmong(rule as unknown[], value)]],
  ['pattern', on(isText, (rule: string, value: string) => [notMatching(rule, value)])],
  ['format', on(isText, () => [['yesterday']])],
  ['minLength', on(isText, (least: number) => [['x'.repeat(least - 1)]])],
  ['maxLength', on(isText, (most: number) => [['x'.repeat(most + 1)]])],
  ['minimum', on(isNumber, (least: number) => [[least - 1]])],
  ['maximum', on(isNumber, (most: number) => [[most + 1]])],
  ['minItems', on(Array.isArray, (least: number, list: unknown[]) => [[list.slice(0, least - 1)]])],
  ['maxItems', on(Array.isArray, (most: number, list: unknown[]) => [[cycled(list, most + 1)]])],
  ['uniqueItems', on(Array.isArray, (rule, list: unknown[]) => (rule ? repeated(list) : []))],
  [
    'required',
    on(isObject, (keys: string[], value: Schema) => keys.map((k) => [without(value, k)])),
  ],
  ['additionalProperties', on(isObject, (rule, value: Schema) => (rule ? [] : [[crowded(value)]]))],
  ['minProperties', on(isObject, (least: number, value: Schema) => [[first(value, least - 1)]])],
])

const ofOtherType = (types: readonly unknown[]): unknown[] =>
  SAMPLES.filter(([type]) => !types.includes(type)).map(([, sample]) => sample)

const fractions = (types: readonly unknown[], value: unknown): unknown[][] =>
  types.includes('integer') && typeof value === 'number' ? [[value + 0.5]] : []

/** Values outside the list, those of the same type first. */
function notAmong(members: readonly unknown[], value: unknown): unknown[] {
  const others = [`${value}-x`, 99, !value, ...SAMPLES.map(([, sample]) => sample)]
  const outside = others.filter((other) => !members.some((m) => isDeepStrictEqual(m, other)))
  const alike = outside.filter((other) => typeof other === typeof value)
  return [...alike, ...outside]
}

const notMatching = (pattern: string, text: string): string[] =>
  ['', ' ', `${text} `, ` ${text}`, `${text}/`, `/${text}`, '..'].filter(
    (candidate) => !new RegExp(pattern, 'u').test(candidate),
  )

const cycled = (list: readonly unknown[], length: number): unknown[] =>
  Array.from({ length }, (_, index) => list[index % list.length] ?? 'text')

const repeated = (list: readonly unknown[]): Ways => (list.length > 0 ? [[[...list, list[0]]]] : [])

const without = (value: Schema, key: string): Schema => {
  const { [key]: _, ...rest } = value
  return rest
}

const crowded = (value: Schema): Schema => ({ ...value, 'not-a-field': true })

const first = (value: Schema, count: number): Schema =>
  Object.fromEntries(Object.entries(value).slice(0, count))
