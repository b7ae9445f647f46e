import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { asString, asStrings, getOwn } from '../kernel/json/value.ts'
import { memoizeByObject } from '../kernel/memoize.ts'

/** How a pattern fits into pages and shells: the field `placement` of its record. */
export interface Placement {
  /** True if a page may show the pattern above or below its heading. */
  readonly aroundHeading: boolean
  /** True if the heading of a page that starts with the pattern is inside the pattern. */
  readonly showsHeading: boolean
  /** True if the pattern shows the name of the product or workspace without a slot `brand`. */
  readonly namesProduct: boolean
  /** The kind of the pages that the pattern is made for, unless a page states its own. */
  readonly pageKind: string | undefined
  /** The slots whose buttons other patterns of the same region leave out. */
  readonly replaces: readonly string[]
}

/** Reads the placement of a pattern; values of another type count as absent. */
export const getPlacement = memoizeByObject((pattern: PatternV2): Placement => {
  const placement = getOwn(pattern, 'placement')
  return {
    aroundHeading: getOwn(placement, 'around_heading') === true,
    showsHeading: getOwn(placement, 'shows_heading') === true,
    namesProduct: getOwn(placement, 'names_product') === true,
    pageKind: asString(getOwn(placement, 'page_kind')),
    replaces: asStrings(getOwn(placement, 'replaces')),
  }
})
