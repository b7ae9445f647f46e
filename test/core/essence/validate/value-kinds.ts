import { createFailure, type Failure, type Kind } from './rule.ts'

const typeFailures = (...values: readonly unknown[]): Failure[] =>
  values.map((value) => createFailure('type', value))

/** A string, possibly empty. */
export const anyTextKind: Kind = { passes: ['', 'x'], fails: typeFailures(7, null, ['x']) }

/** A non-empty string. */
export const textKind: Kind = {
  passes: ['x', ' '],
  fails: [...typeFailures(7, null, ['x']), createFailure('minLength', '')],
}

/** A non-empty string or null. */
export const textOrNullKind: Kind = {
  passes: ['x', null],
  fails: [...typeFailures(7, false), createFailure('minLength', '')],
}

/** An id of a section or page. */
export const slugKind: Kind = {
  passes: ['a', 'a-', 'order-list', 'q4--2026'],
  fails: [
    ...typeFailures(7, null),
    ...['', 'A', 'aB', '4a', '-a', 'a_b', 'a b', 'ä', 'a\n'].map((v) =>
      createFailure('pattern', v),
    ),
  ],
}

/** True or false. */
export const booleanKind: Kind = { passes: [true, false], fails: typeFailures('true', 1, null) }

/** Exactly these strings. */
export const choiceKind = (...values: readonly string[]): Kind => ({
  passes: values,
  fails: [
    ...typeFailures(7, null),
    ...['', `${values[0]} `, `${values[0]}x`, 'inherit'].map((value) =>
      createFailure('enum', value),
    ),
  ],
})

/** A number from `min` to `max`, whole or not. */
export const numberKind = (min: number, max?: number): Kind => ({
  passes: [min, min + 0.5, max ?? 1e9],
  fails: [
    ...typeFailures(`${min}`, null),
    createFailure('minimum', min - 0.01),
    ...(max === undefined ? [] : [createFailure('maximum', max + 0.01)]),
  ],
})

/** A whole number from `min` to `max`. */
export const integerKind = (min: number, max: number): Kind => ({
  passes: [min, max],
  fails: [
    ...typeFailures(`${min}`, null, min + 0.5),
    createFailure('minimum', min - 1),
    createFailure('maximum', max + 1),
  ],
})

/** Any number. */
export const anyNumberKind: Kind = { passes: [-1.5, 0, 2], fails: typeFailures('2', null) }

/** An object that is whole with the fields of the sample and takes no unknown one. */
export const recordKind = (sample: Readonly<Record<string, unknown>>): Kind => ({
  passes: [sample],
  fails: [
    ...typeFailures([], 'x', null),
    createFailure('additionalProperties', { ...sample, 'not-a-field': true }),
    ...Object.keys(sample).map((field) => createFailure('required', without(sample, field))),
  ],
})

/** An array of at least `min` items. */
export function listKind(item: Kind, min = 0): Kind {
  const [filler] = item.passes
  const none = min === 0 ? [[]] : []
  const list = (value: unknown, rest = min - 1): unknown[] => [
    value,
    ...Array.from({ length: rest }, () => filler),
  ]
  return {
    passes: [...none, ...item.passes.map((value) => list(value)), list(filler, min + 1)],
    fails: [
      ...typeFailures({}, 'x', null),
      ...(min === 0 ? [] : [createFailure('minItems', list(filler).slice(1))]),
      ...item.fails.map((f) => ({ ...f, value: list(f.value), pointer: `/0${f.pointer ?? ''}` })),
    ],
  }
}

/** An object with any keys. */
export const mapKind = (value: Kind): Kind => ({
  passes: [{}, ...value.passes.map((v) => ({ '': v, 'any key': v }))],
  fails: [
    ...typeFailures([], 'x', null),
    ...value.fails.map((f) => ({ ...f, value: { k: f.value }, pointer: `/k${f.pointer ?? ''}` })),
  ],
})

function without(sample: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field))
}
