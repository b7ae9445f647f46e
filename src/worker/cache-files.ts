import { CONTENT_TYPES, SCHEMA_NAMES, toFilePath } from '../index.ts'
import type { WorkerEnvironment } from './environment.ts'
import { type Release, readEntry } from './release-cache.ts'

/** So many files are asked for at once. */
const CONCURRENCY = 6

/**
 * Keeps files of a site as files of a release, those that are not kept yet. They count only if the
 * release is still the published one after they were read; otherwise nothing is kept.
 */
export async function cacheFiles(
  host: WorkerEnvironment,
  { name, cache }: Pick<Release, 'name' | 'cache'>,
  urls: readonly string[],
): Promise<void> {
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...new Set(urls)].filter((url) => !known.has(url))
  for (let at = 0; at < missing.length; at += CONCURRENCY) {
    const batch = missing.slice(at, at + CONCURRENCY)
    // What caches on the way hold may be of another release.
    const read = batch.map((url) => host.fetch(url, { cache: 'no-cache' }))
    const responses = await Promise.all(read)
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

/** A corpus with more records than this is not copied behind anybody's back. */
const MAX_CACHED_RECORDS = 600

/** The answers that are no list and no record. */
const DOCUMENT_PATHS = [
  ...['/v1/health', '/v1/intelligence/summary', '/v1/changes', '/v1/openapi', '/v1/schema'],
  ...['/v1/showcase/manifest', '/v1/showcase/shortlist', '/v1/showcase/shortlist-verification'],
]

/** Keeps every record and schema of a release, so that the whole interface answers offline. */
export async function cacheAllContent(host: WorkerEnvironment, release: Release): Promise<void> {
  const lists = await Promise.all(
    CONTENT_TYPES.map(async (type) => {
      const { items } = await release.client.all(type)
      return items.map(({ slug }) => `/v1/${type}/@official/${slug}`)
    }),
  )
  const records = lists.flat()
  const schemas = SCHEMA_NAMES.map((name) => `/v1/schema/${name}`)
  const addresses = [
    ...DOCUMENT_PATHS,
    ...(records.length > MAX_CACHED_RECORDS ? [] : records),
    ...schemas,
  ]
  await cacheFiles(
    host,
    release,
    addresses.map((address) => new URL(toFilePath(address), host.base).href),
  )
}

/** So many milliseconds files are gathered before they are kept together. */
const BATCH_DELAY = 500

/** Keeps the files that were opened, a while after they were. */
export function createVisitCache(host: WorkerEnvironment, current: () => Promise<Release>) {
  let gathered = new Set<string>()
  let flush: Promise<void> | undefined
  const keep = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, BATCH_DELAY))
    const urls = [...gathered]
    gathered = new Set()
    flush = undefined
    await cacheFiles(host, await current(), urls)
  }
  return (url: string): Promise<void> => {
    gathered.add(url)
    flush ??= keep()
    return flush
  }
}
