import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { serializeBody } from '../../src/api/http/response.ts'
import type { AssembledContent } from '../../src/core/content/assemble-content.ts'
import type { Lookup } from '../../src/core/content/content-types.ts'
import type { ShowcaseShortlistEntry } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import { compilePacks } from '../../src/core/packs/compile.ts'
import { sha256 } from '../../src/internal/node.ts'
import { replaceTree, type Tree } from '../../src/node/file-tree.ts'
import { readContent } from '../../src/node.ts'
import { CONTROLS_SCRIPT_FILE } from '../../src/site/previews/preview-paths.ts'
import { getGeneratedAt } from '../../src/site/releases.ts'
import { createInputsDigest } from '../../src/site/showcase/certification.ts'
import {
  filesDigest,
  renderShowcase,
  type ShowcaseSite,
} from '../../src/site/showcase/render-showcase.ts'
import { createShortlistReport } from '../../src/site/showcase/showcase-documents.ts'
import type { ShowcaseRun, ShowcaseRunSite } from '../../src/site/showcase/showcase-run.ts'
import { readCorpus, readLastShowcaseRun, showcaseFolder } from '../corpus.ts'
import { createFonts, type Fonts } from '../fonts/create-fonts.ts'
import { compareRuns, isSameResult } from './compare-runs.ts'
import { serveFiles } from './serve-files.ts'
import { toFailedResult } from './site-result.ts'
import { verifySite } from './verify-site.ts'

/** The size of a thumbnail, and the factor by which the browser window is larger. */
export const THUMBNAIL = { width: 640, height: 400, scale: 2 } as const

/** Takes a screenshot of the first page of a site as WebP, small enough for the repository. */
export async function captureThumbnail(
  browser: Browser,
  site: ShowcaseSite,
  fonts: Tree,
): Promise<Uint8Array> {
  const { width, height, scale } = THUMBNAIL
  const viewport = { width: width * scale, height: height * scale }
  const served = await serveFiles(new Map([...site.files, ...fonts]))
  const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' })
  try {
    // Without the tools of the demo, which are not part of the site.
    await page.route(`**/${CONTROLS_SCRIPT_FILE}`, (route) => route.abort())
    await page.goto(`${served.origin}/${site.folder}`)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Playwright cannot take a screenshot as WebP, but the browser can.
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      clip: { x: 0, y: 0, ...viewport, scale: 1 / scale },
    })
    return Buffer.from(data, 'base64')
  } finally {
    await page.close()
    await served.close()
  }
}

/** Options of a showcase run. */
export interface RunOptions {
  /** The root of the project, with a slash at its end. */
  readonly root: string
  readonly browser: Browser
  /** Compares the results with the stored run, and writes nothing. */
  readonly check: boolean
  /** Also opens the sites whose files have not changed since the last run. */
  readonly all: boolean
  readonly log: (line: string) => void
}

interface SiteRun {
  readonly row: ShowcaseShortlistEntry
  readonly site: ShowcaseRunSite
  readonly thumbnail?: Uint8Array
}

/** Builds and opens the site of every visible blueprint, and stores or compares the results. */
export async function runShowcase(options: RunOptions): Promise<boolean> {
  const { root, check, log } = options
  const folders = [`${root}content`]
  const corpus = await readCorpus(root)
  const content = await readContent(folders)
  const earlier = await readLastShowcaseRun(folders)
  const digest = createInputsDigest({ version: corpus.version, content, sha256 })
  const fonts = await createFonts(root, content)
  const results: SiteRun[] = []
  for (const { slug, data } of content.records.blueprints) {
    if (data.blueprint_portfolio?.visibility === 'hidden') continue
    const result = await runSite(slug, { ...options, content, digest, earlier, fonts })
    results.push(result)
    const { verificationStatus, classification, smoke } = result.row
    log(`${slug}: ${verificationStatus}, grade ${classification}`)
    for (const failure of smoke.failures) log(`  ${failure}`)
  }
  const verified: ShowcaseRun = {
    report: createShortlistReport(
      results.map(({ row }) => row),
      { generatedAt: getGeneratedAt(corpus), dryRun: false },
    ),
    sites: results.map(({ site }) => site),
  }
  if (check) {
    const differences = compareRuns(verified, earlier)
    for (const difference of differences) log(`differs: ${difference}`)
    return differences.length === 0
  }
  await replaceTree(showcaseFolder(folders), await buildRunFiles(verified, results, folders))
  return results.every(({ row }) => row.verificationStatus === 'smoke-green')
}

