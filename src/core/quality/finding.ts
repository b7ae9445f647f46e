import type { ContentType } from '../content/content-types.ts'
import type { Finding } from '../kernel/finding.ts'

/**
 * A violation of a rule by a record, or an error in a file that cannot be read as a record. Its code
 * is the id of the rule, such as `P7`, or the code of the file's issue. A location tells where the
 * value is if the pointer alone does not lead there, as in a style sheet.
 */
export interface HealthFinding extends Finding {
  readonly source: 'schema' | 'reference' | 'quality' | 'coverage' | 'content'
  readonly file: string
  /** JSON Pointer into the authored form of the record. */
  readonly pointer: string
  /** What the author should do. */
  readonly hint: string
  readonly evidence?: readonly string[]
  readonly type?: ContentType
  readonly slug?: string
}

/** What a rule reports; the rule and the record have the rest. */
export type RecordDraft = Pick<HealthFinding, 'pointer' | 'message' | 'hint' | 'evidence'>
