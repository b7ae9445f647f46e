/** The version of the tables. Whatever changes here or in the tables' form raises it. */
export const SEARCH_VERSION = 1

/**
 * What the head table holds of a record. `title` is its slug and its name as one word each,
 * `alias` its tags and synonyms.
 */
export const HEAD_FIELDS = [
  'slug',
  'name',
  'tags',
  'synonyms',
  'description',
  'type',
  'title',
  'alias',
] as const

/** What the body table adds; its `description` is what the head has no room for. */
export const BODY_FIELDS = ['description', 'presets', 'features', 'components', 'body'] as const

export type HeadField = (typeof HEAD_FIELDS)[number]
export type BodyField = (typeof BODY_FIELDS)[number]

/** How much a match in each field counts. */
export const FIELD_WEIGHTS: Readonly<Record<HeadField | BodyField, number>> = {
  slug: 3,
  name: 4,
  tags: 2,
  synonyms: 2.5,
  description: 2,
  type: 1,
  title: 8,
  alias: 4,
  presets: 1,
  features: 0.5,
  components: 0.5,
  body: 0.6,
}

/** Saturation of repeated terms, and how much a long field costs (BM25+). */
export const BM25 = { k: 1.2, b: 0.5, d: 0.5 } as const

/** How much the share of a query that a record matches counts. */
export const COVERAGE_EXPONENT = 1.4

/** The last word of a query may be the beginning of one, of which each missing letter costs a little. */
export const PREFIX = { letters: 3, weight: 0.3, missing: 0.3 } as const

/**
 * Mistyped words: an edit for so many letters, and never more than `most`. A similar term counts
 * more when nothing holds the word as it was typed.
 */
export const FUZZY = {
  letters: 4,
  lettersAnEdit: 5,
  most: 2,
  weight: 0.2,
  weightOfUnknown: 0.6,
} as const

/**
 * How much words count that are made of the query's words: all of them as one, neighbours joined,
 * and one split into halves of so many letters or more.
 */
export const COMPOUND = { whole: 1.5, joined: 1.5, split: 0.8, letters: 3 } as const

/** What one query may cost: characters read, words looked for, letters of a word. */
export const LIMITS = { characters: 512, words: 12, letters: 40 } as const

/** As much of a description as the head table holds. */
export const MAX_HEAD_DESCRIPTION_LENGTH = 240

/** Words that stand in most questions and tell nothing apart. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all an and any are as at be because been but by can could do does doing for from get ' +
    'had has have having how i if in into is it its just let like make may me might must my need ' +
    'not of on or our out over should show so some something such than that the their them then ' +
    'there these they this those to up us use used using want was way we were what when where ' +
    'which while who why will with would you your'
  ).split(' '),
)
