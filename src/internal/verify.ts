export { getRouteShape } from '../core/essence/model/route-notation.ts'
export { compareGraphs, type GraphChange } from '../core/graph/compare-graphs.ts'
export {
  toContractCapsule,
  toGraphDiff,
  toGraphManifest,
  toGraphSnapshot,
} from '../core/graph/documents.ts'
export { type GraphNode, NODE_TYPES } from '../core/graph/graph.ts'
export { findImpact } from '../core/graph/impact.ts'
export {
  createProjectGraph,
  type ProjectGraph,
} from '../core/graph/project-graph.ts'
export { toSourceId } from '../core/graph/source-nodes.ts'
export { type ReachedNode, type WalkOptions, walkGraph } from '../core/graph/walk-graph.ts'
export {
  escapeControls,
  escapeLine,
  escapeWorkflowCommands,
  HIDDEN_CHARACTER,
  toEscape,
} from '../core/kernel/escape-text.ts'
export { memoizeByObject } from '../core/kernel/memoize.ts'
export { createAdoptionTruth } from '../core/reports/adoption-truth.ts'
export { createFileCritique, createProjectAudit } from '../core/reports/audit.ts'
export { createCiReport, createWorkspaceCiReport } from '../core/reports/ci.ts'
export {
  type CiReportVersion,
  toCiReportVersion,
  toWorkspaceCiReportVersion,
} from '../core/reports/ci-versions.ts'
export { createEvidenceBundle } from '../core/reports/evidence-bundle.ts'
export { createGovernanceDelta, isFailing } from '../core/reports/governance-delta.ts'
export {
  createProjectHealth,
  createWorkspaceHealth,
  type WorkspaceMember,
} from '../core/reports/project-health.ts'
export type {
  FailOn,
  ReportBaseline,
  ReportFile,
  ReportGit,
  ReportGraphFiles,
  ReportHosting,
  ReportInput,
  ReportPacks,
  ReportProject,
} from '../core/reports/report-input.ts'
export { formatAnnotations, toSarifLog } from '../core/reports/sarif.ts'
export { createScan } from '../core/reports/scan.ts'
export { createTaskCapsule } from '../core/reports/task-capsule.ts'
export {
  BASELINE_FILE,
  type Baseline,
  type BaselineComparison,
  type BaselineEntry,
  compareWithBaseline,
  createBaseline,
  formatBaseline,
  parseBaseline,
  pruneBaseline,
  type Renames,
} from '../core/verify/baseline.ts'
export type { Check } from '../core/verify/check.ts'
export {
  type CheckLimits,
  describeUnfinished,
  type UnfinishedCheck,
} from '../core/verify/check-limits.ts'
export { getContractCode } from '../core/verify/checks/contract-issues.ts'
export { CHECKS } from '../core/verify/checks/index.ts'
export { listUndefinedNames } from '../core/verify/checks/undefined-custom-property.ts'
export {
  isAuxiliaryRoute,
  listDeclaredRoutes,
  listMissingRoutes,
} from '../core/verify/declared-routes.ts'
export type {
  Confidence,
  SourceFinding,
  TextEdit,
} from '../core/verify/finding.ts'
export {
  LINTER_FORMATS,
  type LinterResult,
  readLinterReport,
} from '../core/verify/linter-reports.ts'
export { getEntry, type Literal, type LiteralEntry, readLiteral } from '../core/verify/literals.ts'
export {
  describeCounts,
  limitFindings,
  orderFindings,
} from '../core/verify/order-findings.ts'
export {
  compareRuns,
  countAttempts,
  type FindingVerdict,
} from '../core/verify/repair/compare-runs.ts'
export { getLoop, type LoopData } from '../core/verify/repair/loop.ts'
export {
  applyPatch,
  formatPatch,
  type RepairSources,
  selectEdits,
} from '../core/verify/repair/patch.ts'
export {
  createRepairPlan,
  type NextCall,
  type RepairPlan,
  type RepairStep,
} from '../core/verify/repair/repair-plan.ts'
export { formatRepairPrompt, type PromptReader } from '../core/verify/repair/repair-prompt.ts'
export {
  getRunStatus,
  listOpenFindings,
  type Run,
  type RunScope,
  type RunStatus,
} from '../core/verify/run.ts'
export {
  listGaps,
  listSkippedChecks,
  runChecks,
} from '../core/verify/run-checks.ts'
export type {
  BuiltFile,
  CheckSetting,
  ContractIssue,
  ContractReport,
  DiscoveredComponent,
  DiscoveredRoute,
  DiscoveredRoutes,
  DiscoveredToken,
  ProjectContract,
  RenderedViolation,
  Snapshot,
  VerifySettings,
} from '../core/verify/snapshot.ts'
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
  Syntax,
  TextRange,
  Value,
} from '../core/verify/source-file.ts'
export { isSelfReference } from '../core/verify/styles/token-table.ts'
export { readSuppressions } from '../core/verify/suppressions.ts'
