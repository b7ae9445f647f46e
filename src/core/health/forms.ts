import { asArray, isObject } from '../content/fields.ts'
import type { Vocabulary } from './rule.ts'

/** What a field must look like: whether a value does, and how that is said to its author. */
export interface Form {
  /** Completes the sentence "Write ...". */
  readonly says: string
  fits(value: unknown, vocabulary: Vocabulary): boolean
}

/** A text of some length. */
export const chars = (least: number, most: number): Form => ({
  says: `${least === 1 ? 'at most' : `${least} to`} ${most} characters`,
  fits: (value) =>
    typeof value === 'string' && value.trim().length >= least && value.trim().length <= most,
})

/** A list of so many. */
export const count = (least: number, most: number): Form => ({
  says: least === most ? `${least} of them` : `${least} to ${most} of them`,
  fits: (value) => asArray(value).length >= least && asArray(value).length <= most,
})

/** One of a few values. */
export const oneOf = (...values: readonly (string | number | boolean)[]): Form => ({
  says: values.map((value) => JSON.stringify(value)).join(' or '),
  fits: (value) => values.some((one) => one === value),
})

/** A word of one of the vocabulary's lists. */
export const wordOf = (list: 'categories' | 'domains'): Form => ({
  says: `one of the ${list} of the vocabulary`,
  fits: (value, vocabulary) => typeof value === 'string' && Object.hasOwn(vocabulary[list], value),
})

export const between = (least: number, most: number): Form => ({
  says: `a number from ${least} to ${most}`,
  fits: (value) => typeof value === 'number' && value >= least && value <= most,
})

export const matching = (pattern: RegExp, says: string): Form => ({
  says,
  fits: (value) => typeof value === 'string' && pattern.test(value),
})

/** An object with these keys, all of them. */
export const keys = (...names: readonly string[]): Form => ({
  says: `all of ${names.join(', ')}`,
  fits: (value) => isObject(value) && names.every((name) => Object.hasOwn(value, name)),
})
