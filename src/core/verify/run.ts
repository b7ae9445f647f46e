import type { UnfinishedCheck } from './check-limits.ts'
import type { SourceFinding } from './finding.ts'

/** How a run ended: `not_proven` means that nothing is wrong in what could be checked. */
export type RunStatus = 'pass' | 'attention' | 'not_proven'

/** What a run looked at. */
export interface RunScope {
  readonly kind: 'changes' | 'project'
  /** The changed files; null if they are not known or do not matter. */
  readonly changed_files: readonly string[] | null
  /** The files, folders and globs that were asked for, relative to the project; null for all. */
  readonly paths: readonly string[] | null
  /** The checks that ran, by code. */
  readonly checks: readonly string[]
  /** The folder of the built site, if it was checked. */
  readonly dist: string | null
  /** The file with the findings that are accepted for now; null for none. */
  readonly baseline: string | null
  /** The reports of other linters; absent if none were imported. */
  readonly imports?: readonly string[]
}

/** What a recheck found out about the findings of the run before. */
export interface RunHistory {
  readonly resolved: readonly string[]
  readonly introduced: readonly string[]
}

/** A verification of a project. */
export interface Run {
  readonly run_id: string
  readonly parent_run_id?: string
  readonly status: RunStatus
  readonly scope: RunScope
  readonly contract_hash: string | null
  /** The digests of the files that were read, by path. */
  readonly files: Readonly<Record<string, string>>
  /** The number of files that were checked. */
  readonly checked: number
  /** The checks that took too long, or did not run because of them; absent if there are none. */
  readonly unfinished?: readonly UnfinishedCheck[]
  /** The findings in the order of `orderFindings`; suppressed ones have that status. */
  readonly findings: readonly SourceFinding[]
  /** What could not be checked, in sentences. A run with limitations proves nothing. */
  readonly limitations: readonly string[]
  /** What did not apply, in sentences, such as the checks of a contract that does not exist. */
  readonly notes: readonly string[]
  /** How often each finding was rechecked, by fingerprint. */
  readonly attempts: Readonly<Record<string, number>>
  /** The ids of the findings that the last recheck saw disappear and appear. */
  readonly history: RunHistory
}

/** The findings that a run asks someone to act on: neither accepted earlier nor a mere note. */
export const listOpenFindings = ({ findings }: Pick<Run, 'findings'>): SourceFinding[] =>
  findings.filter(({ status, severity }) => status === 'new' && severity !== 'info')

/** Decides how a run ended. */
export function getRunStatus(run: Pick<Run, 'findings' | 'limitations'>): RunStatus {
  if (listOpenFindings(run).length > 0) return 'attention'
  return run.limitations.length > 0 ? 'not_proven' : 'pass'
}
