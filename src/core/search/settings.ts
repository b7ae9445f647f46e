/** The version of the body table. Raise it for any change of its format or of the tokenizer. */
export const SEARCH_VERSION = 2

/**
 * The fields of the first index, which is built from cards. `title` contains the slug and the name
 * as one word each, `alias` the tags and synonyms.
 */
export const CARD_FIELDS = [
  'slug',
  'name',
  'tags',
  'synonyms',
  'description',
  'type',
  'title',
  'alias',
] as const

/**
 * The fields of the second index, which is built from the body table. `details` contains the texts
 * that say less about what a record is.
 */
export const BODY_FIELDS = ['body', 'details'] as const

export type CardField = (typeof CARD_FIELDS)[number]
export type BodyField = (typeof BODY_FIELDS)[number]
export type SearchField = CardField | BodyField

/** The weight of a match by field. */
export const FIELD_WEIGHTS: Readonly<Record<SearchField, number>> = {
  slug: 3,
  name: 4,
  tags: 2,
  synonyms: 2.5,
  description: 2,
  type: 1,
  title: 8,
  alias: 4,
  body: 0.6,
  details: 0.2,
}

/** The parameters of BM25+: term saturation, length normalization and lower bound. */
export const BM25 = { k: 1.2, b: 0.5, d: 0.5 } as const

/** The exponent of the share of the query that a record matches. */
export const COVERAGE_EXPONENT = 1.4

/** Prefix matching of the last word: minimum length and weight. */
export const PREFIX = { letters: 3, weight: 0.3 } as const

/**
 * Typo tolerance for words that no record contains: minimum word length, letters per allowed edit,
 * maximum edits, and the weight of similar terms. Words that are known are not misspelled.
 */
export const FUZZY = { letters: 4, lettersPerEdit: 3.5, maxEdits: 2, weight: 0.6 } as const

/**
 * The weights of compounds: the whole query as one word, two adjacent words joined, the verb of a
 * phrase that is also one word (`log` of "log in"), and one word split in two parts of at least
 * `letters` letters.
 */
export const COMPOUND = { whole: 1.5, joined: 1.5, verb: 0.2, split: 0.8, letters: 3 } as const

/** The share of records from which on a word of their bodies is too frequent to find them. */
export const FREQUENT_WORD_SHARE = 0.1

/** The limits of a query: characters, words and letters per word. */
export const LIMITS = { characters: 512, words: 12, letters: 40 } as const

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
