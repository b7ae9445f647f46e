import type { Found } from './engine.ts'
import type { HeadRecord } from './read-head.ts'
import { squash, wordsOf } from './words.ts'

/** From the first character to before the last, counted in UTF-16 units as `slice` does. */
export type Range = readonly [start: number, end: number]

/** A term of a record that answers a query. */
export interface Match {
  readonly field: string
  readonly term: string
  /** The text that holds it; absent for the fields whose texts are in no table. */
  readonly text?: string
  readonly ranges: readonly Range[]
}

/** Where a term stands in a text. */
export const rangesOf = (text: string, term: string): Range[] =>
  wordsOf(text)
    .filter((word) => word.term === term)
    .map(({ start, end }) => [start, end])

/** What of a record answers a query. */
export const matchesOf = (record: HeadRecord, found: readonly Found[]): Match[] =>
  found.flatMap(({ match }) =>
    Object.entries(match).flatMap(([term, fields]) => [
      ...inTexts(record, term),
      ...fields.filter((field) => !isText(field)).map((field) => ({ field, term, ranges: [] })),
    ]),
  )

const TEXTS: Readonly<Record<string, (record: HeadRecord) => readonly string[]>> = {
  slug: ({ slug }) => [slug],
  name: ({ name }) => [name],
  tags: ({ tags }) => tags,
  synonyms: ({ synonyms }) => synonyms,
}

/** Whether the texts of a field are in the head table, or made of such texts. */
const isText = (field: string): boolean =>
  field === 'title' || field === 'alias' || Object.hasOwn(TEXTS, field)

/** The texts that hold a term as a word, or are it when they are written as one word. */
const inTexts = (record: HeadRecord, term: string): Match[] =>
  Object.entries(TEXTS).flatMap(([field, textsOf]) =>
    textsOf(record)
      .map((text) => ({ field, term, text, ranges: rangesIn(text, term) }))
      .filter(({ ranges }) => ranges.length > 0),
  )

const rangesIn = (text: string, term: string): readonly Range[] =>
  squash(text) === term ? [[0, text.length]] : rangesOf(text, term)
