import type { ContentType } from '../content/content-types.ts'
import { groupBy, unique } from '../kernel/lists.ts'
import { nearest } from '../kernel/nearest.ts'
import { collectBodyPostings } from './body-table.ts'
import { type FieldMatch, listMatches } from './highlight.ts'
import { collectPostings, type FieldTerms, type Postings } from './postings.ts'
import { planQuery, type QueryPlan, type QueryTerm } from './query-plan.ts'
import { type RankedRecord, rankRecords } from './rank.ts'
import type { SearchCard, SearchDocument } from './search-document.ts'
import { createSearchIndex, type IndexHit, type SearchIndex } from './search-index.ts'
import {
  BODY_FIELDS,
  CARD_FIELDS,
  type CardField,
  FREQUENT_WORD_SHARE,
  STOP_WORDS,
} from './settings.ts'
import { joinTerms, toTerms } from './tokenize.ts'

/** Suggestions for a query without hits. */
export interface Suggestions<T extends string = ContentType> {
  /** Known terms that are similar to those of the query. */
  readonly terms: readonly string[]
  /** The types in which the query has hits, if it was restricted to other types. */
  readonly types: readonly { readonly type: T; readonly count: number }[]
}

/** A record that matches a query. */
export interface Hit<T extends string = ContentType> {
  /** The index of its card. */
  readonly number: number
  readonly type: T
  readonly slug: string
  readonly score: number
}

/** All hits of a query, best first, and suggestions if there are none. */
export interface SearchResults<T extends string = ContentType> {
  readonly hits: readonly Hit<T>[]
  readonly suggestions: Suggestions<T>
  /** Returns the matching terms of a hit. Computed on demand, because a page shows few hits. */
  getMatches(hit: Hit<T>): FieldMatch[]
}

/** Filters for hits; absent filters restrict nothing. */
export interface SearchOptions<T extends string = ContentType> {
  readonly types?: readonly T[] | undefined
}

/** A search over the cards, and optionally the other words, of a release. */
export interface SearchEngine<T extends string = ContentType> {
  search(text: string, options?: SearchOptions<T>): SearchResults<T>
  /** Returns a search that also finds other words of the same records. */
  withBody(words: Postings): SearchEngine<T>
}

/** Creates a search over cards. Hits with equal scores keep the order of the cards. */
export function createSearchEngine<T extends string>(
  cards: readonly SearchCard<T>[],
): SearchEngine<T> {
  const cardIndex = createSearchIndex(
    CARD_FIELDS,
    collectPostings(CARD_FIELDS, cards.map(collectCardTerms)),
  )
  const withBody = (words: Postings): SearchEngine<T> => ({
    withBody,
    search: createSearch(cards, [cardIndex, createSearchIndex(BODY_FIELDS, words)]),
  })
  return { withBody, search: createSearch(cards, [cardIndex]) }
}

/** Creates a search over the complete texts of records. */
export const createDocumentSearch = (documents: readonly SearchDocument[]): SearchEngine =>
  createSearchEngine(documents).withBody(collectBodyPostings(documents))

function collectCardTerms(card: SearchCard<string>): FieldTerms<CardField> {
  const { type } = card
  const [slug, name] = [toTerms(card.slug), toTerms(card.name)]
  const [tags, synonyms] = [card.tags.map(toTerms), card.synonyms.map(toTerms)]
  return {
    slug,
    name,
    tags: tags.flat(),
    synonyms: synonyms.flat(),
    description: toTerms(card.description).filter((term) => !STOP_WORDS.has(term)),
    type: [type, type.replace(/s$/, '')],
    title: [slug, name].map(joinTerms),
    alias: [...tags, ...synonyms].map(joinTerms),
  }
}

/** The index of the cards and, if it is loaded, that of the other words. */
type SearchIndexes = readonly [cards: SearchIndex, body?: SearchIndex]

function createSearch<T extends string>(
  cards: readonly SearchCard<T>[],
  indexes: SearchIndexes,
): SearchEngine<T>['search'] {
  const has = (term: string): boolean => indexes.some((index) => index?.has(term))
  return (text, { types } = {}) => {
    const plan = planQuery(text, has)
    const found = findHits(plan, indexes)
    const all = rankRecords(plan, found).map((record) => toHit(record, cards))
    const hits = types === undefined ? all : all.filter(({ type }) => types.includes(type))
    return {
      hits,
      suggestions: hits.length > 0 ? NO_SUGGESTIONS : createSuggestions(plan, indexes, all),
      getMatches: ({ number }) =>
        listMatches(
          cards[number] as SearchCard<T>,
          found.filter((hit) => hit.number === number),
        ),
    }
  }
}

/**
 * Finds the hits of a query. If it has several words, those that many bodies contain only add to the
 * scores of records that other words or cards match: alone they say little, and would match most
 * records of a large corpus.
 */
function findHits({ terms }: QueryPlan, [cards, body]: SearchIndexes): IndexHit[] {
  const cardHits = cards.find(terms)
  if (!body) return cardHits
  const isFrequent = ({ term }: QueryTerm): boolean => body.getFrequency(term) > FREQUENT_WORD_SHARE
  const hits = [...cardHits, ...body.find(terms.filter((term) => !isFrequent(term)))]
  const found = new Set(hits.map(({ number }) => number))
  const isRestricted = terms.length > 1 && found.size > 0
  return [...hits, ...body.find(terms.filter(isFrequent), isRestricted ? found : undefined)]
}

function toHit<T extends string>(
  { number, score }: RankedRecord,
  cards: readonly SearchCard<T>[],
): Hit<T> {
  const { type, slug } = cards[number] as SearchCard<T>
  return { number, type, slug, score }
}

const NO_SUGGESTIONS: Suggestions<never> = { terms: [], types: [] }

/** The number of query words that are compared with all known terms, to limit the cost. */
const MAX_QUERY_WORDS = 3

/** Creates suggestions from the hits of all types, which a filter excluded. */
function createSuggestions<T extends string>(
  plan: QueryPlan,
  indexes: SearchIndexes,
  hits: readonly Hit<T>[],
): Suggestions<T> {
  const types = [...groupBy(hits, ({ type }) => type)]
  return {
    terms: hits.length > 0 ? [] : findNearTerms(plan, indexes),
    types: types.map(([type, { length }]) => ({ type, count: length })),
  }
}

function findNearTerms(plan: QueryPlan, indexes: SearchIndexes): string[] {
  const words = unique(plan.terms.map(({ term }) => term)).slice(0, MAX_QUERY_WORDS)
  const known = unique(indexes.flatMap((index) => [...(index?.listTerms() ?? [])]))
  return unique(words.flatMap((word) => nearest(word, known)))
}
