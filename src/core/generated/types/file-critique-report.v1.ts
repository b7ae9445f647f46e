// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ReviewPackV1 } from './review-pack.v1.ts'
import type { NonEmptyString, StringArray, VerificationFinding, VerificationScore } from './verification-report.common.v1.ts'
/**
 * Marks and findings for one source file, judged against the review pack where there is one. Written by the verifier; read by the agent or person who edits the file.
 */
export interface FileCritiqueReportV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/file-critique-report.v1.json'
  /**
   * Path of the file, relative to the project root.
   */
  file: NonEmptyString
  /**
   * Overall mark from 0 to 5.
   */
  overall: number
  /**
   * One mark per aspect that was judged.
   */
  scores: VerificationScore[]
  /**
   * Everything that was found in the file.
   */
  findings: VerificationFinding[]
  /**
   * Focus areas that the critique looked at.
   */
  focusAreas: StringArray
  /**
   * Review pack that the file was judged against; null when there is none.
   */
  reviewPack: ReviewPackV1 | null
}
