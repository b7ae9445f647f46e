import { CONTENT_TYPES, SCHEMA_NAMES, toFilePath } from '../index.ts'
import type { WorkerEnvironment } from './environment.ts'
import { type Release, readEntry } from './release-cache.ts'

/** The number of files to fetch before the release is checked again. */
const BATCH_SIZE = 6

/**
 * Caches the files of a release that are not cached yet. A batch is stored only if the release is
 * still published after the batch was fetched; otherwise the files may belong to the next release.
 */
export async function cacheFiles(
  host: WorkerEnvironment,
  { name, cache }: Pick<Release, 'name' | 'cache'>,
  urls: readonly string[],
): Promise<void> {
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...new Set(urls)].filter((url) => !cached.has(url))
  for (let index = 0; index < missing.length; index += BATCH_SIZE) {
    const batch = missing.slice(index, index + BATCH_SIZE)
    // The HTTP cache may have files of another release.
    const requests = batch.map((url) => host.fetch(url, { cache: 'no-cache' }))
    const responses = await Promise.all(requests)
    const { entry } = await readEntry(host)
    if (entry.release !== name) return
    await Promise.all(
      responses.map((response, index) =>
        response.ok && !response.redirected
          ? cache.put(batch[index] as string, response)
          : undefined,
      ),
    )
  }
}

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
