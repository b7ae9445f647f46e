import type { ContentType } from '../../index.ts'
import type { TextRange } from './highlight.tsx'

/** How results are narrowed; names and values are those of the API. */
export interface SearchFilters {
  /** A type in the singular. */
  readonly type?: string
  readonly recommended?: true
  readonly blueprint_set?: string
}

/** What a person looks for. */
export interface SearchRequest extends SearchFilters {
  readonly q: string
  readonly limit: number
}

/** A record that was found, and which parts of its texts say why. */
export interface SearchHit {
  readonly type: ContentType
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly isRecommended: boolean
  readonly highlights: Highlights
}

/** The parts of a record's texts that answer the words. */
export interface Highlights {
  readonly name: readonly TextRange[]
  readonly description: readonly TextRange[]
  /** What else answers them, where neither text does. */
  readonly reason?: MatchReason
}

/** Where a word was found that the texts do not show. */
export interface MatchReason {
  /** Such as "also called". */
  readonly label: string
  readonly text: string
  readonly ranges: readonly TextRange[]
}

/** How many records each choice of a filter would leave, by filter and choice. */
export type Facets = Readonly<Record<keyof SearchFilters, FacetCounts>>

export type FacetCounts = Readonly<Record<string, number>>

/** What a search found. */
export interface SearchResponse {
  readonly total: number
  readonly hits: readonly SearchHit[]
  readonly facets: Facets
  /** Words to look for instead, where nothing was found. */
  readonly suggestions: readonly string[]
}
