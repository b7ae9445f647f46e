import type { Severity } from '../kernel/finding.ts'
import { compareStrings, groupBy } from '../kernel/lists.ts'

/** What decides the order of a finding, and whether it is listed. */
interface Listed {
  readonly code: string
  readonly severity: Severity
}

const SEVERITY_ORDER: readonly Severity[] = ['error', 'warn', 'info']

/**
 * Groups findings by severity and check: errors, then warnings, then notes. Within a severity, the
 * checks with the fewest findings come first, so that a frequent one hides no other. Findings of a
 * check keep their order.
 */
const groupFindings = <T extends Listed>(findings: readonly T[]): T[][] =>
  SEVERITY_ORDER.flatMap((level) => {
    const groups = groupBy(
      findings.filter(({ severity }) => severity === level),
      ({ code }) => code,
    )
    return [...groups]
      .sort(([a, x], [b, y]) => x.length - y.length || compareStrings(a, b))
      .map(([, group]) => group)
  })

/** Orders findings for a list; see `groupFindings`. */
export const orderFindings = <T extends Listed>(findings: readonly T[]): T[] =>
  groupFindings(findings).flat()

/** How many files with the maximum number of places are listed for a check. */
const MAX_FULL_FILES = 4

/** A check in a list of limited length. */
export interface ListedGroup<T> {
  readonly code: string
  readonly shown: readonly T[]
  /** The number of findings that are left out. */
  readonly hidden: number
}

/** Selects what a short list shows: at most `limit` findings of each check and file. */
export const limitFindings = <T extends Listed>(
  findings: readonly T[],
  { limit, getFile }: { readonly limit: number; readonly getFile: (finding: T) => string },
): ListedGroup<T>[] =>
  groupFindings(findings).map((group) => {
    const byFile = [...groupBy(group, getFile).values()]
    const shown = byFile.flatMap((list) => list.slice(0, limit)).slice(0, limit * MAX_FULL_FILES)
    return { code: group[0]?.code ?? '', shown, hidden: group.length - shown.length }
  })

const NOUNS: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warn: ['warning', 'warnings'],
  info: ['note', 'notes'],
}

/** Counts findings by severity and check: `1 error (A11Y011), 5 warnings (INT013 2, TOKEN012 3)`. */
export const describeCounts = (findings: readonly Listed[]): string =>
  SEVERITY_ORDER.flatMap((level) => {
    const groups = groupFindings(findings.filter(({ severity }) => severity === level))
    const total = groups.reduce((sum, { length }) => sum + length, 0)
    if (total === 0) return []
    const codes = groups.map(({ 0: first, length }) => {
      const isOnly = groups.length === 1
      return isOnly ? first?.code : `${first?.code} ${length}`
    })
    return `${total} ${NOUNS[level][total === 1 ? 0 : 1]} (${codes.join(', ')})`
  }).join(', ')
