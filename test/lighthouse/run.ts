import { serve } from '../../src/node.ts'
import { MAX_LAYOUT_SHIFT, PAGE_BUDGETS, type PageBudget } from '../support/page-budgets.ts'

/** The parts of a Lighthouse report that we read. */
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

interface RunOptions {
  /** The built site. */
  readonly site: string
  readonly audit: (url: string, categories: readonly string[]) => Promise<Report>
  readonly log: (line: string) => void
}

const STRICT_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
const MIN_SCORE = 100
const PERFORMANCE_RUNS = 3

/** True if every page is within its limits; logs the median performance score of three runs. */
export async function run({ site, audit, log }: RunOptions): Promise<boolean> {
  const served = await serve({ root: site, port: 0 })
  let passed = true
  try {
    for (const budget of PAGE_BUDGETS) {
      const url = served.url + budget.path
      const first = await audit(url, [...STRICT_CATEGORIES, 'performance'])
      const speeds = [getScore(first, 'performance')]
      while (speeds.length < PERFORMANCE_RUNS) {
        speeds.push(getScore(await audit(url, ['performance']), 'performance'))
      }
      log(`${budget.path}  ${formatReport(first)}, performance ${median(speeds)} of ${speeds}`)
      const violations = findViolations(first, budget)
      for (const violation of violations) log(`  FAIL  ${violation}`)
      passed &&= violations.length === 0
    }
  } finally {
    await served.close()
  }
  return passed
}

/** Lists the low scores and exceeded limits of a page. */
export function findViolations(report: Report, budget: PageBudget): string[] {
  const { bytes, requests, shift = MAX_LAYOUT_SHIFT } = budget
  const low = STRICT_CATEGORIES.flatMap((name) => {
    const score = getScore(report, name)
    return score >= MIN_SCORE
      ? []
      : [`${name} is ${score}: ${listFailedAudits(report, name).join('; ')}`]
  })
  const measured = measureCost(report)
  const limits = { bytes, requests, shift }
  const over = Object.entries(limits).flatMap(([name, limit]) => {
    const value = measured[name as keyof typeof limits]
    return value <= limit ? [] : [`${name}: ${value}, at most ${limit}`]
  })
  return [...low, ...over]
}

/** Returns a score from 0 to 100; 0 if the category could not be measured. */
const getScore = ({ categories }: Report, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100)

const listFailedAudits = ({ categories, audits }: Report, name: string): string[] =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)

/** Returns the measured values; a missing value counts as infinite, so it exceeds every limit. */
const measureCost = ({ audits }: Report) => ({
  bytes: audits['total-byte-weight']?.numericValue ?? Number.POSITIVE_INFINITY,
  requests: audits['network-requests']?.details?.items?.length ?? Number.POSITIVE_INFINITY,
  shift: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
})

function formatReport(report: Report): string {
  const { bytes, requests, shift } = measureCost(report)
  const scores = STRICT_CATEGORIES.map((name) => `${name} ${getScore(report, name)}`)
  const cost = `${Math.round(bytes / 1000)} kB in ${requests} requests, layout shift ${shift}`
  return [...scores, cost].join(', ')
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
