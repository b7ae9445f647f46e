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
  after: Pick<Run, 'findings' | 'attempts'>,
  selected: readonly SourceFinding[] = before.findings,
): RunComparison {
  const known = new Set(before.findings.map(({ fingerprint }) => fingerprint))
  const introduced = after.findings.filter(({ fingerprint }) => !known.has(fingerprint))
  const verdicts = selected.map((finding) => judge(finding, after, introduced))
  return { verdicts, introduced }
}

function judge(
  finding: SourceFinding,
  { findings, attempts }: Pick<Run, 'findings' | 'attempts'>,
  introduced: readonly SourceFinding[],
): FindingVerdict {
  const base = { id: finding.id, attempts: attempts[finding.fingerprint] ?? 0 }
  const match = findings.find(({ fingerprint }) => fingerprint === finding.fingerprint)
  if (match) {
    // Suppressing a finding with a reason settles it.
    const isSettled = match.status === 'suppressed' && finding.status !== 'suppressed'
    if (isSettled) return { ...base, verdict: 'resolved', line: null }
    const { line } = match.location
    return { ...base, verdict: line === finding.location.line ? 'open' : 'moved', line }
  }
  const replacement = introduced.find((other) => isReplacement(other, finding))
  return replacement
    ? {
        ...base,
        verdict: 'replaced',
        line: replacement.location.line,
        replaced_by: replacement.id,
      }
    : { ...base, verdict: 'resolved', line: null }
}

/** True if a new finding is of the same check and on the same element or line. */
const isReplacement = (other: SourceFinding, { code, anchor, location }: SourceFinding): boolean =>
  other.code === code &&
  other.location.file === location.file &&
  (other.anchor === anchor || other.location.line === location.line)

/** Counts another attempt for each finding that is checked again. */
export function countAttempts(
  attempts: Run['attempts'],
  selected: readonly SourceFinding[],
): Record<string, number> {
  const counts = { ...attempts }
  for (const { fingerprint } of selected) counts[fingerprint] = (counts[fingerprint] ?? 0) + 1
  return counts
}
