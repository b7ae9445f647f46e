import { BREAKPOINTS } from '../breakpoints.ts'
import { DNA_VALUES, type KnownNumbers, type KnownValue } from '../generated/vocabulary.ts'

/** The fields of the DNA whose values have a known meaning. */
type KnownField = keyof typeof DNA_VALUES

/** The numbers that a value of the DNA stands for; none when its meaning is not known. */
export function numbersOf(field: KnownField, value: string): Partial<KnownNumbers> {
  const known: readonly KnownValue[] = DNA_VALUES[field]
  return known.find(([word]) => word === value)?.[1] ?? {}
}

/** An id as people would say it: `order-list` is `Order list`. */
export const nameOfId = (id: string): string => capital(id.replaceAll('-', ' ').trim())

/** A text that begins with a capital. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A width by its name, with its pixels where it is one of the five. */
export const widthInWords = (at: string): string => {
  const width = Object.entries(BREAKPOINTS).find(([name]) => name === at)?.[1]
  return width === undefined ? at : `${at} ${width}px`
}

/** `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
