import type { ContentType } from '../../index.ts'
import type { Range } from './marks.ts'

/** How results are narrowed; names and values are those of the API. */
export interface Filters {
  /** A type in the singular. */
  readonly type?: string
  readonly recommended?: true
  readonly blueprint_set?: string
}

/** What a person looks for. */
export interface Wanted extends Filters {
  readonly q: string
  readonly limit: number
}

/** A record that was found, and which parts of its texts say why. */
export interface FoundRecord {
  readonly type: ContentType
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly isRecommended: boolean
  readonly marks: Marks
}

/** The parts of a record's texts that answer the words. */
export interface Marks {
  readonly name: readonly Range[]
  readonly description: readonly Range[]
  /** What else answers them, where neither text does. */
  readonly reason?: Reason
}

/** Where a word was found that the texts do not show. */
export interface Reason {
  /** Such as "also called". */
  readonly label: string
  readonly text: string
  readonly ranges: readonly Range[]
}

/** How many records each choice of a filter would leave, by filter and choice. */
export type Facets = Readonly<Record<keyof Filters, Counts>>

export type Counts = Readonly<Record<string, number>>

/** What a search found. */
export interface Found {
  readonly total: number
  readonly records: readonly FoundRecord[]
  readonly facets: Facets
  /** Words to look for instead, where nothing was found. */
  readonly suggestions: readonly string[]
}
