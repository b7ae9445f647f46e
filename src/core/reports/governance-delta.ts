import type { Finding, GovernanceDeltaV1 } from '../generated/types/governance-delta.v1.ts'
import { findImpact } from '../graph/impact.ts'
import { sha256Digest } from '../kernel/hash.ts'
import { canonicalJson } from '../kernel/json/canonical.ts'
import { unique } from '../kernel/lists.ts'
import type { SourceFinding } from '../verify/finding.ts'
import { SEVERITIES } from '../verify/severity.ts'
import {
  countFindings,
  createAnchorFinder,
  type FindAnchor,
  getLane,
  getScore,
  getSource,
  listCounted,
} from './finding-facts.ts'
import { type FailOn, type KnownFinding, type ReportInput, toSchemaUrl } from './report-input.ts'

/** True if a finding is severe enough to fail a run. */
export const isFailing = ({ severity }: Pick<SourceFinding, 'severity'>, failOn: FailOn): boolean =>
  failOn !== 'none' && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(failOn)

/** Compares the findings of a run with a baseline (governance-delta.v1). */
export function createGovernanceDelta(input: ReportInput): GovernanceDeltaV1 {
  const { run, generatedAt, project, baseline, failOn, git } = input
  const findings = classifyFindings(input)
  const blocking = listBlocking(input)
  const current = listCounted(run.findings)
  const gate = toGate(input, blocking)
  return {
    $schema: toSchemaUrl('governance-delta.v1'),
    schemaVersion: 1,
    generatedAt,
    project: {
      identity: project.id,
      workspaceRoot: project.workspaceRoot,
      selectedAppRoot: project.path,
    },
    comparisonScope: git?.baseRef
      ? { kind: 'commit_range', identity: `${git.baseRef}..${git.headRef ?? 'working tree'}` }
      : { kind: git === null ? 'unknown' : 'working_tree', identity: git?.headRef ?? null },
    changeBase: describeChanges(input),
    debtBaseline: describeBaseline(input),
    current: describeCurrent(input),
    findings,
    summary: {
      currentCount: current.length,
      newCount: findings.new.length,
      inheritedCount: findings.inherited.length,
      resolvedCount: findings.resolved.length,
      unclassifiedCount: findings.unclassified.length,
      blockingCount: blocking.length,
    },
    gate: { ...gate, failOn, blockingFingerprints: unique(blocking.map(toFingerprint)) },
    limitations: [
      ...run.limitations,
      ...(baseline === null
        ? ['There is no baseline; findings outside the change are listed only.']
        : []),
    ],
    nextAction: describeNextAction(gate.result, blocking),
  }
}

/** Findings that fail the gate: with a baseline, it decides; else those of changed files. */
function listBlocking({ run, baseline, failOn, git }: ReportInput): SourceFinding[] {
  const candidates = listCounted(run.findings)
  if (baseline) return candidates.filter(({ fingerprint }) => baseline.blocking.has(fingerprint))
  const changed = git?.baseRef ? new Set(git.changedFiles) : null
  return candidates.filter(
    (finding) =>
      isFailing(finding, failOn) && (changed === null || changed.has(finding.location.file)),
  )
}

function classifyFindings({
  run,
  baseline,
  git,
  graph,
}: ReportInput): GovernanceDeltaV1['findings'] {
  const findAnchor = createAnchorFinder(graph)
  const changed = git?.baseRef ? new Set(git.changedFiles) : null
  const classify = ({
    fingerprint,
    location,
  }: SourceFinding): 'new' | 'inherited' | 'unclassified' => {
    if (baseline) return baseline.inherited.has(fingerprint) ? 'inherited' : 'new'
    return changed === null || changed.has(location.file) ? 'new' : 'unclassified'
  }
  const rows = listCounted(run.findings).map((finding) =>
    toDeltaFinding(finding, classify(finding), findAnchor),
  )
  const select = (name: Finding['classification']): Finding[] =>
    rows.filter(({ classification }) => classification === name)
  return {
    new: select('new'),
    inherited: select('inherited'),
    resolved: (baseline?.resolved ?? []).map(toResolved),
    unclassified: select('unclassified'),
  }
}

const toFingerprint = ({ fingerprint }: Pick<SourceFinding, 'fingerprint'>): string =>
  fingerprint.replace(/^fp1:/, 'gfo1:')

