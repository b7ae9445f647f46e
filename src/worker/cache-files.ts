import { CONTENT_TYPES, SCHEMA_NAMES } from '../index.ts'
import { toFilePath } from '../internal.ts'
import { computeIntegrity, type FindChecksum } from './checksums.ts'
import type { WorkerEnvironment } from './environment.ts'
import { type Release, readPublishedRelease } from './release-cache.ts'

/** The number of files to fetch at the same time. */
const BATCH_SIZE = 6

/** The part of a release that files are kept in and checked with. */
export type FileRelease = Pick<Release, 'name' | 'store' | 'findChecksum'>

/**
 * Caches the files of a release that are not cached yet. It stops if another release is published
 * or nothing more can be stored.
 */
export async function cacheFiles(
  host: WorkerEnvironment,
  release: FileRelease,
  urls: readonly string[],
): Promise<void> {
  const cached = new Set(await release.store.urls())
  const missing = [...new Set(urls)].filter((url) => !cached.has(url))
  for (let index = 0; index < missing.length; index += BATCH_SIZE) {
    const batch = missing.slice(index, index + BATCH_SIZE)
    // The HTTP cache may have files of another release.
    const requests = batch.map((url) => host.fetch(url, { cache: 'no-cache' }))
    const files = await checkFiles(release, batch, await Promise.all(requests))
    // Without checksums, or with a wrong one, the files may belong to the next release.
    const isCertain = files.every(({ check }) => check === 'verified')
    if (!isCertain && (await readPublishedRelease(host)) !== release.name) return
    const kept = files.filter(({ check }) => check !== 'wrong')
    const stored = await Promise.all(
      kept.map(({ url, response }) => release.store.put(url, response)),
    )
    if (stored.includes(false)) return
  }
}

/** Checks files against the checksums of a release, where it has them. */
const checkFiles = (
  { findChecksum }: FileRelease,
  urls: readonly string[],
  responses: readonly Response[],
) =>
  Promise.all(
    responses.map(async (response, index) => {
      const url = urls[index] as string
      return { url, response, check: await checkFile(url, response, findChecksum) }
    }),
  )

/** Whether a response is the file at its URL: certainly, probably, or not at all. */
export type FileCheck = 'verified' | 'plausible' | 'wrong'

/** Checks a response before it is kept: its status, its type and, where there is one, its checksum. */
export async function checkFile(
  url: string,
  response: Response,
  findChecksum: FindChecksum,
): Promise<FileCheck> {
  if (!hasExpectedType(url, response)) return 'wrong'
  const { hasManifest, integrity } = await findChecksum(url)
  if (!hasManifest) return 'plausible'
  const actual = await computeIntegrity(await response.clone().arrayBuffer())
  return actual === integrity ? 'verified' : 'wrong'
}

/**
 * True if a response can be the file at a URL, as far as its head shows. A captive portal and a host
 * with a fallback answer every request with a page; only pages may be one.
 */
export const hasExpectedType = (url: string, { ok, redirected, headers }: Response): boolean =>
  ok && !redirected && (isPage(url) || !headers.get('Content-Type')?.startsWith('text/html'))

const isPage = (url: string): boolean => /(\/|\.html|\/[^./]+)$/.test(new URL(url).pathname)

/** The records of a larger corpus are not cached: that would use too much data unasked. */
const MAX_CACHED_RECORDS = 600

/** The documents that are neither lists nor records. */
const DOCUMENT_PATHS = [
  '/v1/health',
  '/v1/intelligence/summary',
  '/v1/changes',
  '/v1/openapi',
  '/v1/schema',
  '/v1/showcase/manifest',
  '/v1/showcase/shortlist',
  '/v1/showcase/shortlist-verification',
]

/** Caches every record and schema of a release, so that the whole API works offline. */
export async function cacheAllContent(host: WorkerEnvironment, release: Release): Promise<void> {
  const lists = await Promise.all(
    CONTENT_TYPES.map(async (type) => {
      const { items } = await release.client.all(type)
      return items.map(({ slug }) => `/v1/${type}/@official/${slug}`)
    }),
  )
  const records = lists.flat()
  const schemas = SCHEMA_NAMES.map((name) => `/v1/schema/${name}`)
  const paths = [
    ...DOCUMENT_PATHS,
    ...(records.length > MAX_CACHED_RECORDS ? [] : records),
    ...schemas,
  ]
  await cacheFiles(
    host,
    release,
    paths.map((path) => new URL(toFilePath(path), host.base).href),
  )
}

/** The number of milliseconds in which visited files are collected before they are cached. */
const BATCH_DELAY = 500

/** Returns a function that caches visited files, several at once, after a delay. */
export function createVisitCache(host: WorkerEnvironment, current: () => Promise<Release>) {
  let pending = new Set<string>()
  let flushed: Promise<void> | undefined
  const flush = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, BATCH_DELAY))
    const urls = [...pending]
    pending = new Set()
    flushed = undefined
    await cacheFiles(host, await current(), urls)
  }
  return (url: string): Promise<void> => {
    pending.add(url)
    flushed ??= flush()
    return flushed
  }
}
