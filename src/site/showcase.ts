import type { Showcase } from '../api/documents.ts'
import type { ShowcaseShortlistSummary } from '../core/generated/types/showcase-shortlist-report.v1.ts'

const NOTHING: ShowcaseShortlistSummary = {
  ...{ appCount: 0, passedBuilds: 0, failedBuilds: 0, averageDurationMs: 0, passedSmokes: 0 },
  ...{ failedSmokes: 0, averageSmokeDurationMs: 0, appsWithTitleOkCount: 0 },
  ...{ appsWithLangOkCount: 0, appsWithViewportOkCount: 0, appsWithCharsetOkCount: 0 },
  ...{ appsWithoutInlineScriptsCount: 0, appsWithoutInlineEventHandlersCount: 0 },
  ...{ appsWithCspSignalCount: 0, appsWithExternalScriptIntegrityCount: 0 },
  ...{ appsWithExternalScriptCrossoriginCount: 0 },
  ...{ appsWithoutInsecureRemoteAssetTransportCount: 0, appsWithSafeExternalBlankLinksCount: 0 },
  ...{ appsWithSandboxedExternalIframesCount: 0, appsWithoutInsecureExternalIframesCount: 0 },
  ...{ appsWithExternalStylesheetIntegrityCount: 0, appsWithExternalStylesheetCrossoriginCount: 0 },
  ...{ appsWithRouteCoverageCount: 0, appsWithRouteDocumentHardeningCount: 0 },
  ...{ appsWithFullRouteCoverageCount: 0, averageTotalAssetBytes: 0, averageJsAssetBytes: 0 },
  ...{ averageCssAssetBytes: 0, lowerDriftCount: 0, moderateDriftCount: 0 },
  ...{ elevatedDriftCount: 0, withPackManifestCount: 0 },
}

/** The showcase of a corpus whose sites have not been built: empty, and valid. */
export const emptyShowcase = (generatedAt: string): Showcase => ({
  manifest: { total: 0, shortlisted: 0, apps: [] },
  shortlist: { generatedAt: null, summary: null, apps: [] },
  'shortlist-verification': {
    $schema: 'https://svc.example/schemas/showcase-shortlist-report.v1.json',
    generatedAt,
    dryRun: true,
    summary: NOTHING,
    results: [],
  },
})
