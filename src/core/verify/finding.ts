import type { Draft, Finding, JsonPatchOperation, Location, Severity } from '../kernel/finding.ts'
import type { TextRange } from './source-file.ts'

/** How sure a check is. */
export type Confidence = 'certain' | 'likely' | 'possible'

/** The part of the contract that a check enforces; `intrinsic` checks need no contract. */
export type CheckLayer = 'dna' | 'blueprint' | 'interactions' | 'intrinsic'

/** A change of one file. */
export interface TextEdit {
  readonly file: string
  readonly range: TextRange
  readonly text: string
}

/** What to do about a finding. */
export interface Repair {
  readonly kind: 'edit' | 'contract' | 'command' | 'manual'
  readonly title: string
  readonly steps: readonly string[]
  /** `safe` edits keep the meaning; `suggest` edits need a look. Without edits: `none`. */
  readonly autofix: 'safe' | 'suggest' | 'none'
  readonly edits?: readonly TextEdit[]
  /** Imports that the edits need, as statements. */
  readonly imports?: readonly string[]
  readonly command?: string
  /** A JSON Patch of the contract that is certain to fix the finding. */
  readonly patch?: readonly JsonPatchOperation[]
}

/** A fact that supports a finding. */
export interface Evidence {
  readonly kind: string
  readonly text: string
  readonly file?: string
  readonly range?: TextRange
}

/** What a check reports; `finishFinding` turns it into a `SourceFinding`. */
export interface SourceDraft extends Draft {
  readonly file: string
  readonly range: TextRange
  readonly confidence: Confidence
  /** What stays the same when lines move: the nearest component or selector, tag and attribute. */
  readonly anchor: string
  /** The highest severity of this finding, if it is below that of the check. */
  readonly severity?: Severity
  readonly evidence?: readonly Evidence[]
  readonly repair: Repair
}

/** A place in a file; lines and columns count from 1. */
export interface FindingLocation extends Location {
  readonly file: string
  readonly endLine: number
  readonly endColumn: number
}

/** Something that a check found in a source file. */
export interface SourceFinding extends Finding {
  /** The code and the start of the fingerprint: `A11Y011:3f9a0c1b2d`. */
  readonly id: string
  /** Identifies the finding across runs: `fp1:` and a digest without line numbers. */
  readonly fingerprint: string
  /** Identifies the finding within its file, so that it can be followed when the file is renamed. */
  readonly anchorHash?: string
  readonly check: string
  readonly family: string
  readonly layer: CheckLayer
  readonly confidence: Confidence
  readonly location: FindingLocation
  /** What stays the same when lines move; see `SourceDraft`. */
  readonly anchor: string
  /** At most 160 characters of the source; absent if source text is redacted. */
  readonly excerpt?: string
  readonly excerptHash: string
  readonly evidence: readonly Evidence[]
  readonly repair: Repair
  readonly docs: string
  readonly status: 'new' | 'inherited' | 'suppressed'
  /** Why it is suppressed. */
  readonly reason?: string
}
