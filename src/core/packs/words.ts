import { getBreakpointWidth } from '../breakpoints.ts'
import { getOwn } from '../content/fields.ts'
import type { Numbers } from '../generated/vocabulary.ts'
import { type Said, said } from './inert.ts'

/** The numbers that a value of the DNA stands for; none when its meaning is not known. */
export const numbersOf = (
  field: Readonly<Record<string, Numbers>>,
  value: string,
): Partial<Numbers> => (getOwn(field, value) ?? {}) as Partial<Numbers>

/** An id as people would say it: `order-list` is `Order list`. */
export const nameOfId = (id: string): string => capital(id.replaceAll('-', ' ').trim())

/** A text that begins with a capital. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A width by its name, with its pixels where it is one of the five. */
export const widthInWords = (at: string): string => {
  const width = getBreakpointWidth(at)
  return width === undefined ? at : `${at} ${width}px`
}

/** `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): Said =>
  said(`${count} ${noun}${count === 1 ? '' : 's'}`)
