import { CONTENT_TYPES, SCHEMA_NAMES, toFilePath } from '../index.ts'
import type { WorkerEnvironment } from './host.ts'
import { cacheFiles } from './keep-files.ts'
import type { Release } from './release.ts'

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
