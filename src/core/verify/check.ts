import type { Severity } from '../kernel/finding.ts'
import type { CheckLayer, SourceDraft } from './finding.ts'
import type { Snapshot } from './snapshot.ts'
import type { SourceFile } from './source-file.ts'

/** What every check says about itself. */
interface CheckFacts {
  readonly code: string
  /** A name in words: `control-label`. */
  readonly check: string
  readonly family: string
  readonly layer: CheckLayer
  readonly severity: Severity
  /** What it finds, as the end of a sentence. */
  readonly summary: string
  /** What the documentation adds to the summary, in sentences, such as thresholds. */
  readonly details?: string
  /** What a project must have for the check to run at all. */
  readonly needs?: 'contract' | 'built' | 'rendered' | 'imported'
  /** Says in a sentence what was not compared, if the project has too little to compare with. */
  readonly describeGap?: (snapshot: Snapshot) => string | undefined
}

/** A check that looks at one file at a time, so that a changed file is enough to run it again. */
export interface FileCheck extends CheckFacts {
  readonly scope: 'file'
  readonly run: (file: SourceFile, snapshot: Snapshot) => Iterable<SourceDraft>
}

/** A check that needs the whole project. */
export interface ProjectCheck extends CheckFacts {
  readonly scope: 'project'
  readonly run: (snapshot: Snapshot) => Iterable<SourceDraft>
}

/** A check of `verify`. Each has its own file in `checks/`. */
export type Check = FileCheck | ProjectCheck
