import { BREAKPOINTS } from '../breakpoints.ts'
import { numberOf } from '../content/fields.ts'
import { DNA_VALUES, type KnownValue } from '../generated/vocabulary.ts'

/** The fields of the DNA whose values have a known meaning. */
type KnownField = keyof typeof DNA_VALUES

/** The numbers that a value of the DNA stands for; none when its meaning is not known. */
export function numbersOf(field: KnownField, value: string): Readonly<Record<string, unknown>> {
  const known: readonly KnownValue[] = DNA_VALUES[field]
  return known.find(([word]) => word === value)?.[1] ?? {}
}

/** The heights that a density stands for, in words. */
export function heightsOf(density: string): string {
  const { control_rem, row_rem } = numbersOf('spacing.density', density)
  return `controls ${numberOf(control_rem, 0)}rem, rows ${numberOf(row_rem, 0)}rem`
}

/** A mode in words: `auto` is both. */
export const modeInWords = (mode: string): string =>
  mode === 'auto' ? 'light and dark (`auto`)' : `\`${mode}\``

/** An id as people would say it: `order-list` is `Order list`. */
export function nameOfId(id: string): string {
  const words = id.replaceAll('-', ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** A width by its name, with its pixels where it is one of the five. */
export const widthInWords = (at: string): string => {
  const width = Object.entries(BREAKPOINTS).find(([name]) => name === at)?.[1]
  return width === undefined ? at : `${at} ${width}px`
}

/** `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
