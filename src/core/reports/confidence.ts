import { pluralize } from '../kernel/text.ts'
import type { Confidence as FindingConfidence } from '../verify/finding.ts'
import type { Completeness, Snapshot } from '../verify/snapshot.ts'
import { listCounted } from './finding-facts.ts'
import type { ReportInput } from './report-input.ts'

/** How far the evidence supports a report: 0 is a guess, 1 is certain. */
export interface EvidenceConfidence {
  readonly score: number
  /** What raised or lowered the score, in sentences. */
  readonly reasons: readonly string[]
}

/** A part of the evidence: a share between 0 and 1, and what it stands for. */
interface EvidenceShare {
  readonly share: number
  readonly reason: string
}

/** Measures how far a verdict can be trusted: what was read, and how sure the findings are. */
export const measureVerdict = (input: ReportInput): EvidenceConfidence =>
  combine([...listReadShares(input.snapshot), measureFindings(input)], input.run.limitations)

/** Measures how far the description of a project can be trusted. */
export const measureScan = ({ snapshot }: ReportInput): EvidenceConfidence =>
  combine(
    [
      ...listReadShares(snapshot),
      {
        share: snapshot.framework === null ? 0 : 1,
        reason:
          snapshot.framework === null
            ? 'The framework is unknown.'
            : `The framework is ${snapshot.framework}.`,
      },
    ],
    snapshot.limitations,
  )

/** The score is the mean of all shares; each limitation halves what is left to trust. */
const combine = (
  shares: readonly EvidenceShare[],
  limitations: readonly string[],
): EvidenceConfidence => {
  const known = { share: 1 / 2 ** limitations.length, reason: '' }
  const all = [...shares, known]
  const mean = all.reduce((sum, { share }) => sum + share, 0) / all.length
  return {
    score: Math.round(mean * 100) / 100,
    reasons: [...shares.map(({ reason }) => reason), ...limitations],
  }
}

const ROUTE_SHARES: Readonly<Record<Completeness, number>> = {
  complete: 1,
  partial: 0.5,
  unknown: 0,
}

function listReadShares({ files, routes }: Snapshot): EvidenceShare[] {
  const whole = files.filter(({ errors }) => errors.length === 0).length
  return [
    {
      share: files.length === 0 ? 0 : whole / files.length,
      reason: `${whole} of ${pluralize(files.length, 'file')} read in full.`,
    },
    { share: ROUTE_SHARES[routes.completeness], reason: routes.reason || 'Routes were read.' },
  ]
}

const FINDING_SHARES: Readonly<Record<FindingConfidence, number>> = {
  certain: 1,
  likely: 0.75,
  possible: 0.5,
}

function measureFindings({ run }: ReportInput): EvidenceShare {
  const findings = listCounted(run.findings)
  const sum = findings.reduce((total, { confidence }) => total + FINDING_SHARES[confidence], 0)
  const certain = findings.filter(({ confidence }) => confidence === 'certain').length
  return {
    share: findings.length === 0 ? 1 : sum / findings.length,
    reason: `${certain} of ${pluralize(findings.length, 'finding')} certain.`,
  }
}

/** Names a score. The two families of reports use different words for the middle. */
export const getLevel = <const Middle extends string>(
  { score }: EvidenceConfidence,
  middle: Middle,
): 'high' | 'low' | Middle => (score >= 0.85 ? 'high' : score >= 0.5 ? middle : 'low')
