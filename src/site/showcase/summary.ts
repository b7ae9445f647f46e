import type {
  DriftResult,
  ShowcaseShortlistEntry,
  ShowcaseShortlistReportV1,
  ShowcaseShortlistSummary,
  SmokeResult,
} from '../../core/generated/types/showcase-shortlist-report.v1.ts'

type ShortlistRows = readonly ShowcaseShortlistEntry[]

/** The report of some results, with the totals that they add up to. */
export const createShortlistReport = (
  rows: ShortlistRows,
  made: { readonly generatedAt: string; readonly dryRun: boolean },
): ShowcaseShortlistReportV1 => ({
  $schema: 'https://svc.example/schemas/showcase-shortlist-report.v1.json',
  generatedAt: made.generatedAt,
  dryRun: made.dryRun,
  summary: summarizeShortlist(rows),
  results: [...rows],
})

/** What the results of some sites add up to; a site that was not opened has passed nothing. */
export function summarizeShortlist(rows: ShortlistRows): ShowcaseShortlistSummary {
  const builds = rows.map(({ build }) => build)
  const smokes = rows.map(({ smoke }) => smoke)
  const opened = smokes.filter(({ passed }) => passed !== null)
  const ok = (holds: (smoke: SmokeResult) => boolean): number => opened.filter(holds).length
  const signal = (name: DriftResult['signal']): number =>
    rows.filter(({ drift }) => drift.signal === name).length
  return {
    appCount: rows.length,
    passedBuilds: builds.filter(({ passed }) => passed === true).length,
    failedBuilds: builds.filter(({ passed }) => passed === false).length,
    averageDurationMs: mean(builds.map(({ durationMs }) => durationMs)),
    passedSmokes: ok(({ passed }) => passed === true),
    failedSmokes: ok(({ passed }) => passed === false),
    averageSmokeDurationMs: mean(opened.map(({ durationMs }) => durationMs)),
    appsWithTitleOkCount: ok(({ titleOk }) => titleOk),
    appsWithLangOkCount: ok(({ langOk }) => langOk),
    appsWithViewportOkCount: ok(({ viewportOk }) => viewportOk),
    appsWithCharsetOkCount: ok(({ charsetOk }) => charsetOk),
    appsWithoutInlineScriptsCount: ok((one) => one.inlineScriptCount === 0),
    appsWithoutInlineEventHandlersCount: ok((one) => one.inlineEventHandlerCount === 0),
    appsWithCspSignalCount: ok(({ cspSignalOk }) => cspSignalOk),
    appsWithExternalScriptIntegrityCount: ok(
      (one) => one.externalScriptsWithoutIntegrityCount === 0,
    ),
    appsWithExternalScriptCrossoriginCount: ok(
      (one) => one.externalScriptsWithIntegrityMissingCrossoriginCount === 0,
    ),
    appsWithoutInsecureRemoteAssetTransportCount: ok(isTransportSafe),
    appsWithSafeExternalBlankLinksCount: ok((one) => one.externalBlankLinksWithoutRelCount === 0),
    appsWithSandboxedExternalIframesCount: ok(
      (one) => one.externalIframesWithoutSandboxCount === 0,
    ),
    appsWithoutInsecureExternalIframesCount: ok(
      (one) => one.externalIframesWithInsecureTransportCount === 0,
    ),
    appsWithExternalStylesheetIntegrityCount: ok(
      (one) => one.externalStylesheetsWithoutIntegrityCount === 0,
    ),
    appsWithExternalStylesheetCrossoriginCount: ok(
      (one) => one.externalStylesheetsWithIntegrityMissingCrossoriginCount === 0,
    ),
    appsWithRouteCoverageCount: ok((one) => one.routeHintsCoverageOk),
    appsWithRouteDocumentHardeningCount: ok((one) => one.routeDocumentsHardeningOk),
    appsWithFullRouteCoverageCount: ok((one) => one.fullRouteCoverageOk),
    averageTotalAssetBytes: mean(smokes.map((one) => one.totalAssetBytes)),
    averageJsAssetBytes: mean(smokes.map((one) => one.jsAssetBytes)),
    averageCssAssetBytes: mean(smokes.map((one) => one.cssAssetBytes)),
    lowerDriftCount: signal('lower'),
    moderateDriftCount: signal('moderate'),
    elevatedDriftCount: signal('elevated'),
    withPackManifestCount: rows.filter(({ drift }) => drift.hasPackManifest).length,
  }
}

const isTransportSafe = (smoke: SmokeResult): boolean =>
  smoke.externalScriptsWithInsecureTransportCount +
    smoke.externalStylesheetsWithInsecureTransportCount +
    smoke.externalMediaSourcesWithInsecureTransportCount ===
  0

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, one) => sum + one, 0) / values.length)
