import { LAYOUT_SHIFT, PAGE_BUDGETS, type PageBudget } from '../support/page-budgets.ts'
import { serveCompressed } from './compressed.ts'

/** What is read of a report of Lighthouse. */
export interface Report {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, Audit>>
}

interface Category {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly unknown[] }
}

interface Run {
  /** The built site. */
  readonly site: string
  readonly audit: (url: string, categories: readonly string[]) => Promise<Report>
  readonly say: (line: string) => void
}

const STRICT = ['accessibility', 'best-practices'] as const
const LEAST = 95
const TIMES = 5

/** Whether every page keeps what is promised of it; its speed is told, as the median of five. */
export async function run({ site, audit, say }: Run): Promise<boolean> {
  const served = await serveCompressed(site)
  let isWell = true
  try {
    for (const budget of PAGE_BUDGETS) {
      const url = served.url + budget.path
      const first = await audit(url, [...STRICT, 'performance'])
      const speeds = [scoreOf(first, 'performance')]
      while (speeds.length < TIMES) {
        speeds.push(scoreOf(await audit(url, ['performance']), 'performance'))
      }
      say(`${budget.path}  ${inWords(first)}, performance ${median(speeds)} of ${speeds}`)
      const faults = faultsOf(first, budget)
      for (const fault of faults) say(`  FAIL  ${fault}`)
      isWell &&= faults.length === 0
    }
  } finally {
    await served.close()
  }
  return isWell
}

/** What a report says against a page. */
export function faultsOf(report: Report, { bytes, requests }: PageBudget): string[] {
  const low = STRICT.flatMap((name) => {
    const score = scoreOf(report, name)
    return score >= LEAST ? [] : [`${name} is ${score}: ${unmet(report, name).join('; ')}`]
  })
  const measured = costOf(report)
  const limits = { bytes, requests, shift: LAYOUT_SHIFT }
  const over = Object.entries(limits).flatMap(([name, limit]) => {
    const found = measured[name as keyof typeof limits]
    return found <= limit ? [] : [`${name}: ${found}, at most ${limit}`]
  })
  return [...low, ...over]
}

/** A score out of a hundred; a category that could not be measured has none. */
const scoreOf = ({ categories }: Report, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100)

const unmet = ({ categories, audits }: Report, name: string): string[] =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)

/** A number that is missing is over every limit. */
const costOf = ({ audits }: Report) => ({
  bytes: audits['total-byte-weight']?.numericValue ?? Number.POSITIVE_INFINITY,
  requests: audits['network-requests']?.details?.items?.length ?? Number.POSITIVE_INFINITY,
  shift: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
})

function inWords(report: Report): string {
  const { bytes, requests, shift } = costOf(report)
  const scores = STRICT.map((name) => `${name} ${scoreOf(report, name)}`)
  const cost = `${Math.round(bytes / 1000)} kB in ${requests} requests, layout shift ${shift}`
  return [...scores, cost].join(', ')
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
