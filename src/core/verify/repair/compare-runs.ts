import type { UnfinishedCheck } from '../check-limits.ts'
import type { SourceFinding } from '../finding.ts'
import type { Run } from '../run.ts'

/** What became of a finding: `replaced` means that another problem of its kind is in its place. */
export type Verdict = 'resolved' | 'open' | 'moved' | 'replaced'

/** What became of one finding after an edit. */
export interface FindingVerdict {
  readonly id: string
  readonly verdict: Verdict
  /** How often the finding was rechecked. */
  readonly attempts: number
  /** Where it is now; null if it is gone. */
  readonly line: number | null
  /** The finding that replaces it. */
  readonly replaced_by?: string
}

/** The differences between two runs. */
export interface RunComparison {
  readonly verdicts: readonly FindingVerdict[]
  /** Findings that the earlier run did not have. */
  readonly introduced: readonly SourceFinding[]
}

/** Compares the findings of a run with those of a later one. */
export function compareRuns(
  before: Pick<Run, 'findings'>,
  after: Pick<Run, 'findings' | 'attempts' | 'unfinished'>,
  selected: readonly SourceFinding[] = before.findings,
): RunComparison {
  const known = new Set(before.findings.map(({ fingerprint }) => fingerprint))
  const introduced = after.findings.filter(({ fingerprint }) => !known.has(fingerprint))
  const findNext = createFinder(after.findings, introduced)
  const verdicts = selected.map((finding) => judge(finding, after, findNext(finding)))
  return { verdicts, introduced }
}

/** The findings of a later run that belong to one of an earlier run. */
interface NextFindings {
  /** The same finding. */
  readonly match: SourceFinding | undefined
  /** A new finding of the same check and on the same element or line. */
  readonly replacement: SourceFinding | undefined
}

/** Indexes the findings of a run, because a file may have thousands. */
function createFinder(
  findings: readonly SourceFinding[],
  introduced: readonly SourceFinding[],
): (finding: SourceFinding) => NextFindings {
  const matches = indexFirst(findings, ({ fingerprint }) => [fingerprint])
  const replacements = indexFirst(introduced, listPlaces)
  return (finding) => {
    const [first] = listPlaces(finding)
      .flatMap((place) => replacements.get(place) ?? [])
      .sort((a, b) => a.index - b.index)
    return { match: matches.get(finding.fingerprint)?.finding, replacement: first?.finding }
  }
}

/** Lists the element and the line of a finding, as keys. */
const listPlaces = ({ code, anchor, location: { file, line } }: SourceFinding): string[] => [
  JSON.stringify([code, file, { anchor }]),
  JSON.stringify([code, file, { line }]),
]

interface IndexedFinding {
  readonly finding: SourceFinding
  readonly index: number
}

/** Indexes findings by keys; of several with one key, the first counts. */
function indexFirst(
  findings: readonly SourceFinding[],
  listKeys: (finding: SourceFinding) => readonly string[],
): Map<string, IndexedFinding> {
  const byKey = new Map<string, IndexedFinding>()
  for (const [index, finding] of findings.entries()) {
    for (const key of listKeys(finding)) {
      if (!byKey.has(key)) byKey.set(key, { finding, index })
    }
  }
  return byKey
}

function judge(
  finding: SourceFinding,
  { attempts, unfinished = [] }: Pick<Run, 'attempts' | 'unfinished'>,
  { match, replacement }: NextFindings,
): FindingVerdict {
  const base = { id: finding.id, attempts: attempts[finding.fingerprint] ?? 0 }
  if (match) {
    // Suppressing a finding with a reason settles it.
    const isSettled = match.status === 'suppressed' && finding.status !== 'suppressed'
    if (isSettled) return { ...base, verdict: 'resolved', line: null }
    const { line } = match.location
    return { ...base, verdict: line === finding.location.line ? 'open' : 'moved', line }
  }
  if (replacement) {
    const { line } = replacement.location
    return { ...base, verdict: 'replaced', line, replaced_by: replacement.id }
  }
  // A check that did not finish has resolved nothing.
  return unfinished.some((check) => covers(check, finding))
    ? { ...base, verdict: 'open', line: finding.location.line }
    : { ...base, verdict: 'resolved', line: null }
}

const covers = (check: UnfinishedCheck, { code, location }: SourceFinding): boolean =>
  check.code === code && (check.file === null || check.file === location.file)

/** Counts another attempt for each finding that is checked again. */
export function countAttempts(
  attempts: Run['attempts'],
  selected: readonly SourceFinding[],
): Record<string, number> {
  const counts = { ...attempts }
  for (const { fingerprint } of selected) counts[fingerprint] = (counts[fingerprint] ?? 0) + 1
  return counts
}
