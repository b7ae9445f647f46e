import { createTaskCapsule, findImpact, toSourceId } from '../../internal/verify.ts'
import { asObject } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { listChangedFiles } from '../folder/git.ts'
import { ESSENCE_FILE, findProject } from '../folder/project.ts'
import { openGraph } from '../graph/open-graph.ts'
import { readWholeProject } from '../verify/verify-project.ts'
import { describeTask, findFiles, type TaskInput } from './describe-task.ts'

/** Creates the context of a task within 12 kB (task-capsule.v1). */
export async function createCapsuleForTask(environment: Environment, input: TaskInput) {
  const project = await findProject(environment)
  const read = await readWholeProject(environment, project)
  const context = await describeTask(environment, input)
  const route = input.route ?? toText(asObject(context.contract.page).route)
  const files = findFiles(read.snapshot, { ...input, route: route ?? undefined }, undefined)
  const [implementation] = files
  if (implementation === undefined) {
    throw new OperationError('file-not-found', 'No file implements the subject of the task.', {
      exit: EXIT.notFound,
      hint: 'Name a route of the app, or a file as file:src/app.tsx.',
    })
  }
  const graph = await openGraph(environment, read)
  const changed = await listChangedFiles(project.root, 'HEAD').catch(() => [])
  const { nodes, unresolved } = findImpact(graph, changed)
  const hasContract = read.snapshot.contract !== null
  const others = context.read.filter(({ path }) => !files.includes(path))
  return createTaskCapsule({
    project: { identity: graph.projectId, workspaceRoot: '.', selectedAppRoot: '.' },
    task: { request: input.task ?? '', route },
    graph: {
      snapshotId: graph.id,
      sourceHash: graph.sourceHash,
      freshness: 'fresh',
      limitations: [...read.snapshot.limitations],
    },
    readTargets: [
      { path: implementation, kind: 'route-implementation', rank: 1, required: true },
      ...files.slice(1).map((path, index) => ({
        path,
        kind: 'component' as const,
        rank: index + 2,
        required: false,
      })),
      ...others.map(({ path }, index) => ({
        path,
        kind: path === ESSENCE_FILE ? ('contract' as const) : ('content' as const),
        rank: files.length + index + 1,
        required: false,
      })),
    ],
    authority: {
      activeLane: hasContract ? 'essence-contract' : 'production-source',
      entries: [
        hasContract
          ? {
              lane: 'essence-contract' as const,
              summary: 'The contract decides routes, tokens and accessibility.',
              sourcePath: ESSENCE_FILE,
            }
          : {
              lane: 'production-source' as const,
              summary: 'There is no contract, so the code decides.',
              sourcePath: implementation,
            },
      ],
    },
    impact: {
      changedFiles: changed,
      unresolvedFiles: [...unresolved],
      changedRoutes: nodes
        .filter(({ type }) => type === 'Route')
        .map(({ payload }) => String(payload.path)),
      nodeIds: nodes.map(({ id }) => id),
    },
    findings: context.findings.map(({ code, severity, check, location, message }) => ({
      code,
      severity,
      repairId: check,
      graphNodeId: toSourceId(location.file),
      blocking: severity === 'error',
      summary: message,
    })),
    contentGuidance: [],
    stopConditions: [...context.stop_rules],
    verifyCommand: context.verify.command,
  })
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
