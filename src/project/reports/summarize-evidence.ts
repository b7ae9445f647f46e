import type { createEvidence } from './run-reports.ts'

type EvidenceBundle = Awaited<ReturnType<typeof createEvidence>>

/** Shortens the evidence of a run to its result, its findings and the checks behind them. */
export function summarizeEvidence({
  generatedAt,
  project,
  evidenceTier,
  health,
  assertions,
  findings,
}: EvidenceBundle): object {
  const listIds = (status: string): string[] =>
    assertions.filter((assertion) => assertion.status === status).map(({ id }) => id)
  return {
    generatedAt,
    project: project.id,
    evidenceTier,
    health,
    assertions: {
      passed: listIds('passed').length,
      failed: listIds('failed'),
      not_applicable: listIds('not_applicable'),
    },
    total: findings.length,
    findings: findings.map(({ id, severity, message, evidence }) => ({
      id,
      severity,
      message,
      evidence: evidence?.slice(0, 1),
    })),
  }
}
