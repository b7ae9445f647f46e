import {
  type Client,
  CONTENT_TYPES,
  type ContentType,
  type Health,
  type IntelligenceSummary,
  type PublicRecord,
  type SchemaDocument,
  type SchemaEntry,
  type Showcase,
} from '../index.ts'
import { type ApiOperation, listOperations } from './api-operations.ts'

/** The records of the site by type, in list order. */
export type SiteRecords = { readonly [T in ContentType]: readonly PublicRecord<T>[] }

/** The data of all pages. */
export interface SiteData {
  readonly health: Health
  readonly entries: readonly SchemaEntry[]
  readonly schemas: ReadonlyMap<string, SchemaDocument>
  readonly records: SiteRecords
  readonly summary: IntelligenceSummary
  readonly showcase: Showcase
  /** The names of all thumbnails. Records of other corpora have none. */
  readonly thumbnails: ReadonlySet<string>
  /** The operations of the API, by group. */
  readonly operations: readonly ApiOperation[]
}

/** Loads the schema catalog, all records, all reports and the operations of the API. */
export async function loadSiteData(
  client: Client,
  thumbnails: SiteData['thumbnails'] = new Set(),
): Promise<SiteData> {
  const [health, { items: entries }, summary, showcase, records, openapi] = await Promise.all([
    client.health(),
    client.schemas(),
    client.summary(),
    loadShowcase(client),
    loadRecords(client),
    client.openapi(),
  ])
  const documents = await Promise.all(entries.map(({ name }) => client.schema(name)))
  const schemas = new Map(documents.map((schema, index) => [entries[index]?.name ?? '', schema]))
  const operations = listOperations(openapi)
  return { health, entries, schemas, records, summary, showcase, thumbnails, operations }
}

async function loadRecords(client: Client): Promise<SiteRecords> {
  const entries = CONTENT_TYPES.map(async (type) => {
    const { items } = await client.all(type)
    return [type, await Promise.all(items.map(({ slug }) => client.get(type, slug)))]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function loadShowcase(client: Client): Promise<Showcase> {
  const [manifest, shortlist, verification] = await Promise.all([
    client.showcase('manifest'),
    client.showcase('shortlist'),
    client.showcase('shortlist-verification'),
  ])
  return { manifest, shortlist, 'shortlist-verification': verification }
}
