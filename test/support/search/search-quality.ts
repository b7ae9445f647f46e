import { readFileSync } from 'node:fs'
import { ROOT } from '../root.ts'

/** A query with the slugs that people who ask it want, judged by reading the records. */
export interface JudgedQuery {
  readonly query: string
  readonly kind: string
  readonly relevant: readonly string[]
  readonly acceptable: readonly string[]
  /** Set aside: never looked at while the settings are tuned. */
  readonly aside: boolean
}

/** How good some answers are, each from 0 to 1. */
export interface Quality {
  readonly ndcg: number
  readonly recall: number
  readonly mrr: number
}

export const judgedQueries: readonly JudgedQuery[] = JSON.parse(
  readFileSync(`${ROOT}test/support/search/judged-queries.json`, 'utf8'),
)

/** The means of NDCG@10, recall@5 and reciprocal rank over some queries. */
export function measureQuality(
  queries: readonly JudgedQuery[],
  ask: (query: string) => readonly string[],
): Quality {
  const each = queries.map((judged) => measureQuery(judged, ask(judged.query)))
  const mean = (of: (one: Quality) => number): number =>
    each.reduce((sum, one) => sum + of(one), 0) / Math.max(1, each.length)
  return {
    ndcg: mean(({ ndcg }) => ndcg),
    recall: mean(({ recall }) => recall),
    mrr: mean(({ mrr }) => mrr),
  }
}

/** The quality of one answer, given the slugs in their order. */
export function measureQuery(judged: JudgedQuery, slugs: readonly string[]): Quality {
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
  gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)
