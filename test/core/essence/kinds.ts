import { type Failure, fail, type Kind } from './rules-of.ts'

const refuseTypes = (...values: readonly unknown[]): Failure[] =>
  values.map((value) => fail('type', value))

/** A string, possibly empty. */
export const anyText: Kind = { passes: ['', 'x'], fails: refuseTypes(7, null, ['x']) }

/** A non-empty string. */
export const text: Kind = {
  passes: ['x', ' '],
  fails: [...refuseTypes(7, null, ['x']), fail('minLength', '')],
}

/** A non-empty string or null. */
export const textOrNull: Kind = {
  passes: ['x', null],
  fails: [...refuseTypes(7, false), fail('minLength', '')],
}

/** An id of a section or page. */
export const slug: Kind = {
  passes: ['a', 'a-', 'order-list', 'q4--2026'],
  fails: [
    ...refuseTypes(7, null),
    ...['', 'A', 'aB', '4a', '-a', 'a_b', 'a b', 'ä', 'a\n'].map((v) => fail('pattern', v)),
  ],
}

/** True or false. */
export const flag: Kind = { passes: [true, false], fails: refuseTypes('true', 1, null) }

/** Exactly these strings. */
export const choice = (...values: readonly string[]): Kind => ({
  passes: values,
  fails: [
    ...refuseTypes(7, null),
    ...['', `${values[0]} `, `${values[0]}x`, 'inherit'].map((value) => fail('enum', value)),
  ],
})

/** A number from `min` to `max`, whole or not. */
export const number = (min: number, max?: number): Kind => ({
  passes: [min, min + 0.5, max ?? 1e9],
  fails: [
    ...refuseTypes(`${min}`, null),
    fail('minimum', min - 0.01),
    ...(max === undefined ? [] : [fail('maximum', max + 0.01)]),
  ],
})

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number): Kind => ({
  passes: [min, max],
  fails: [
    ...refuseTypes(`${min}`, null, min + 0.5),
    fail('minimum', min - 1),
    fail('maximum', max + 1),
  ],
})

/** Any number. */
export const anyNumber: Kind = { passes: [-1.5, 0, 2], fails: refuseTypes('2', null) }

/** An object that is whole with the fields of the sample and takes no unknown one. */
export const record = (sample: Readonly<Record<string, unknown>>): Kind => ({
  passes: [sample],
  fails: [
    ...refuseTypes([], 'x', null),
    fail('additionalProperties', { ...sample, 'not-a-field': true }),
    ...Object.keys(sample).map((field) => fail('required', without(sample, field))),
  ],
})

/** An array of at least `min` items. */
export function listOf(item: Kind, min = 0): Kind {
  const [filler] = item.passes
  const none = min === 0 ? [[]] : []
  const list = (value: unknown, rest = min - 1): unknown[] => [
    value,
    ...Array.from({ length: rest }, () => filler),
  ]
  return {
    passes: [...none, ...item.passes.map((value) => list(value)), list(filler, min + 1)],
    fails: [
      ...refuseTypes({}, 'x', null),
      ...(min === 0 ? [] : [fail('minItems', list(filler).slice(1))]),
      ...item.fails.map((f) => ({ ...f, value: list(f.value), pointer: `/0${f.pointer ?? ''}` })),
    ],
  }
}

/** An object with any keys. */
export const mapOf = (value: Kind): Kind => ({
  passes: [{}, ...value.passes.map((v) => ({ '': v, 'any key': v }))],
  fails: [
    ...refuseTypes([], 'x', null),
    ...value.fails.map((f) => ({ ...f, value: { k: f.value }, pointer: `/k${f.pointer ?? ''}` })),
  ],
})

function without(sample: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field))
}
