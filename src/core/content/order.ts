import type { PublicContentSummaryV1 } from '../generated/types/public-content-summary.v1.ts'

/** The orders that a list can be asked for in. */
export const SORTS = ['recommended', 'recent', 'name'] as const

export type Sort = (typeof SORTS)[number]

type Compare = (a: PublicContentSummaryV1, b: PublicContentSummaryV1) => number

/** Texts by code unit, which is the same in every locale. */
const up = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const ascending =
  (text: (row: PublicContentSummaryV1) => string): Compare =>
  (a, b) =>
    up(text(a), text(b))

const descending =
  (number: (row: PublicContentSummaryV1) => number): Compare =>
  (a, b) =>
    number(b) - number(a)

const visibility = ({ blueprint_portfolio }: PublicContentSummaryV1): string | undefined =>
  blueprint_portfolio?.visibility

const ORDERS: { readonly [S in Sort]: readonly Compare[] } = {
  recommended: [
    descending((row) => (visibility(row) === 'labs' ? 0 : 1)),
    descending(({ intelligence }) => (intelligence?.recommended ? 1 : 0)),
    descending((row) => (visibility(row) === 'featured' ? 1 : 0)),
    descending(({ intelligence }) => intelligence?.quality_score ?? -1),
    descending(({ intelligence }) => intelligence?.confidence_score ?? -1),
  ],
  recent: [(a, b) => up(b.updated_at ?? '', a.updated_at ?? '')],
  name: [ascending(({ name, slug }) => name ?? slug)],
}

const IDENTITY = [ascending(({ type }) => type), ascending(({ slug }) => slug)] as const

/** The total order of a sort: every comparison ends in type, then slug. */
export const compareBy = (sort: Sort): Compare => {
  const steps = [...ORDERS[sort], ...IDENTITY]
  return (a, b) => {
    for (const step of steps) {
      const difference = step(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}
