import type { ResolutionAction } from '../generated/types/authority-resolution.v2.ts'
import type {
  FindingSource,
  GraphAnchor,
  HealthStatus,
  RepairPlan,
} from '../generated/types/verification-report.common.v1.ts'
import type { Graph, GraphNode } from '../graph/graph.ts'
import type { ProjectGraph } from '../graph/project-graph.ts'
import { toSourceId } from '../graph/source-nodes.ts'
import type { Severity } from '../kernel/finding.ts'
import type { SourceFinding } from '../verify/finding.ts'

/** The number of findings by severity. */
export interface FindingCounts {
  readonly errorCount: number
  readonly warnCount: number
  readonly infoCount: number
  readonly findingCount: number
}

/** The findings that count: those that nobody suppressed. */
export const listCounted = (findings: readonly SourceFinding[]): SourceFinding[] =>
  findings.filter(({ status }) => status !== 'suppressed')

/** Counts findings by severity. */
export function countFindings(findings: readonly SourceFinding[]): FindingCounts {
  const counted = listCounted(findings)
  const count = (severity: Severity): number =>
    counted.filter((finding) => finding.severity === severity).length
  return {
    errorCount: count('error'),
    warnCount: count('warn'),
    infoCount: count('info'),
    findingCount: counted.length,
  }
}

/** Computes the score of a project: 100 minus 15 per error, 5 per warning and 1 per note. */
export const getScore = ({ errorCount, warnCount, infoCount }: FindingCounts): number =>
  Math.max(0, 100 - 15 * errorCount - 5 * warnCount - infoCount)

/** Returns the overall verdict. */
export const getHealthStatus = ({ errorCount, warnCount }: FindingCounts): HealthStatus =>
  errorCount > 0 ? 'error' : warnCount > 0 ? 'warning' : 'healthy'

const SOURCES: readonly (readonly [prefix: string, FindingSource])[] = [
  ['TOKEN', 'design-token'],
  ['CTX', 'pack'],
  ['CONTRACT', 'audit'],
  ['STRUCT', 'audit'],
  ['INT020', 'interaction'],
  ['A11Y020', 'browser'],
  ['DIST', 'runtime'],
  ['PERF', 'runtime'],
]

/** Names the kind of check that produced a finding. */
export const getSource = ({ code }: Pick<SourceFinding, 'code'>): FindingSource =>
  SOURCES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'check'

/** Returns the source of truth that a finding appeals to. */
export function getLane({
  code,
  layer,
}: Pick<SourceFinding, 'code' | 'layer'>): 'essence-contract' | 'local-law' | 'production-source' {
  if (layer !== 'intrinsic' || /^(CONTRACT|STRUCT|CTX)/.test(code)) return 'essence-contract'
  return code.startsWith('COMP') ? 'local-law' : 'production-source'
}

/** Finds the place of findings in a graph. */
export type FindAnchor = (finding: SourceFinding) => GraphAnchor | undefined

/** Prepares a graph for finding the places of findings: the file, and the route it implements. */
export function createAnchorFinder(graph: ProjectGraph): FindAnchor {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  const routes = mapRoutes(graph, nodes)
  return ({ location: { file } }) => {
    const node = nodes.get(toSourceId(file))
    if (node === undefined) return undefined
    const route = routes.get(node.id)
    return {
      snapshot_id: graph.id,
      source_hash: graph.sourceHash,
      node_id: node.id,
      node_type: node.type,
      reason: 'The finding is in this file.',
      confidence: 'exact',
      ...(route === undefined ? {} : { route }),
    }
  }
}

const mapRoutes = ({ edges }: Graph, nodes: ReadonlyMap<string, GraphNode>): Map<string, string> =>
  new Map(
    edges.flatMap(({ src, dst, relation }) => {
      const node = nodes.get(src)
      const isRoute = relation === 'NODE_DERIVED_FROM_SOURCE' && node?.type === 'Route'
      return isRoute ? [[dst, String(node.payload.path)] as const] : []
    }),
  )

/** Writes a place for a person: `src/a.tsx:3:9`. */
const formatPlace = ({ location: { file, line, column } }: SourceFinding): string =>
  `${file}:${line}:${column}`

/** Lists the facts behind a finding without any source text. */
export const listEvidence = (finding: SourceFinding): string[] => [
  formatPlace(finding),
  ...finding.evidence.map(({ kind, file }) => (file === undefined ? kind : `${kind}: ${file}`)),
]

const COMMAND = 'npx @svc/content'

/** Lists the commands that help with a finding. */
export const listCommands = ({ id, repair }: SourceFinding): string[] => [
  ...(repair.command === undefined ? [] : [repair.command]),
  `${COMMAND} repair ${id}${repair.autofix === 'none' ? ' --prompt' : ' --patch'}`,
]

/** Returns the command that prints the prompt of a finding. */
export const getPromptCommand = ({ id }: SourceFinding): string =>
  `${COMMAND} repair ${id} --prompt`

/** Describes the repair of a finding as an ordered plan. */
export function toRepairPlan(finding: SourceFinding, anchor: GraphAnchor | undefined): RepairPlan {
  const { id, severity, family, code, repair, location } = finding
  const descriptions = repair.steps.length > 0 ? repair.steps : [repair.title]
  return {
    id: `plan-${id.toLowerCase().replace(':', '-')}`,
    findingId: id,
    severity,
    source: getSource(finding),
    category: family,
    actions: descriptions.map((description, index) => ({
      id: `step-${index + 1}`,
      kind: repair.kind,
      description,
      target: formatPlace(finding),
    })),
    evidence: listEvidence(finding).map((text, index) => ({ id: `e${index + 1}`, text })),
    readTargets: [location.file],
    preserve: [],
    avoid: [],
    commands: listCommands(finding),
    diagnosticCode: code,
    repairId: finding.check,
    graphAnchor: anchor ?? null,
  }
}

/** Lists the ways to settle a finding, the best first. */
export const listResolutions = (finding: SourceFinding): ResolutionAction[] => {
  const { repair, code } = finding
  const isCommand = repair.kind === 'command'
  return [
    {
      kind: isCommand ? 'regenerate_context' : 'repair_source',
      label: repair.title,
      command: isCommand ? (repair.command ?? null) : (listCommands(finding).at(-1) ?? null),
      writes: isCommand,
      rationale: 'The rule then holds.',
    },
    ...(getLane(finding) === 'essence-contract' && !isCommand
      ? [
          {
            kind: 'accept_observed_source' as const,
            label: 'Change the contract',
            command: null,
            writes: true,
            rationale: 'Right if the code shows what is wanted.',
          },
        ]
      : []),
    {
      kind: 'mark_advisory',
      label: `Suppress it with svc-ignore ${code} and a reason`,
      command: null,
      writes: true,
      rationale: 'Right if the rule does not fit this place.',
    },
  ]
}
