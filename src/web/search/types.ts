import type { FacetCounts } from '../../internal.ts'
import type { RecordFilter, RecordFilterValue } from './record-filters.ts'

/** A range of characters; the end is exclusive. */
export type TextRange = readonly [start: number, end: number]

/** The filters of a search, with the parameter names and values of the API. */
export type SearchFilters = {
  /** A content type in the singular. */
  readonly type?: string
  /** The kind of a page that is not a record. */
  readonly kind?: string
} & { readonly [Name in RecordFilter]?: RecordFilterValue<Name> }

/** The search text and the filters that the user has chosen. */
export interface SearchQuery {
  readonly q: string
  readonly filters: SearchFilters
}

/** A search query with the number of results to return. */
export type SearchRequest = SearchFilters & {
  readonly q: string
  readonly limit: number
}

/** A record or another page that matches a query, with the text ranges to highlight. */
export interface SearchHit {
  /** The path of the page below the site root. */
  readonly path: string
  /** What it is, such as "pattern" or "command". */
  readonly label: string
  readonly name: string
  readonly description: string
  /** Absent if names were compared with the first letters only. */
  readonly score?: number
  readonly highlights: Highlights
}

/** The ranges of the texts that match a query. */
export interface Highlights {
  readonly name: readonly TextRange[]
  readonly description: readonly TextRange[]
  /** Another field that matches, if neither text does. */
  readonly reason?: MatchReason
}

/** A match in a field that results do not show. */
export interface MatchReason {
  /** Such as "also called". */
  readonly label: string
  readonly text: string
  readonly ranges: readonly TextRange[]
}

/** The number of matches for each value of each filter. */
export type Facets = Readonly<Record<'type' | 'kind', FacetCounts>> & {
  readonly [Name in RecordFilter]?: FacetCounts
}

/** The result of a search. */
export interface SearchResponse {
  readonly total: number
  readonly hits: readonly SearchHit[]
  readonly facets: Facets
  /** Alternative search words, if nothing matches. */
  readonly suggestions: readonly string[]
}
