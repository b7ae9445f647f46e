// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ContentQuery } from './public-content-list.v1.ts'
import type { PublicContentSummaryV1 } from './public-content-summary.v1.ts'
/**
 * One page of the records that match a search. The service writes it as the answer to a search request.
 */
export interface SearchResponseV1 {
  /**
   * Rows of this page, best match first unless another order was asked for. A row leaves out `data`, and the evidence and blockers of its intelligence, which are on the record.
   */
  results: PublicContentSummaryV1[]
  /**
   * Number of records found, on all pages together.
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
  /**
   * Number of records found for each value of a facet, by facet name.
   */
  facets?: {
    /**
     * Number of records by value.
     */
    [k: string]: {
      [k: string]: number
    }
  }
  /**
   * Words to try instead, nearest first; given when little or nothing was found.
   */
  suggestions?: string[]
}
