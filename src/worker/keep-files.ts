import type { WorkerEnvironment } from './host.ts'
import { type Release, readEntry } from './release.ts'

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
