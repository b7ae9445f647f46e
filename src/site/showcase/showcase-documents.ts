import type { Showcase } from '../../api/content-documents.ts'
import type { AssembledContent } from '../../core/content/assemble-content.ts'
import type { ShowcaseManifestEntryV1 } from '../../core/generated/types/showcase-manifest-entry.v1.ts'
import type {
  DriftResult,
  ShowcaseShortlistEntry,
  ShowcaseShortlistReportV1,
  ShowcaseShortlistSummary,
  SmokeResult,
} from '../../core/generated/types/showcase-shortlist-report.v1.ts'
import { SHOWCASE_FOLDER, toFolderName } from '../previews/preview-paths.ts'
import type { CurrentResult } from './certification.ts'

type ShortlistRows = readonly ShowcaseShortlistEntry[]

/** Creates the report of some results, with a summary. */
export const createShortlistReport = (
  rows: ShortlistRows,
  { generatedAt, dryRun }: Pick<ShowcaseShortlistReportV1, 'generatedAt' | 'dryRun'>,
): ShowcaseShortlistReportV1 => ({
  $schema: 'https://svc.example/schemas/showcase-shortlist-report.v1.json',
  generatedAt,
  dryRun,
  summary: summarizeShortlist(rows),
  results: [...rows],
})

/** Sums up the results of sites; a site that was not opened has passed no check. */
function summarizeShortlist(rows: ShortlistRows): ShowcaseShortlistSummary {
  const builds = rows.map(({ build }) => build)
  const smokes = rows.map(({ smoke }) => smoke)
  const opened = smokes.filter(({ passed }) => passed !== null)
  const count = (condition: (smoke: SmokeResult) => boolean): number =>
    opened.filter(condition).length
  const countDrift = (name: DriftResult['signal']): number =>
    rows.filter(({ drift }) => drift.signal === name).length
  return {
    appCount: rows.length,
    passedBuilds: builds.filter(({ passed }) => passed === true).length,
    failedBuilds: builds.filter(({ passed }) => passed === false).length,
    averageDurationMs: mean(builds.map(({ durationMs }) => durationMs)),
    passedSmokes: count(({ passed }) => passed === true),
    failedSmokes: count(({ passed }) => passed === false),
    averageSmokeDurationMs: mean(opened.map(({ durationMs }) => durationMs)),
    appsWithTitleOkCount: count(({ titleOk }) => titleOk),
    appsWithLangOkCount: count(({ langOk }) => langOk),
    appsWithViewportOkCount: count(({ viewportOk }) => viewportOk),
    appsWithCharsetOkCount: count(({ charsetOk }) => charsetOk),
    appsWithoutInlineScriptsCount: count((smoke) => smoke.inlineScriptCount === 0),
    appsWithoutInlineEventHandlersCount: count((smoke) => smoke.inlineEventHandlerCount === 0),
    appsWithCspSignalCount: count(({ cspSignalOk }) => cspSignalOk),
    appsWithExternalScriptIntegrityCount: count(
      (smoke) => smoke.externalScriptsWithoutIntegrityCount === 0,
    ),
    appsWithExternalScriptCrossoriginCount: count(
      (smoke) => smoke.externalScriptsWithIntegrityMissingCrossoriginCount === 0,
    ),
    appsWithoutInsecureRemoteAssetTransportCount: count(isTransportSafe),
    appsWithSafeExternalBlankLinksCount: count(
      (smoke) => smoke.externalBlankLinksWithoutRelCount === 0,
    ),
    appsWithSandboxedExternalIframesCount: count(
      (smoke) => smoke.externalIframesWithoutSandboxCount === 0,
    ),
    appsWithoutInsecureExternalIframesCount: count(
      (smoke) => smoke.externalIframesWithInsecureTransportCount === 0,
    ),
    appsWithExternalStylesheetIntegrityCount: count(
      (smoke) => smoke.externalStylesheetsWithoutIntegrityCount === 0,
    ),
    appsWithExternalStylesheetCrossoriginCount: count(
      (smoke) => smoke.externalStylesheetsWithIntegrityMissingCrossoriginCount === 0,
    ),
    appsWithRouteCoverageCount: count((smoke) => smoke.routeHintsCoverageOk),
    appsWithRouteDocumentHardeningCount: count((smoke) => smoke.routeDocumentsHardeningOk),
    appsWithFullRouteCoverageCount: count((smoke) => smoke.fullRouteCoverageOk),
    averageTotalAssetBytes: mean(smokes.map((smoke) => smoke.totalAssetBytes)),
    averageJsAssetBytes: mean(smokes.map((smoke) => smoke.jsAssetBytes)),
    averageCssAssetBytes: mean(smokes.map((smoke) => smoke.cssAssetBytes)),
    lowerDriftCount: countDrift('lower'),
    moderateDriftCount: countDrift('moderate'),
    elevatedDriftCount: countDrift('elevated'),
    withPackManifestCount: rows.filter(({ drift }) => drift.hasPackManifest).length,
  }
}

