// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { EssenceV2 } from './essence.v2.ts'
import type { EssenceV3 } from './essence.v3.ts'
import type { EssenceV4 } from './essence.v4.ts'
import type { PackManifestV1 } from './pack-manifest.v1.ts'
import type { ReviewPackV1 } from './review-pack.v1.ts'
import type { NonEmptyString, VerificationFinding } from './verification-report.common.v1.ts'
/**
 * Audit of one project: its essence document, its compiled packs and its build output. Written by the verifier; read by people, agents and continuous integration.
 */
export interface ProjectAuditReportV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/project-audit-report.v1.json'
  /**
   * Folder that was audited.
   */
  projectRoot: NonEmptyString
  /**
   * Whether the audit found no error.
   */
  valid: boolean
  /**
   * The essence document as read; null when there is none.
   */
  essence: EssenceV2 | EssenceV3 | EssenceV4 | null
  /**
   * The compiled review pack; null when there is none.
   */
  reviewPack: ReviewPackV1 | null
  /**
   * The manifest of the compiled packs; null when there is none.
   */
  packManifest: PackManifestV1 | null
  runtimeAudit: RuntimeAudit
  /**
   * Everything that was found, of any severity.
   */
  findings: VerificationFinding[]
  summary: Summary
}
/**
 * Results of reading the build output. They prove nothing while `checked` is false.
 */
export interface RuntimeAudit {
  /**
   * Whether a build output folder was found.
   */
  distPresent: boolean
  /**
   * Whether that folder holds an entry document.
   */
  indexPresent: boolean
  /**
   * Whether the output was examined.
   */
  checked: boolean
  /**
   * Whether the examined output has no failure; null when it was not examined.
   */
  passed: boolean | null
  /**
   * Whether the entry document was read and parsed as HTML.
   */
  rootDocumentOk: boolean
  /**
   * Whether it has a non-empty `title`.
   */
  titleOk: boolean
  /**
   * Whether its `html` element has a `lang`.
   */
  langOk: boolean
  /**
   * Whether it declares a viewport.
   */
  viewportOk: boolean
  /**
   * Whether it declares its character encoding.
   */
  charsetOk: boolean
  /**
   * Whether it declares a content security policy.
   */
  cspSignalOk: boolean
  /**
   * Whether every checked route hint was matched.
   */
  routeHintsCoverageOk: boolean
  /**
   * Whether every checked route document passed.
   */
  routeDocumentsCoverageOk: boolean
  /**
   * Whether every checked route document is hardened.
   */
  routeDocumentsHardeningOk: boolean
  /**
   * Whether route hints and route documents are both covered in full.
   */
  fullRouteCoverageOk: boolean
  /**
   * Number of `script` elements with inline code.
   */
  inlineScriptCount: number
  /**
   * Number of inline event handler attributes.
   */
  inlineEventHandlerCount: number
  /**
   * Number of external scripts without `integrity`.
   */
  externalScriptsWithoutIntegrityCount: number
  /**
   * Number of external scripts with `integrity` but without `crossorigin`.
   */
  externalScriptsWithIntegrityMissingCrossoriginCount: number
  /**
   * Number of external style sheets without `integrity`.
   */
  externalStylesheetsWithoutIntegrityCount: number
  /**
   * Number of external style sheets with `integrity` but without `crossorigin`.
   */
  externalStylesheetsWithIntegrityMissingCrossoriginCount: number
  /**
   * Number of external scripts loaded over plain HTTP.
   */
  externalScriptsWithInsecureTransportCount: number
  /**
   * Number of external style sheets loaded over plain HTTP.
   */
  externalStylesheetsWithInsecureTransportCount: number
  /**
   * Number of external media sources loaded over plain HTTP.
   */
  externalMediaSourcesWithInsecureTransportCount: number
  /**
   * Number of external links that open a new tab without a protecting `rel`.
   */
  externalBlankLinksWithoutRelCount: number
  /**
   * Number of external `iframe` elements without `sandbox`.
   */
  externalIframesWithoutSandboxCount: number
  /**
   * Number of external `iframe` elements loaded over plain HTTP.
   */
  externalIframesWithInsecureTransportCount: number
  /**
   * Number of signs in built JavaScript that code is evaluated from strings.
   */
  jsEvalSignalCount: number
  /**
   * Number of signs in built JavaScript that HTML is written from strings.
   */
  jsHtmlInjectionSignalCount: number
  /**
   * Number of plain HTTP or WebSocket addresses in built JavaScript.
   */
  jsInsecureTransportSignalCount: number
  /**
   * Number of strings in built JavaScript that look like secrets.
   */
  jsSecretSignalCount: number
  /**
   * Number of local assets that the documents refer to.
   */
  assetCount: number
  /**
   * Number of those assets that exist in the output.
   */
  assetsPassed: number
  /**
   * Number of checked route hints that occur in the output.
   */
  routeHintsMatched: number
  /**
   * Number of route documents that were read.
   */
  routeDocumentsChecked: number
  /**
   * Number of those that are complete HTML documents.
   */
  routeDocumentsPassed: number
  /**
   * Number of those without a security or metadata shortcoming.
   */
  routeDocumentsHardenedCount: number
  /**
   * Size of all assets, in bytes.
   */
  totalAssetBytes: number
  /**
   * Size of the JavaScript assets, in bytes.
   */
  jsAssetBytes: number
  /**
   * Size of the CSS assets, in bytes.
   */
  cssAssetBytes: number
  /**
   * Size of the largest asset, in bytes; 0 when there is none.
   */
  largestAssetBytes: number
  /**
   * Route paths that were looked for in the output.
   */
  routeHintsChecked: NonEmptyString[]
  /**
   * Path of the largest asset within the output; null when there is none.
   */
  largestAssetPath: string | null
  /**
   * Why the output did not pass; empty when it did.
   */
  failures: NonEmptyString[]
}
/**
 * The audit in figures.
 */
export interface Summary {
  /**
   * Number of findings of severity error.
   */
  errorCount: number
  /**
   * Number of findings of severity warn.
   */
  warnCount: number
  /**
   * Number of findings of severity info.
   */
  infoCount: number
  /**
   * `version` of the essence document; null when there is none.
   */
  essenceVersion: string | null
  /**
   * Whether a review pack was read.
   */
  reviewPackPresent: boolean
  /**
   * Whether a pack manifest was read.
   */
  packManifestPresent: boolean
  /**
   * Whether build output was examined.
   */
  runtimeAuditChecked: boolean
  /**
   * Whether the build output passed; null when it was not examined.
   */
  runtimePassed: boolean | null
  /**
   * Number of pages that the essence document declares.
   */
  pageCount: number
}
