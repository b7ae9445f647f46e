export {
  escapeControls,
  escapeLine,
  escapeWorkflowCommands,
  HIDDEN_CHARACTER,
  toEscape,
} from './core/escape-text.ts'
export { compareGraphs, type GraphChange } from './core/graph/compare-graphs.ts'
export {
  toContractCapsule,
  toGraphDiff,
  toGraphManifest,
  toGraphSnapshot,
} from './core/graph/documents.ts'
export { type Graph, type GraphEdge, type GraphNode, NODE_TYPES } from './core/graph/graph.ts'
export { findImpact, type Impact } from './core/graph/impact.ts'
export {
  createProjectGraph,
  type GraphInput,
  type ProjectGraph,
} from './core/graph/project-graph.ts'
export { toSourceId } from './core/graph/source-nodes.ts'
export { type ReachedNode, type WalkOptions, walkGraph } from './core/graph/walk-graph.ts'
export { memoizeByObject } from './core/memoize.ts'
export {
  BASELINE_FILE,
  type Baseline,
  type BaselineComparison,
  type BaselineEntry,
  type CompareOptions,
  compareWithBaseline,
  createBaseline,
  formatBaseline,
  parseBaseline,
  pruneBaseline,
  type Renames,
  type SaveOptions,
} from './core/verify/baseline.ts'
export type { Check, FileCheck, ProjectCheck } from './core/verify/check.ts'
export { getContractCode } from './core/verify/checks/contract-issues.ts'
export { CHECKS } from './core/verify/checks/index.ts'
export { listUndefinedNames } from './core/verify/checks/undefined-custom-property.ts'
export { getRouteShape, listMissingRoutes } from './core/verify/declared-routes.ts'
export type {
  CheckLayer,
  Confidence,
  Evidence,
  Finding,
  FindingDraft,
  FindingLocation,
  Repair,
  TextEdit,
} from './core/verify/finding.ts'
export {
  LINTER_FORMATS,
  type LinterResult,
  readLinterReport,
} from './core/verify/linter-reports.ts'
export { getEntry, type Literal, readLiteral } from './core/verify/literals.ts'
export {
  compareRuns,
  countAttempts,
  type FindingVerdict,
  type Verdict,
} from './core/verify/repair/compare-runs.ts'
export { getLoop, type LoopData, type LoopState, MAX_ATTEMPTS } from './core/verify/repair/loop.ts'
export {
  applyPatch,
  formatPatch,
  type RepairSources,
  selectEdits,
} from './core/verify/repair/patch.ts'
export {
  createRepairPlan,
  type NextCall,
  type RepairPlan,
  type RepairStep,
} from './core/verify/repair/repair-plan.ts'
export { formatRepairPrompt, type PromptReader } from './core/verify/repair/repair-prompt.ts'
export { createAdoptionTruth } from './core/verify/reports/adoption-truth.ts'
export { createFileCritique, createProjectAudit } from './core/verify/reports/audit.ts'
export { createCiReport, createWorkspaceCiReport } from './core/verify/reports/ci.ts'
export {
  type CiReportVersion,
  toCiReportVersion,
  toWorkspaceCiReportVersion,
} from './core/verify/reports/ci-versions.ts'
export { createEvidenceBundle } from './core/verify/reports/evidence-bundle.ts'
export { countFindings, getScore } from './core/verify/reports/finding-facts.ts'
export { createGovernanceDelta, isFailing } from './core/verify/reports/governance-delta.ts'
export {
  createProjectHealth,
  createWorkspaceHealth,
  type WorkspaceMember,
} from './core/verify/reports/project-health.ts'
export type {
  FailOn,
  KnownFinding,
  ReportBaseline,
  ReportFile,
  ReportGit,
  ReportGraphFiles,
  ReportHosting,
  ReportInput,
  ReportPacks,
  ReportProject,
} from './core/verify/reports/report-input.ts'
export { formatAnnotations, toSarifLog } from './core/verify/reports/sarif.ts'
export { createScan } from './core/verify/reports/scan.ts'
export { createTaskCapsule, type TaskCapsuleInput } from './core/verify/reports/task-capsule.ts'
export {
  getRunStatus,
  listOpenFindings,
  type Run,
  type RunScope,
  type RunStatus,
} from './core/verify/run.ts'
export {
  listGaps,
  listSkippedChecks,
  type RunOptions,
  runChecks,
} from './core/verify/run-checks.ts'
export type {
  BuiltFile,
  CheckSetting,
  Completeness,
  ContractIssue,
  ContractReport,
  DiscoveredComponent,
  DiscoveredRoute,
  DiscoveredRoutes,
  DiscoveredToken,
  OutdatedFile,
  ProjectContract,
  RenderedViolation,
  Snapshot,
  VerifySettings,
} from './core/verify/snapshot.ts'
export type {
  Attribute,
  FileRole,
  MarkupElement,
  MarkupNode,
  ScriptAssignment,
  ScriptCall,
  ScriptDeclaration,
  ScriptFacts,
  ScriptImport,
  SourceFile,
  StyleDeclaration,
  StyleRule,
  Suppression,
  Syntax,
  TextRange,
  Value,
} from './core/verify/source-file.ts'
export { isSelfReference } from './core/verify/styles/token-table.ts'
export { readSuppressions } from './core/verify/suppressions.ts'
export { createPositionFinder } from './core/verify/text-lines.ts'
