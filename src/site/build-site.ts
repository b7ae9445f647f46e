import type { ManifestFile } from '../api/documents.ts'
import type { Source } from '../api/source.ts'
import type { ContentType } from '../core/content/content-types.ts'
import { memoizeByObject } from '../core/kernel/memoize.ts'
import type { FontFile } from '../core/theme/fonts.ts'
import { type Checksum, computeChecksum, type FileChecksum } from './checksum.ts'
import type { Corpus } from './corpus.ts'
import { publishedCorpusClient } from './corpus-client.ts'
import { checkFileCount, type SitePart } from './optional-parts.ts'
import {
  type FileContent,
  type PlannedFile,
  planTexts,
  renderPlan,
  toText,
} from './planned-file.ts'
import { listRecordFiles, planApiFiles, planTables } from './prerender.ts'
import { listPatternPreviews, planPreviews, previewFiles } from './previews/preview-files.ts'
import { listStyleFiles } from './previews/record-styles.ts'
import { type PublishedCorpus, publishCorpus, readPublishedCorpus } from './published-corpus.ts'
import { createRootFiles } from './root-files.ts'
import { createManifests, MANIFEST_PATHS } from './site-manifest.ts'

/** Options of a site build. */
export interface SiteOptions {
  /** The optional parts to leave out. */
  readonly without?: readonly SitePart[]
  /** The maximum number of files; 0 means no limit. */
  readonly maxFiles?: number
  /** The path of the site below its origin, for the files of hosts: empty, or `/some/folder`. */
  readonly base?: string
  /** The absolute URL of a sitemap among the files to add, for `robots.txt`. */
  readonly sitemap?: string
  /** Other files to add, such as HTML pages, by their path below the site's root. */
  readonly extraFiles?: ReadonlyMap<string, string>
  /** Other files to add, which are rendered in this order when they are written. */
  readonly plannedFiles?: readonly PlannedFile[]
  /** Files that are already in the folder, to be listed in the manifest. */
  readonly existingFiles?: readonly ManifestFile[]
  /** The font files in the folder `fonts/`, for the style sheets of previews. */
  readonly fonts?: readonly FontFile[]
  /** True if the pages of the explorer are added, so that showcase sites link to them. */
  readonly hasExplorer?: boolean
  /** Computes checksums, if the host has a faster implementation. */
  readonly checksum?: Checksum
  /** Reports how many files are rendered. */
  readonly onProgress?: (done: number, total: number) => void
}

/** A file of a site, by its path below the site's root. */
export type SiteFile = readonly [path: string, content: FileContent]

/** Builds every file of a site from a corpus, by its path below the site's root. */
export const buildSite = (
  corpus: Corpus,
  options: SiteOptions = {},
): Promise<Map<string, string>> => collectSite(publishCorpus(corpus), options)

/** Builds every file of a site from a source: another site, or two merged sites. */
export const buildSiteFrom = async (
  source: Source,
  options: SiteOptions = {},
): Promise<Map<string, string>> => collectSite(await readPublishedCorpus(source), options)

/**
 * Throws if the files of these records alone are too many for a site. This takes moments, so that a
 * large corpus is rejected before its records are checked, which takes minutes.
 */
export async function checkRecordFileCount(
  records: Corpus['records'],
  { without = [], maxFiles }: Pick<SiteOptions, 'without' | 'maxFiles'> = {},
): Promise<void> {
  const slugs = (type: ContentType): string[] => records[type].map(({ slug }) => slug)
  const patterns = records.patterns.map(({ data }) => data)
  const shells = records.shells.map(({ data }) => data)
  const previews = without.includes('previews')
    ? []
    : [
        ...patterns.flatMap(listPatternPreviews),
        ...listStyleFiles({ patterns, shells }).map(([path]) => path),
      ]
  const files = [...(await listRecordFiles(slugs, without)), ...previews]
  checkFileCount(files, { maxFiles, isPartial: true })
}

/** Renders the files of a site one after the other, so that none of them stays in memory. */
export async function* streamSite(
  corpus: Corpus,
  options: SiteOptions = {},
): AsyncGenerator<SiteFile> {
  yield* renderSite(publishCorpus(corpus), options, planSitePreviews)
}

