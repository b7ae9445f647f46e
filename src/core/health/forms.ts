import { asArray, isObject } from '../json/value.ts'
import type { Vocabulary } from './rule.ts'

/** What a field must look like: whether a value does, and how that is said to its author. */
export interface FieldConstraint {
  /** Completes the sentence "Write ...". */
  readonly description: string
  isValid(value: unknown, vocabulary: Vocabulary): boolean
}

/** A text of some length. */
export const textLength = (least: number, most: number): FieldConstraint => ({
  description: `${least === 1 ? 'at most' : `${least} to`} ${most} characters`,
  isValid: (value) =>
    typeof value === 'string' && value.trim().length >= least && value.trim().length <= most,
})

/** A list of so many. */
export const itemCount = (least: number, most: number): FieldConstraint => ({
  description: least === most ? `${least} of them` : `${least} to ${most} of them`,
  isValid: (value) => asArray(value).length >= least && asArray(value).length <= most,
})

/** One of a few values. */
export const oneOf = (...values: readonly (string | number | boolean)[]): FieldConstraint => ({
  description: values.map((value) => JSON.stringify(value)).join(' or '),
  isValid: (value) => values.some((one) => one === value),
})

/** A word of one of the vocabulary's lists. */
export const vocabularyTerm = (list: 'categories' | 'domains'): FieldConstraint => ({
  description: `one of the ${list} of the vocabulary`,
  isValid: (value, vocabulary) =>
    typeof value === 'string' && Object.hasOwn(vocabulary[list], value),
})

export const numberBetween = (least: number, most: number): FieldConstraint => ({
  description: `a number from ${least} to ${most}`,
  isValid: (value) => typeof value === 'number' && value >= least && value <= most,
})

export const matchesPattern = (pattern: RegExp, says: string): FieldConstraint => ({
  description: says,
  isValid: (value) => typeof value === 'string' && pattern.test(value),
})

/** An object with these keys, all of them. */
export const hasKeys = (...names: readonly string[]): FieldConstraint => ({
  description: `all of ${names.join(', ')}`,
  isValid: (value) => isObject(value) && names.every((name) => Object.hasOwn(value, name)),
})