interface SiteRunOptions extends RunOptions {
  readonly content: AssembledContent
  readonly digest: (records: readonly string[]) => string
  readonly earlier: ShowcaseRun | undefined
  readonly fonts: Fonts
}

async function runSite(slug: string, options: SiteRunOptions): Promise<SiteRun> {
  const { browser, content, digest, earlier, fonts, check, all } = options
  const lookup = createLookup(content)
  const start = performance.now()
  const getDuration = () => Math.round(performance.now() - start)
  let site: ShowcaseSite
  let hasPackManifest: boolean
  try {
    const blueprint = content.records.blueprints.find((record) => record.slug === slug)
    if (blueprint === undefined) throw new Error(`Unknown blueprint "${slug}".`)
    site = await renderShowcase(blueprint.data, lookup, fonts.faces)
    const { manifest } = await compilePacks(site.app.essence, lookup)
    hasPackManifest = manifest.pages.length === site.app.pages.length
  } catch (error) {
    const records = [`blueprints/${slug}`]
    const inputs = digest(records)
    const failedSite = { slug, records, presets: [], inputs, files: null, thumbnail: null }
    return { row: toFailedResult(slug, getDuration(), String(error)), site: failedSite }
  }
  const durationMs = getDuration()
  const files = filesDigest(site, sha256)
  const { records, presets } = site
  const inputs = digest(records)
  const previous = findEarlier(earlier, slug)
  if (!check && !all && previous?.site.files === files && previous.row.smoke.passed) {
    return { row: previous.row, site: { ...previous.site, inputs, records, presets } }
  }
  const row = await verifySite(browser, site, {
    durationMs,
    hasPackManifest,
    fonts: fonts.files,
  })
  const { width, height } = THUMBNAIL
  const alt = `The first page of ${site.app.product}`
  const thumbnail = { src: 'thumbnail.webp', alt, width, height }
  return {
    // A result that differs only in its durations is not written again.
    row: previous && isSameResult(previous.row, row) ? previous.row : row,
    site: { slug, records, presets, inputs, files, thumbnail },
    ...(check ? {} : { thumbnail: await captureThumbnail(browser, site, fonts.files) }),
  }
}

function findEarlier(earlier: ShowcaseRun | undefined, slug: string) {
  const row = earlier?.report.results.find((result) => result.slug === slug)
  const site = earlier?.sites.find((other) => other.slug === slug)
  return row && site ? { row, site } : undefined
}

async function buildRunFiles(
  { report, sites }: ShowcaseRun,
  results: readonly SiteRun[],
  folders: readonly string[],
): Promise<Tree> {
  const thumbnails: [string, Uint8Array][] = []
  for (const { site, thumbnail } of results) {
    if (site.thumbnail === null) continue
    const path = `${site.slug}/${site.thumbnail.src}`
    thumbnails.push([path, thumbnail ?? (await readFile(join(showcaseFolder(folders), path)))])
  }
  return new Map<string, string | Uint8Array>([
    ['report.json', serializeBody(report, 'pretty')],
    ['sites.json', serializeBody({ sites }, 'pretty')],
    ...thumbnails,
  ])
}

/** Creates a lookup of records as their files have them, before blueprints are certified. */
const createLookup = ({ records }: AssembledContent): Lookup => ({
  get: async (type, slug) => records[type].find((record) => record.slug === slug)?.data as never,
  slugs: async (type) => records[type].map(({ slug }) => slug),
})
