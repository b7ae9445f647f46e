// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { NonEmptyString, StringArray } from './verification-report.common.v1.ts'
/**
 * Number from 0.
 */
export type Count = number

/**
 * Result of building the shortlisted showcase sites, testing them in a browser and measuring drift. The showcase run writes it; content intelligence is computed from it.
 */
export interface ShowcaseShortlistReportV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/showcase-shortlist-report.v1.json'
  /**
   * Time the run ended.
   */
  generatedAt: NonEmptyString
  /**
   * True: the sites were listed and nothing was built or tested.
   */
  dryRun: boolean
  /**
   * Totals over all sites.
   */
  summary: ShowcaseShortlistSummary
  /**
   * One result for each site.
   */
  results: ShowcaseShortlistEntry[]
}
/**
 * Totals and averages over the sites of one run.
 */
export interface ShowcaseShortlistSummary {
  /**
   * Sites in the run.
   */
  appCount: Count
  /**
   * Sites that were built.
   */
  passedBuilds: Count
  /**
   * Sites whose build failed.
   */
  failedBuilds: Count
  /**
   * Mean time of a build in milliseconds.
   */
  averageDurationMs: Count
  /**
   * Sites whose smoke test passed.
   */
  passedSmokes: Count
  /**
   * Sites whose smoke test failed.
   */
  failedSmokes: Count
  /**
   * Mean time of a smoke test in milliseconds.
   */
  averageSmokeDurationMs: Count
  /**
   * Sites whose document has a title.
   */
  appsWithTitleOkCount: Count
  /**
   * Sites whose document names its language.
   */
  appsWithLangOkCount: Count
  /**
   * Sites whose document sets the viewport.
   */
  appsWithViewportOkCount: Count
  /**
   * Sites whose document names its character set.
   */
  appsWithCharsetOkCount: Count
  /**
   * Sites without inline scripts.
   */
  appsWithoutInlineScriptsCount: Count
  /**
   * Sites without event handlers in attributes.
   */
  appsWithoutInlineEventHandlersCount: Count
  /**
   * Sites with a content security policy.
   */
  appsWithCspSignalCount: Count
  /**
   * Sites whose external scripts all have an integrity hash.
   */
  appsWithExternalScriptIntegrityCount: Count
  /**
   * Sites whose hashed external scripts all set `crossorigin`.
   */
  appsWithExternalScriptCrossoriginCount: Count
  /**
   * Sites that load nothing over plain HTTP.
   */
  appsWithoutInsecureRemoteAssetTransportCount: Count
  /**
   * Sites whose external links to a new window all set `rel`.
   */
  appsWithSafeExternalBlankLinksCount: Count
  /**
   * Sites whose external frames are all sandboxed.
   */
  appsWithSandboxedExternalIframesCount: Count
  /**
   * Sites without external frames over plain HTTP.
   */
  appsWithoutInsecureExternalIframesCount: Count
  /**
   * Sites whose external style sheets all have an integrity hash.
   */
  appsWithExternalStylesheetIntegrityCount: Count
  /**
   * Sites whose hashed external style sheets all set `crossorigin`.
   */
  appsWithExternalStylesheetCrossoriginCount: Count
  /**
   * Sites whose expected routes were all found.
   */
  appsWithRouteCoverageCount: Count
  /**
   * Sites whose route documents all pass the document checks.
   */
  appsWithRouteDocumentHardeningCount: Count
  /**
   * Sites whose routes were all found and whose route documents were all served.
   */
  appsWithFullRouteCoverageCount: Count
  /**
   * Mean size of all assets of a site in bytes.
   */
  averageTotalAssetBytes: Count
  /**
   * Mean size of the scripts of a site in bytes.
   */
  averageJsAssetBytes: Count
  /**
   * Mean size of the style sheets of a site in bytes.
   */
  averageCssAssetBytes: Count
  /**
   * Sites with the drift signal `lower`.
   */
  lowerDriftCount: Count
  /**
   * Sites with the drift signal `moderate`.
   */
  moderateDriftCount: Count
  /**
   * Sites with the drift signal `elevated`.
   */
  elevatedDriftCount: Count
  /**
   * Sites that carry a pack manifest.
   */
  withPackManifestCount: Count
}
/**
 * Result of one site.
 */
export interface ShowcaseShortlistEntry {
  /**
   * Slug of the site.
   */
  slug: NonEmptyString
  /**
   * Target the site was built for; null when not recorded.
   */
  target: string | null
  /**
   * Grade of the site, A best; `pending` until it is graded.
   */
  classification: 'pending' | 'A' | 'B' | 'C' | 'D'
  /**
   * Furthest step reached and its result; `pending` before the first.
   */
  verificationStatus: 'pending' | 'build-green' | 'build-red' | 'smoke-green' | 'smoke-red'
  /**
   * Result of the build.
   */
  build: BuildResult
  /**
   * Result of the smoke test.
   */
  smoke: SmokeResult
  /**
   * How far the site strays from its contract.
   */
  drift: DriftResult
}
/**
 * Result of building a site.
 */
