import { CONTENT_TYPES, fileOf, SCHEMA_NAMES } from '../index.ts'
import type { Host } from './host.ts'
import { keepFiles } from './keep-files.ts'
import type { Release } from './release.ts'

/** A corpus with more records than this is not copied behind anybody's back. */
const MOST = 600

/** The answers that are no list and no record. */
const DOCUMENTS = [
  ...['/v1/health', '/v1/intelligence/summary', '/v1/changes', '/v1/openapi', '/v1/schema'],
  ...['/v1/showcase/manifest', '/v1/showcase/shortlist', '/v1/showcase/shortlist-verification'],
]

/** Keeps every record and schema of a release, so that the whole interface answers offline. */
export async function keepAll(host: Host, release: Release): Promise<void> {
  const lists = await Promise.all(
    CONTENT_TYPES.map(async (type) => {
      const { items } = await release.client.all(type)
      return items.map(({ slug }) => `/v1/${type}/@official/${slug}`)
    }),
  )
  const records = lists.flat()
  const schemas = SCHEMA_NAMES.map((name) => `/v1/schema/${name}`)
  const addresses = [...DOCUMENTS, ...(records.length > MOST ? [] : records), ...schemas]
  await keepFiles(
    host,
    release,
    addresses.map((address) => new URL(fileOf(address), host.base).href),
  )
}