const isTransportSafe = (smoke: SmokeResult): boolean =>
  smoke.externalScriptsWithInsecureTransportCount +
    smoke.externalStylesheetsWithInsecureTransportCount +
    smoke.externalMediaSourcesWithInsecureTransportCount ===
  0

const mean = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Creates the showcase of a corpus without a verification run: empty, but valid. */
export const emptyShowcase = (generatedAt: string): Showcase => ({
  manifest: { total: 0, shortlisted: 0, apps: [] },
  shortlist: { generatedAt: null, summary: null, apps: [] },
  'shortlist-verification': createShortlistReport([], { generatedAt, dryRun: true }),
})

interface ShowcaseInput {
  readonly blueprints: AssembledContent['records']['blueprints']
  readonly results: readonly CurrentResult[]
  readonly report: ShowcaseShortlistReportV1
}

/**
 * Creates the showcase of a corpus: a site for each visible blueprint, with its result if that is
 * still valid. Outdated results are in none of the documents, so that all of them agree.
 */
export function createShowcase({ blueprints, results, report }: ShowcaseInput): Showcase {
  const apps = blueprints
    .filter(({ data }) => data.blueprint_portfolio?.visibility !== 'hidden')
    .map(({ slug }) =>
      createManifestEntry(
        slug,
        results.find(({ row }) => row.slug === slug),
      ),
    )
  const shortlisted = apps.filter(({ goldenCandidate }) => goldenCandidate === true)
  const rows = apps.flatMap(({ verification }) => verification ?? [])
  const { generatedAt } = report
  const verification = createShortlistReport(rows, {
    generatedAt,
    dryRun: report.dryRun || rows.length === 0,
  })
  return {
    manifest: { total: apps.length, shortlisted: shortlisted.length, apps },
    shortlist: {
      generatedAt: rows.length === 0 ? null : generatedAt,
      summary: rows.length === 0 ? null : verification.summary,
      apps: shortlisted,
    },
    'shortlist-verification': verification,
  }
}

/** Creates the manifest entry of a site; links are relative to the base address of the API. */
function createManifestEntry(
  slug: string,
  result: CurrentResult | undefined,
): ShowcaseManifestEntryV1 {
  const folder = `../${SHOWCASE_FOLDER}${toFolderName(slug)}/`
  const { row, site, isShortlisted = false } = result ?? {}
  const thumbnail = site?.thumbnail
  return {
    slug,
    status: 'published',
    classification: row?.classification ?? 'pending',
    origin: slug,
    target: row?.target ?? null,
    goldenCandidate: isShortlisted,
    url: folder,
    thumbnail: thumbnail ? { ...thumbnail, src: folder + thumbnail.src } : null,
    verification: row ?? null,
  }
}