function toDeltaFinding(
  finding: SourceFinding,
  classification: Finding['classification'],
  findAnchor: FindAnchor,
): Finding {
  const { code, check, family, severity, message, location, repair } = finding
  const anchor = findAnchor(finding)
  const { file, line, column, endLine, endColumn } = location
  return {
    code,
    ruleId: check,
    source: getSource(finding),
    category: family,
    severity,
    message,
    authorityLane: getLane(finding),
    graphAnchor: anchor ?? null,
    repairId: check,
    repairTarget: repair.edits?.[0]?.file ?? file,
    annotation: {
      path: file,
      startLine: line,
      startColumn: column,
      endLine,
      endColumn,
    },
    fingerprint: toFingerprint(finding),
    fingerprintVersion: 1,
    classification,
    file,
    route: anchor?.route ?? null,
    location: { line, column, endLine, endColumn },
  }
}

/** A baseline has no messages and no lines, so a resolved finding has its code and file only. */
const toResolved = ({ code, file, severity, fingerprint }: KnownFinding): Finding => ({
  code,
  ruleId: code,
  source: getSource({ code }),
  category: 'baseline',
  severity,
  message: `${code} is gone from ${file}.`,
  authorityLane: 'unknown',
  graphAnchor: null,
  repairId: null,
  repairTarget: null,
  annotation: { path: file, startLine: null, startColumn: null, endLine: null, endColumn: null },
  fingerprint: toFingerprint({ fingerprint }),
  fingerprintVersion: 1,
  classification: 'resolved',
  file,
})

function describeChanges({ git, graph }: ReportInput): GovernanceDeltaV1['changeBase'] {
  const files = [...(git?.changedFiles ?? [])]
  const { nodes, unresolved } = findImpact(graph, files)
  return {
    identity: git?.mergeBase ?? git?.baseRef ?? null,
    hash: git?.mergeBase ?? null,
    baseRef: git?.baseRef ?? null,
    headRef: git?.headRef ?? null,
    mergeBase: git?.mergeBase ?? null,
    completeness: git === null ? 'incomplete' : 'complete',
    changedFiles: files,
    unresolvedFiles: [...unresolved],
    changedRoutes: nodes
      .filter(({ type }) => type === 'Route')
      .map(({ payload }) => String(payload.path)),
    impactedNodeIds: nodes.map(({ id }) => id),
    limitations: git === null ? ['The project is in no git repository.'] : [],
  }
}

const describeBaseline = ({ baseline, project }: ReportInput): GovernanceDeltaV1['debtBaseline'] =>
  baseline === null
    ? {
        ...{ identity: null, hash: null, projectIdentity: null, capturedAt: null },
        completeness: 'incomplete',
        freshness: 'unknown',
        compatibility: 'unknown',
        limitations: ['There is no baseline.'],
        findingCount: 0,
      }
    : {
        identity: baseline.path,
        hash: baseline.hash,
        projectIdentity: project.id,
        capturedAt: baseline.savedAt,
        completeness: 'complete',
        freshness: 'fresh',
        compatibility: 'compatible',
        limitations: [],
        findingCount: baseline.findingCount,
      }

function describeCurrent({ run, graph, version }: ReportInput): GovernanceDeltaV1['current'] {
  const completeness = run.limitations.length > 0 ? ('incomplete' as const) : ('complete' as const)
  const freshness = 'fresh' as const
  const state = { completeness, freshness, limitations: [...run.limitations] }
  return {
    health: { identity: `score ${getScore(countFindings(run.findings))}`, hash: null },
    contract: { identity: run.contract_hash, hash: run.contract_hash },
    content: { identity: version, hash: null },
    source: { identity: run.run_id, hash: graph.sourceHash },
    graph: { identity: graph.id, sourceHash: graph.sourceHash, ...state },
    evidence: {
      identity: run.run_id,
      hash: sha256Digest(canonicalJson(run.findings.map(({ fingerprint }) => fingerprint))),
      ...state,
    },
  }
}

type Gate = Pick<GovernanceDeltaV1['gate'], 'result' | 'status'>

const toGate = ({ run }: ReportInput, blocking: readonly SourceFinding[]): Gate => {
  if (blocking.length > 0) return { result: 'fail', status: 'blocked' }
  return run.limitations.length > 0
    ? { result: 'not_proven', status: 'incomplete' }
    : { result: 'pass', status: 'clean' }
}

function describeNextAction(result: Gate['result'], blocking: readonly SourceFinding[]): string {
  if (result === 'fail') return `Run npx @svc/content repair ${blocking[0]?.id ?? ''}.`
  return result === 'pass'
    ? 'Nothing to do.'
    : 'Read the limitations: what they name was not checked.'
}