export interface BuildResult {
  /**
   * Whether the build succeeded; null when it was not run.
   */
  passed: boolean | null
  /**
   * Time it took in milliseconds.
   */
  durationMs: Count
}
/**
 * Result of opening a built site in a browser and looking at its documents and assets.
 */
export interface SmokeResult {
  /**
   * Whether the test succeeded; null when it was not run.
   */
  passed: boolean | null
  /**
   * Time it took in milliseconds.
   */
  durationMs: Count
  /**
   * The start page was served.
   */
  rootDocumentOk: boolean
  /**
   * The document has a title.
   */
  titleOk: boolean
  /**
   * The document names its language.
   */
  langOk: boolean
  /**
   * The document sets the viewport.
   */
  viewportOk: boolean
  /**
   * The document names its character set.
   */
  charsetOk: boolean
  /**
   * A content security policy is present.
   */
  cspSignalOk: boolean
  /**
   * `script` elements with code in the document itself.
   */
  inlineScriptCount: Count
  /**
   * Event handlers in attributes.
   */
  inlineEventHandlerCount: Count
  /**
   * External scripts without an integrity hash.
   */
  externalScriptsWithoutIntegrityCount: Count
  /**
   * External scripts with a hash but without `crossorigin`.
   */
  externalScriptsWithIntegrityMissingCrossoriginCount: Count
  /**
   * External style sheets without an integrity hash.
   */
  externalStylesheetsWithoutIntegrityCount: Count
  /**
   * External style sheets with a hash but without `crossorigin`.
   */
  externalStylesheetsWithIntegrityMissingCrossoriginCount: Count
  /**
   * External scripts over plain HTTP.
   */
  externalScriptsWithInsecureTransportCount: Count
  /**
   * External style sheets over plain HTTP.
   */
  externalStylesheetsWithInsecureTransportCount: Count
  /**
   * External images, audio and video over plain HTTP.
   */
  externalMediaSourcesWithInsecureTransportCount: Count
  /**
   * External links to a new window without a safe `rel`.
   */
  externalBlankLinksWithoutRelCount: Count
  /**
   * External frames without a sandbox.
   */
  externalIframesWithoutSandboxCount: Count
  /**
   * External frames over plain HTTP.
   */
  externalIframesWithInsecureTransportCount: Count
  /**
   * Places where scripts evaluate text as code.
   */
  jsEvalSignalCount: Count
  /**
   * Places where scripts write HTML from text.
   */
  jsHtmlInjectionSignalCount: Count
  /**
   * Plain HTTP addresses in scripts.
   */
  jsInsecureTransportSignalCount: Count
  /**
   * Texts in scripts that look like secrets.
   */
  jsSecretSignalCount: Count
  /**
   * Assets the start page names.
   */
  assetCount: Count
  /**
   * Assets that were served.
   */
  assetsPassed: Count
  /**
   * Routes that were looked for in the built files.
   */
  routeHintsChecked: StringArray
  /**
   * Routes that were found there.
   */
  routeHintsMatched: Count
  /**
   * All routes were found.
   */
  routeHintsCoverageOk: boolean
  /**
   * Route documents that were asked for.
   */
  routeDocumentsChecked: Count
  /**
   * Route documents that were served.
   */
  routeDocumentsPassed: Count
  /**
   * All route documents were served.
   */
  routeDocumentsCoverageOk: boolean
  /**
   * Route documents that pass the document checks.
   */
  routeDocumentsHardenedCount: Count
  /**
   * All route documents pass the document checks.
   */
  routeDocumentsHardeningOk: boolean
  /**
   * All routes were found and all route documents were served.
   */
  fullRouteCoverageOk: boolean
  /**
   * Size of all assets in bytes.
   */
  totalAssetBytes: Count
  /**
   * Size of the scripts in bytes.
   */
  jsAssetBytes: Count
  /**
   * Size of the style sheets in bytes.
   */
  cssAssetBytes: Count
  /**
   * Path of the largest asset; null when there is none.
   */
  largestAssetPath: string | null
  /**
   * Size of the largest asset in bytes.
   */
  largestAssetBytes: Count
  /**
   * What failed, in words; empty when the test passed.
   */
  failures: StringArray
}
/**
 * Signs that a site was styled past its contract.
 */
export interface DriftResult {
  /**
   * How far the site strays from the contract.
   */
  signal: 'lower' | 'moderate' | 'elevated'
  /**
   * Points counted against the site for the signs below; more is worse.
   */
  penalty: number
  /**
   * Style attributes.
   */
  inlineStyleCount: Count
  /**
   * Colours written as values in place of tokens.
   */
  hardcodedColorCount: Count
  /**
   * Utility classes that belong to no contract.
   */
  utilityLeakageCount: Count
  /**
   * Uses of the theme's own treatments.
   */
  treatmentCount: Count
  /**
   * The site carries a pack manifest.
   */
  hasPackManifest: boolean
  /**
   * The built files are present.
   */
  hasDist: boolean
}
