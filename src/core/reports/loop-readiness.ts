import type { AuthorityResolutionV2, Lane } from '../generated/types/authority-resolution.v2.ts'
import type { LoopReadinessV2 } from '../generated/types/loop-readiness.v2.ts'
import type { EvidenceTier } from '../generated/types/verification-report.common.v2.ts'
import { unique } from '../kernel/lists.ts'
import { listOpenFindings } from '../verify/run.ts'
import { findBuiltRoutes } from './built-routes.ts'
import { getLevel, measureVerdict } from './confidence.ts'
import {
  countFindings,
  createAnchorFinder,
  getHealthStatus,
  getLane,
  getSource,
  listCounted,
  listResolutions,
} from './finding-facts.ts'
import { type ReportInput, toSchemaUrl } from './report-input.ts'

/** Says how far a run went and how far its verdict can be trusted. */
export function createEvidenceTier(input: ReportInput): EvidenceTier {
  const { run, snapshot, graph } = input
  const confidence = measureVerdict(input)
  const counted = listCounted(run.findings)
  const findAnchor = createAnchorFinder(graph)
  const hasLimits = run.limitations.length > 0
  const status = getHealthStatus(countFindings(run.findings))
  const declared = graph.nodes.filter(({ type }) => type === 'Route').length
  return {
    schemaVersion: 2,
    stage: snapshot.built === null ? 'graph' : 'runtime',
    status: status === 'healthy' && hasLimits ? 'incomplete' : status,
    capabilities: [
      ...(['static-audit', 'project-health', 'typed-graph', 'repair-plan'] as const),
      ...(snapshot.rendered === undefined ? [] : (['browser-evidence'] as const)),
    ],
    coverage: {
      declaredRoutes: declared,
      runtimeRoutesChecked: findBuiltRoutes(snapshot, run)?.checked.length ?? 0,
      findingsAnchored: counted.filter((finding) => findAnchor(finding)).length,
      findingsWithRepairPlan: counted.length,
      runtimeProbeCount: 0,
      visualArtifactCount: 0,
    },
    confidence: {
      level: getLevel(confidence, 'moderate'),
      score: confidence.score,
      reasons: [...confidence.reasons],
    },
  }
}

const LANES: readonly { readonly id: Lane; readonly label: string; readonly role: string }[] = [
  {
    id: 'essence-contract',
    label: 'Contract',
    role: 'Routes, tokens, accessibility, interactions',
  },
  { id: 'local-law', label: 'Project rules', role: 'Settings, own components and own records' },
  { id: 'style-bridge', label: 'Style bridge', role: 'How tokens map to the style sheets' },
  { id: 'production-source', label: 'Production source', role: 'What users see today' },
  { id: 'registry-guidance', label: 'Content records', role: 'Advice where nothing else decides' },
]

const STOP_RULE =
  'Stop and ask if a repair needs another contract or route, or if the same finding is open after two attempts.'

/** Says which source of truth decides, and where sources disagree. */
export function createAuthority({
  run,
  snapshot,
  graph,
  generatedAt,
}: ReportInput): AuthorityResolutionV2 {
  const findAnchor = createAnchorFinder(graph)
  const hasContract = snapshot.contract !== null
  // Without a contract, the code is the only thing that says what is wanted.
  const lanes = hasContract
    ? LANES
    : LANES.toSorted((a, b) => Number(isCode(b)) - Number(isCode(a)))
  const conflicts = listOpenFindings(run).filter(
    (finding) => getLane(finding) === 'essence-contract',
  )
  return {
    $schema: toSchemaUrl('authority-resolution.v2'),
    schemaVersion: 2,
    generatedAt,
    order: lanes.map((lane, index) => ({ ...lane, rank: index + 1 })),
    activeLane: hasContract ? 'essence-contract' : 'production-source',
    summary: hasContract
      ? 'The contract decides what it covers; the code decides the rest.'
      : 'There is no contract, so the code decides.',
    conflicts: conflicts.map((finding) => {
      const anchor = findAnchor(finding)
      const { id, family, severity, message, repair } = finding
      return {
        id,
        source: getSource(finding),
        category: family,
        severity,
        message,
        lane: 'essence-contract',
        status: repair.kind === 'contract' && repair.autofix === 'none' ? 'blocking' : 'repairable',
        recommendedActions: listResolutions(finding),
        ...(anchor === undefined ? {} : { graphAnchor: anchor }),
      }
    }),
    stopRule: STOP_RULE,
  }
}

const isCode = ({ id }: { readonly id: Lane }): boolean => id === 'production-source'

const VERDICTS = {
  clean: 'Nothing to repair',
  repair_required: 'Repair before the next edit',
  recheck_required: 'Check again',
  needs_human: 'A person has to decide',
  not_proven: 'Not proven',
} as const

const MAX_READ_TARGETS = 10

/** Says where a project is in the cycle of edit, check and repair, and what may be done next. */
export function createLoopReadiness(input: ReportInput): LoopReadinessV2 {
  const { run, loop, graph } = input
  const open = listOpenFindings(run)
  const { activeLane, summary, stopRule } = createAuthority(input)
  const status = getHealthStatus(countFindings(run.findings))
  const verifyCommand = 'npx @svc/content verify'
  return {
    $schema: toSchemaUrl('loop-readiness.v2'),
    schemaVersion: 2,
    state: loop.compat_state,
    status: loop.state === 'needs_human' ? 'blocked' : status,
    verdict: VERDICTS[loop.state],
    summary: loop.reason,
    authority: { activeLane, summary, stopRule },
    evidenceTier: createEvidenceTier(input),
    blockingReasons: loop.question === null ? [] : [loop.question.text],
    nextActions: listNextActions(input),
    maker: {
      title: 'Editor',
      instructions: ['Follow the steps of the repair plan.', 'Change nothing else.'],
    },
    checker: {
      title: 'Reviewer',
      instructions: [`Run ${verifyCommand}.`, 'Read the reason of each suppressed finding.'],
    },
    readTargets: unique(open.map(({ location }) => location.file)).slice(0, MAX_READ_TARGETS),
    graphImpact: {
      status: 'ready',
      snapshotId: graph.id,
      sourceHash: graph.sourceHash,
      sourceArtifactCount: graph.nodes.filter(({ type }) => type === 'SourceArtifact').length,
      staleArtifacts: [],
    },
    stopConditions: ['No finding of severity error or warn is left.', stopRule],
    verifyCommand,
  }
}

function listNextActions({ loop }: ReportInput): string[] {
  if (loop.state === 'repair_required')
    return ['npx @svc/content repair', 'npx @svc/content verify']
  if (loop.state === 'needs_human') return loop.question?.options.map(({ label }) => label) ?? []
  return loop.state === 'clean' ? [] : ['npx @svc/content verify']
}
