// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ResolutionAction } from './authority-resolution.v2.ts'
import type { LoopState } from './loop-readiness.v2.ts'
import type { FailOn, GraphAnchor, HealthStatus, RepairAction, Severity } from './verification-report.common.v1.ts'
import type { AuthorityResolution, EvidenceTier, LoopReadiness, StringArray } from './verification-report.common.v2.ts'
/**
 * The state of one project: verdict, score, findings, and which step of the edit, verify and repair loop comes next. Written by the verifier; read by people, agents and the CI report.
 */
export interface ProjectHealthReportV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/project-health-report.v2.json'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * Folder that was checked.
   */
  projectRoot: string
  status: HealthStatus
  /**
   * 100 for a project without findings; each finding lowers it.
   */
  score: number
  /**
   * How far the check went.
   */
  evidenceTier: EvidenceTier
  /**
   * Which source of truth decides, and where sources disagree.
   */
  authority: AuthorityResolution
  /**
   * What may be done next.
   */
  loop: LoopReadiness
  /**
   * Figures for the whole project, such as counts by severity, page count and workflow mode.
   */
  summary: {
    [k: string]: unknown
  }
  /**
   * Which routes are declared and which were seen at run time.
   */
  routes: {
    [k: string]: unknown
  }
  /**
   * Which execution packs exist and when they were generated.
   */
  packs: {
    [k: string]: unknown
  }
  /**
   * Which graph files exist, what they describe and whether they are current.
   */
  graph: {
    [k: string]: unknown
  }
  /**
   * How to repeat the check in continuous integration.
   */
  ci: {
    /**
     * Command to run in continuous integration.
     */
    recommendedCommand: string
    failOn: FailOn
  }
  /**
   * Everything found; empty when the project is healthy.
   */
  findings: Finding[]
}
/**
 * One thing that is wrong or worth knowing.
 */
export interface Finding {
  /**
   * Identifier that commands accept, stable while the finding stays the same.
   */
  id: string
  /**
   * What produced it.
   */
  source: string
  /**
   * Topic of the finding.
   */
  category: string
  severity: Severity
  /**
   * What is wrong, in one sentence.
   */
  message: string
  /**
   * What was seen, so that the finding can be checked by hand.
   */
  evidence: StringArray
  /**
   * How to fix it: usually a summary, a prompt for an agent and commands.
   */
  remediation: {
    [k: string]: unknown
  }
  /**
   * Code of the check.
   */
  code?: string
  /**
   * Route, component or token concerned.
   */
  target?: string
  /**
   * File concerned, relative to the project.
   */
  file?: string
  /**
   * Rule that was broken.
   */
  rule?: string
  /**
   * The smallest change that would clear it.
   */
  suggestedFix?: string
  /**
   * The graph node concerned.
   */
  graph?: GraphAnchor
  /**
   * The repair that clears it.
   */
  repair?: RepairAction
  /**
   * Ordered steps of the repair, with what to read, keep and avoid.
   */
  repairPlan?: {
    [k: string]: unknown
  }
  /**
   * How far the check behind the finding went.
   */
  evidenceTier?: EvidenceTier
  /**
   * The source of truth that the finding appeals to.
   */
  authorityLane?: string
  /**
   * Ways to settle it, the best first.
   */
  resolutionActions?: ResolutionAction[]
  privacy?: FindingPrivacy
  /**
   * The loop state that the finding leads to.
   */
  loopVerdict?: LoopState
}
/**
 * What the finding may reveal.
 */
export interface FindingPrivacy {
  /**
   * Always false: a finding never carries source text.
   */
  sourceIncluded: false
  /**
   * Whether anything was removed from the finding.
   */
  redacted: boolean
  /**
   * Whether it must stay on the machine that made it.
   */
  localOnly: boolean
}
