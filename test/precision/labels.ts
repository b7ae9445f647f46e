import { unique } from '../../src/core/kernel/lists.ts'
import type { Confidence } from '../../src/internal/verify.ts'

/** What a person decided about a finding after a look at the source. */
export interface Label {
  /** The name and the version of the package. */
  readonly package: string
  readonly file: string
  readonly code: string
  readonly fingerprint: string
  /** True if the finding is right. */
  readonly verdict: boolean
  /** Why, in a few words. */
  readonly reason: string
}

/** A finding in the source of a package. */
export interface PackageFinding extends Pick<Label, 'package' | 'file' | 'code' | 'fingerprint'> {
  readonly confidence: Confidence
  readonly line: number
  readonly message: string
  readonly excerpt: string
}

/** The share of findings of confidence `certain` that must be right. */
export const MIN_PRECISION = 0.95

/** The findings of a group by confidence, and those that are certain by label. */
export interface Tally {
  readonly certain: number
  readonly likely: number
  readonly possible: number
  readonly right: number
  readonly wrong: number
  readonly unlabeled: number
}

/** The findings of all packages, compared with the labels. */
export interface Judgment {
  readonly byPackage: ReadonlyMap<string, Tally>
  readonly byCode: ReadonlyMap<string, Tally>
  readonly total: Tally
  /** The findings of confidence `certain` that nobody has looked at. */
  readonly unlabeled: readonly PackageFinding[]
  /** The labels whose finding is no longer reported as `certain`. */
  readonly unused: readonly Label[]
}

const toKey = ({ package: name, file, fingerprint }: Omit<Label, 'verdict' | 'reason'>): string =>
  [name, file, fingerprint].join(' ')

/** Compares the findings of packages with the labels, per package and per check. */
export function judge(
  packages: readonly string[],
  findings: readonly PackageFinding[],
  labels: readonly Label[],
): Judgment {
  const codes = unique(findings.map(({ code }) => code)).sort()
  const verdicts = new Map(labels.map((label) => [toKey(label), label.verdict]))
  const certain = findings.filter(({ confidence }) => confidence === 'certain')
  const reported = new Set(certain.map(toKey))
  const tally = (group: readonly PackageFinding[]): Tally => countFindings(group, verdicts)
  return {
    byPackage: new Map(
      packages.map((id) => [id, tally(findings.filter((finding) => finding.package === id))]),
    ),
    byCode: new Map(
      codes.map((code) => [code, tally(findings.filter((finding) => finding.code === code))]),
    ),
    total: tally(findings),
    unlabeled: certain.filter((finding) => !verdicts.has(toKey(finding))),
    unused: labels.filter((label) => !reported.has(toKey(label))),
  }
}

function countFindings(
  findings: readonly PackageFinding[],
  verdicts: ReadonlyMap<string, boolean>,
): Tally {
  const byConfidence = (confidence: Confidence): PackageFinding[] =>
    findings.filter((finding) => finding.confidence === confidence)
  const certain = byConfidence('certain').map((finding) => verdicts.get(toKey(finding)))
  return {
    certain: certain.length,
    likely: byConfidence('likely').length,
    possible: byConfidence('possible').length,
    right: certain.filter((verdict) => verdict === true).length,
    wrong: certain.filter((verdict) => verdict === false).length,
    unlabeled: certain.filter((verdict) => verdict === undefined).length,
  }
}

/** Returns the share of labeled findings that are right; 1 if there are none. */
export const getPrecision = ({ right, wrong }: Pick<Tally, 'right' | 'wrong'>): number =>
  right + wrong === 0 ? 1 : right / (right + wrong)

/** Formats labels as JSON with one line per finding, in order. */
export function formatLabels(labels: readonly Label[]): string {
  const lines = labels
    .toSorted((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1))
    .map(({ package: name, file, code, fingerprint, verdict, reason }) =>
      JSON.stringify({ package: name, file, code, fingerprint, verdict, reason }),
    )
  return `[\n${lines.join(',\n')}\n]\n`
}

const toSortKey = (label: Label): string =>
  [label.package, label.file, label.code, label.fingerprint].join('\0')