/** Renders the files of a site from a source one after the other. */
export async function* streamSiteFrom(
  source: Source,
  options: SiteOptions = {},
): AsyncGenerator<SiteFile> {
  yield* renderSite(await readPublishedCorpus(source), options, planSitePreviews)
}

async function collectSite(
  tables: PublishedCorpus,
  options: SiteOptions,
): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const [path, content] of renderSite(tables, options, planCachedPreviews)) {
    files.set(path, toText(content))
  }
  return files
}

type PlanPreviews = (tables: PublishedCorpus, options: SiteOptions) => Promise<PlannedFile[]>

const planSitePreviews: PlanPreviews = (tables, options) =>
  planPreviews({ client: publishedCorpusClient(tables), ...tables }, options)

const planCachedPreviews: PlanPreviews = async (tables, options) => {
  const { fonts = NO_FONTS, hasExplorer } = options
  if (hasExplorer) return planSitePreviews(tables, options)
  return planTexts(await renderPreviews(tables)(fonts))
}

/** Memoized because every site of a corpus with the same fonts has the same previews. */
const renderPreviews = memoizeByObject((tables: PublishedCorpus) =>
  memoizeByObject((fonts: readonly FontFile[]) =>
    previewFiles({ client: publishedCorpusClient(tables), ...tables }, { fonts }),
  ),
)

const NO_FONTS: readonly FontFile[] = []

/** Plans all files and checks their number, then renders one after the other. Manifests are last. */
async function* renderSite(
  tables: PublishedCorpus,
  options: SiteOptions,
  planPreviews: PlanPreviews,
): AsyncGenerator<SiteFile> {
  const {
    without = [],
    base = '',
    sitemap,
    extraFiles = [],
    plannedFiles = [],
    existingFiles = [],
  } = options
  const { checksum = computeChecksum, onProgress, maxFiles } = options
  const client = publishedCorpusClient(tables)
  const plans = [
    ...(await planApiFiles({ client, ...tables }, without)),
    ...planTables(tables),
    ...planTexts(await createRootFiles(client, { base, sitemap })),
    ...(without.includes('previews') ? [] : await planPreviews(tables, options)),
    ...planTexts(extraFiles),
    ...plannedFiles,
  ]
  const ownPlans = dropReplacedPaths(plans)
  const ownPaths = ownPlans.flatMap(({ paths }) => paths)
  const total = ownPaths.length + MANIFEST_PATHS.length
  const existingPaths = existingFiles.map(({ path }) => path)
  checkFileCount([...new Set([...ownPaths, ...MANIFEST_PATHS, ...existingPaths])], { maxFiles })
  const checksums = new Map<string, FileChecksum>()
  for (const plan of orderPlans(ownPlans, new Set(plannedFiles))) {
    for await (const [paths, content] of renderPlan(plan)) {
      // Computed at once, because reading a new string flattens the engine's rope.
      const sums = checksum(content)
      for (const path of paths) {
        checksums.set(path, sums)
        yield [path, content]
      }
      onProgress?.(checksums.size, total)
    }
  }
  const { release } = await client.health()
  yield* createManifests(checksums, { release, checksum, existingFiles })
  onProgress?.(total, total)
}

/**
 * Moves the largest files, which hosts plan, to the start, while little else is in memory, and those
 * that another thread renders to the end, when they are ready.
 */
const orderPlans = (
  plans: readonly PlannedFile[],
  first: ReadonlySet<PlannedFile>,
): readonly PlannedFile[] => [
  ...plans.filter((plan) => first.has(plan) && !plan.isLate),
  ...plans.filter((plan) => !first.has(plan)),
  ...plans.filter(({ isLate }) => isLate),
]

/** Removes the paths that a later plan has too, and the plans without any other path. */
function dropReplacedPaths(plans: readonly PlannedFile[]): readonly PlannedFile[] {
  const planByPath = new Map(plans.flatMap((plan) => plan.paths.map((path) => [path, plan])))
  return plans.flatMap((plan) => {
    const paths = plan.paths.filter((path) => planByPath.get(path) === plan)
    if (paths.length === plan.paths.length) return plan
    return paths.length === 0 ? [] : { ...plan, paths }
  })
}
