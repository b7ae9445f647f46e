import { getBreakpointWidth } from '../breakpoints.ts'
import type { Numbers } from '../generated/vocabulary.ts'
import { getOwn } from '../json/value.ts'
import { raw, type SafeMarkdown } from './inert.ts'

/** The numbers that a value of the DNA stands for; none when its meaning is not known. */
export const getVocabularyNumbers = (
  field: Readonly<Record<string, Numbers>>,
  value: string,
): Partial<Numbers> => (getOwn(field, value) ?? {}) as Partial<Numbers>

/** An id as people would say it: `order-list` is `Order list`. */
export const humanize = (id: string): string => capitalize(id.replaceAll('-', ' ').trim())

/** A text that begins with a capital. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A width by its name, with its pixels where it is one of the five. */
export const formatBreakpoint = (at: string): string => {
  const width = getBreakpointWidth(at)
  return width === undefined ? at : `${at} ${width}px`
}

/** `1 page`, `2 pages`. */
export const pluralize = (count: number, noun: string): SafeMarkdown =>
  raw(`${count} ${noun}${count === 1 ? '' : 's'}`)
