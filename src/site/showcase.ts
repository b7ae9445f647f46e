import type { Showcase } from '../api/documents.ts'
import type { AssembledContent } from '../core/content/assemble-content.ts'
import type { ShowcaseManifestEntryV1 } from '../core/generated/types/showcase-manifest-entry.v1.ts'
import type { ShowcaseShortlistReportV1 } from '../core/generated/types/showcase-shortlist-report.v1.ts'
import { SHOWCASE_FOLDER, toFolderName } from './previews/places.ts'
import { type CurrentResult, isShortlisted } from './showcase/certify.ts'
import { createShortlistReport } from './showcase/summary.ts'

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
