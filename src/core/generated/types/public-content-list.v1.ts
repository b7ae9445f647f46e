// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { PublicContentSummaryV1 } from './public-content-summary.v1.ts'
/**
 * One page of the records of a type. The service writes it as the answer to a list request.
 */
export interface PublicContentListV1 {
  /**
   * Rows of this page, in the order asked for. A row leaves out `data`, and the evidence and blockers of its intelligence, which are on the record.
   */
  items: PublicContentSummaryV1[]
  /**
   * Number of records that match, on all pages together.
   */
  total: number
  /**
   * Largest number of rows on a page.
   */
  limit?: number
  /**
   * Number of rows before this page.
   */
  offset?: number
  /**
   * The request as it was understood, defaults filled in.
   */
  query?: ContentQuery
  /**
   * Identity of the content release behind the answer; two releases never share it.
   */
  release?: string
  /**
   * Link to the next page, relative to the base address; null on the last page.
   */
  next?: string | null
  /**
   * Link to the page before, relative to the base address; null on the first page.
   */
  previous?: string | null
}
/**
 * A list or search request after normalisation; compare it to learn whether the answer is for your request.
 */
export interface ContentQuery {
  /**
   * Namespace searched.
   */
  namespace?: string
  /**
   * Corpus asked for.
   */
  source?: string
  /**
   * Type of record asked for.
   */
  type?: string
  /**
   * Words searched for.
   */
  q?: string
  /**
   * Order of the rows; null means by relevance, which only a search does.
   */
  sort?: 'recommended' | 'recent' | 'name' | null
  /**
   * True: only recommended records.
   */
  recommended?: boolean
  /**
   * Only records whose intelligence has this source.
   */
  intelligence_source?: 'authored' | 'benchmark' | 'hybrid'
  /**
   * Which blueprints are included; other types are not affected.
   */
  blueprint_set?: 'all' | 'featured' | 'certified' | 'labs'
  /**
   * Page size that was applied.
   */
  limit?: number
  /**
   * Rows that were skipped.
   */
  offset?: number
  /**
   * Names of parameters that are not known and had no effect.
   */
  ignored?: string[]
  /**
   * Names of parameters whose value was above the maximum and was lowered to it.
   */
  clamped?: string[]
}
