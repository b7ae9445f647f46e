import type { Showcase } from '../../api/documents.ts'
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
import { type CurrentResult, isShortlisted } from './certification.ts'

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

/** The showcase of a corpus whose sites nobody has looked at: empty, and valid. */
export const emptyShowcase = (generatedAt: string): Showcase => ({
  manifest: { total: 0, shortlisted: 0, apps: [] },
  shortlist: { generatedAt: null, summary: null, apps: [] },
  'shortlist-verification': createShortlistReport([], { generatedAt, dryRun: true }),
})

interface ShowcaseInput {
  readonly blueprints: AssembledContent['records']['blueprints']
  readonly held: readonly CurrentResult[]
  readonly report: ShowcaseShortlistReportV1
}

/**
 * The showcase of a corpus: a site for each blueprint that lists show, with its result where that
 * holds. A result that does not hold is in none of the documents, so that they agree.
 */
export function createShowcase({ blueprints, held, report }: ShowcaseInput): Showcase {
  const apps = blueprints
    .filter(({ data }) => data.blueprint_portfolio?.visibility !== 'hidden')
    .map(({ slug }) =>
      createManifestEntry(
        slug,
        held.find(({ row }) => row.slug === slug),
      ),
    )
  const chosen = apps.filter(({ goldenCandidate }) => goldenCandidate === true)
  const rows = apps.flatMap(({ verification }) => verification ?? [])
  const { generatedAt } = report
  const proven = createShortlistReport(rows, {
    generatedAt,
    dryRun: report.dryRun || rows.length === 0,
  })
  return {
    manifest: { total: apps.length, shortlisted: chosen.length, apps },
    shortlist: {
      generatedAt: rows.length === 0 ? null : generatedAt,
      summary: rows.length === 0 ? null : proven.summary,
      apps: chosen,
    },
    'shortlist-verification': proven,
  }
}

/** A site in the manifest; its addresses are ways from the base address, as all of the API are. */
function createManifestEntry(
  slug: string,
  held: CurrentResult | undefined,
): ShowcaseManifestEntryV1 {
  const folder = `../${SHOWCASE_FOLDER}${toFolderName(slug)}/`
  const { row, site } = held ?? {}
  const picture = site?.thumbnail
  return {
    slug,
    status: 'published',
    classification: row?.classification ?? 'pending',
    origin: slug,
    target: row?.target ?? null,
    goldenCandidate: row !== undefined && isShortlisted(row),
    url: folder,
    thumbnail: picture ? { ...picture, src: folder + picture.src } : null,
    verification: row ?? null,
  }
}
