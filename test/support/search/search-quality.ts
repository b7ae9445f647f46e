import { readFileSync } from 'node:fs'
import { officialContent } from '../corpus/official-content.ts'
import { ROOT } from '../root.ts'

/** A query with the slugs that it should find, judged by reading the records. */
export interface JudgedQuery {
  readonly query: string
  readonly kind: string
  readonly relevant: readonly string[]
  readonly acceptable: readonly string[]
  /** True for held-out queries, which are never used to tune the settings. */
  readonly heldOut: boolean
}

/** Measures of result quality, each from 0 to 1. */
export interface Quality {
  readonly ndcg: number
  readonly recall: number
  readonly mrr: number
}

/** The queries that one pattern answers, from `queries.json` in its folder. */
const patternQueries = officialContent.content.records.patterns.flatMap(({ slug, queries }) =>
  (queries?.items ?? []).map(
    ({ query, kind = 'exact', acceptable = [], heldOut = false }): JudgedQuery => {
      return { query, kind, relevant: [slug], acceptable, heldOut }
    },
  ),
)

/** All queries: those of patterns, and those about other types or several records. */
export const judgedQueries: readonly JudgedQuery[] = [
  ...patternQueries,
  ...JSON.parse(readFileSync(`${ROOT}test/support/search/judged-queries.json`, 'utf8')),
]

/** Returns the means of NDCG@10, recall@5 and reciprocal rank over queries. */
export function measureQuality(
  queries: readonly JudgedQuery[],
  search: (query: string) => readonly string[],
): Quality {
  const results = queries.map((judged) => measureQuery(judged, search(judged.query)))
  const mean = (getValue: (quality: Quality) => number): number =>
    results.reduce((sum, quality) => sum + getValue(quality), 0) / Math.max(1, results.length)
  return {
    ndcg: mean(({ ndcg }) => ndcg),
    recall: mean(({ recall }) => recall),
    mrr: mean(({ mrr }) => mrr),
  }
}

/** Measures the quality of a result, a list of slugs with the best first. */
function measureQuery(judged: JudgedQuery, slugs: readonly string[]): Quality {
  const { relevant, acceptable } = judged
  const gain = (slug: string): number =>
    relevant.includes(slug) ? 3 : acceptable.includes(slug) ? 1 : 0
  const best = [...relevant, ...acceptable].map(gain)
  const first = slugs.findIndex((slug) => relevant.includes(slug))
  const early = slugs.slice(0, 5).filter((slug) => relevant.includes(slug))
  return {
    ndcg: discountedGain(slugs.slice(0, 10).map(gain)) / discountedGain(best.slice(0, 10)),
    recall: early.length / Math.min(5, relevant.length),
    mrr: first < 0 ? 0 : 1 / (first + 1),
  }
}

const discountedGain = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0)
