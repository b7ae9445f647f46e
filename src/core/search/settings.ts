/** The version of the search tables. Raise it for any change here or in the table format. */
export const SEARCH_VERSION = 1

/**
 * The fields of the head table. `title` contains the slug and the name as one word each, `alias`
 * the tags and synonyms.
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

/** The fields of the body table; its `description` is the part that does not fit into the head. */
export const BODY_FIELDS = ['description', 'presets', 'features', 'components', 'body'] as const

export type HeadField = (typeof HEAD_FIELDS)[number]
export type BodyField = (typeof BODY_FIELDS)[number]

/** The weight of a match by field. */
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

/** The parameters of BM25+: term saturation, length normalization and lower bound. */
export const BM25 = { k: 1.2, b: 0.5, d: 0.5 } as const

/** The exponent of the share of the query that a record matches. */
export const COVERAGE_EXPONENT = 1.4

/** Prefix matching of the last word: minimum length, weight and cost per missing letter. */
export const PREFIX = { letters: 3, weight: 0.3, missing: 0.3 } as const

/**
 * Typo tolerance: minimum word length, letters per allowed edit, maximum edits and weights. A
 * similar term weighs more if no record contains the word as typed.
 */
export const FUZZY = {
  letters: 4,
  lettersPerEdit: 5,
  maxEdits: 2,
  weight: 0.2,
  unknownWordWeight: 0.6,
} as const

/**
 * The weights of compounds: the whole query as one word, two adjacent words joined, and one word
 * split in two parts of at least `letters` letters.
 */
export const COMPOUND = { whole: 1.5, joined: 1.5, split: 0.8, letters: 3 } as const

/** The limits of a query: characters, words and letters per word. */
export const LIMITS = { characters: 512, words: 12, letters: 40 } as const

/** The maximum length of a description in the head table. */
export const MAX_HEAD_DESCRIPTION_LENGTH = 240

/** Frequent words that do not help to distinguish records. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all an and any are as at be because been but by can could do does doing for from get ' +
    'had has have having how i if in into is it its just let like make may me might must my need ' +
    'not of on or our out over should show so some something such than that the their them then ' +
    'there these they this those to up us use used using want was way we were what when where ' +
    'which while who why will with would you your'
  ).split(' '),
)
