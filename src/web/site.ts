import type { Client, Health, SchemaDocument, SchemaEntry } from '../index.ts'

/** Everything that the pages are made of. */
export interface Site {
  readonly health: Health
  readonly entries: readonly SchemaEntry[]
  readonly schemas: ReadonlyMap<string, SchemaDocument>
}

/** Reads the whole catalog once. */
export async function readSite(client: Client): Promise<Site> {
  const [health, { items: entries }] = await Promise.all([client.health(), client.schemas()])
  const documents = await Promise.all(entries.map(({ name }) => client.schema(name)))
  const schemas = new Map(documents.map((schema, index) => [entries[index]?.name ?? '', schema]))
  return { health, entries, schemas }
}
