export {
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
export { getEntry, type Literal, readLiteral } from './core/verify/literals.ts'
export { listSkippedChecks, type RunOptions, runChecks } from './core/verify/run-checks.ts'
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
export { readSuppressions } from './core/verify/suppressions.ts'
export { createPositionFinder } from './core/verify/text-lines.ts'
