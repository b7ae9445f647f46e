import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { serializeBody } from '../../src/api/http-response.ts'
import type { AssembledContent } from '../../src/core/content/assemble-content.ts'
import type { Lookup } from '../../src/core/content/content-types.ts'
import type { ShowcaseShortlistEntry } from '../../src/core/generated/types/showcase-shortlist-report.v1.ts'
import { compilePacks } from '../../src/core/packs/compile.ts'
import { replaceTree, type Tree } from '../../src/node/file-tree.ts'
import { readContent, sha256 } from '../../src/node.ts'
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
import { compareRuns, isSameResult } from './compare-runs.ts'
import { serveFiles } from './serve-files.ts'
import { toFailedResult } from './site-result.ts'
import { verifySite } from './verify-site.ts'

/** The size of a picture, and how much larger the window is that it shows. */
export const THUMBNAIL = { width: 640, height: 400, shrunk: 2 } as const

/** The first page of a site as WebP, small enough to be kept with the records. */
export async function captureThumbnail(browser: Browser, site: ShowcaseSite): Promise<Uint8Array> {
  const { width, height, shrunk } = THUMBNAIL
  const viewport = { width: width * shrunk, height: height * shrunk }
  const served = await serveFiles(site.files)
  const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' })
  try {
    await page.goto(`${served.origin}/${site.folder}`)
    // Playwright takes no WebP; the browser itself does.
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      clip: { x: 0, y: 0, ...viewport, scale: 1 / shrunk },
    })
    return Buffer.from(data, 'base64')
  } finally {
    await page.close()
    await served.close()
  }
}

/** What a run is asked for. */
export interface RunOptions {
  /** The project, with a slash at its end. */
  readonly root: string
  readonly browser: Browser
  /** Compares what is found with what is kept, and writes nothing. */
  readonly check: boolean
  /** Opens also the sites whose files are those of the last run. */
  readonly all: boolean
  readonly log: (line: string) => void
}

interface SiteRun {
  readonly row: ShowcaseShortlistEntry
  readonly site: ShowcaseRunSite
  readonly picture?: Uint8Array
}

/** Builds the site of every blueprint that lists show, opens it, and keeps or checks what is found. */
export async function runShowcase(options: RunOptions): Promise<boolean> {
  const { root, check, log } = options
  const folders = [`${root}content`]
  const corpus = await readCorpus(root)
  const content = await readContent(folders)
  const earlier = await readLastShowcaseRun(folders)
  const digest = createInputsDigest({ version: corpus.version, content, sha256 })
  const results: SiteRun[] = []
  for (const { slug, data } of content.records.blueprints) {
    if (data.blueprint_portfolio?.visibility === 'hidden') continue
    const result = await runSite(slug, { ...options, content, digest, earlier })
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
}

async function runSite(slug: string, sources: SiteRunOptions): Promise<SiteRun> {
  const { browser, content, digest, earlier, check, all } = sources
  const lookup = createLookup(content)
  const start = performance.now()
  const took = () => Math.round(performance.now() - start)
  let site: ShowcaseSite
  let hasPackManifest: boolean
  try {
    const blueprint = content.records.blueprints.find((record) => record.slug === slug)
    if (blueprint === undefined) throw new Error(`There is no blueprint "${slug}".`)
    site = await renderShowcase(blueprint.data, lookup)
    const { manifest } = await compilePacks(site.app.essence, lookup)
    hasPackManifest = manifest.pages.length === site.app.pages.length
  } catch (error) {
    const records = [`blueprints/${slug}`]
    const unbuilt = { slug, records, inputs: digest(records), files: null, thumbnail: null }
    return { row: toFailedResult(slug, took(), String(error)), site: unbuilt }
  }
  const durationMs = took()
  const files = filesDigest(site, sha256)
  const inputs = digest(site.records)
  const known = findEarlier(earlier, slug)
  if (!check && !all && known?.site.files === files && known.row.smoke.passed) {
    return { row: known.row, site: { ...known.site, inputs, records: site.records } }
  }
  const row = await verifySite(browser, site, { durationMs, hasPackManifest })
  const { width, height } = THUMBNAIL
  const alt = `The first page of ${site.app.product}`
  const thumbnail = { src: 'thumbnail.webp', alt, width, height }
  return {
    // What differs only in the time that it took is not written again.
    row: known && isSameResult(known.row, row) ? known.row : row,
    site: { slug, records: site.records, inputs, files, thumbnail },
    ...(check ? {} : { picture: await captureThumbnail(browser, site) }),
  }
}

function findEarlier(earlier: ShowcaseRun | undefined, slug: string) {
  const row = earlier?.report.results.find((one) => one.slug === slug)
  const site = earlier?.sites.find((one) => one.slug === slug)
  return row && site ? { row, site } : undefined
}

async function buildRunFiles(
  { report, sites }: ShowcaseRun,
  results: readonly SiteRun[],
  folders: readonly string[],
): Promise<Tree> {
  const pictures: [string, Uint8Array][] = []
  for (const { site, picture } of results) {
    if (site.thumbnail === null) continue
    const path = `${site.slug}/${site.thumbnail.src}`
    pictures.push([path, picture ?? (await readFile(join(showcaseFolder(folders), path)))])
  }
  return new Map<string, string | Uint8Array>([
    ['report.json', serializeBody(report, 'pretty')],
    ['sites.json', serializeBody({ sites }, 'pretty')],
    ...pictures,
  ])
}

/** A lookup over records as they are written, before anything is certified. */
const createLookup = ({ records }: AssembledContent): Lookup => ({
  get: async (type, slug) => records[type].find((record) => record.slug === slug)?.data as never,
  slugs: async (type) => records[type].map(({ slug }) => slug),
})
