import type { Client } from './client.ts'
import type { CacheClass } from './headers.ts'
import { API_ROOT } from './paths.ts'

export type Params = Readonly<Record<string, string>>

/** One address of the interface: how it is answered, printed and kept. */
export interface Route {
  /** The address, with `{name}` for a segment that varies. */
  readonly path: string
  readonly method: 'GET'
  readonly summary: string
  readonly cache: CacheClass
  /** `pretty`: two spaces, as the files in `schemas/`. Everything else is minified. */
  readonly print?: 'pretty'
  /** What describes the body (the `describedby` link), where a schema does. */
  readonly describedby?: string
  readonly answer: (client: Client, params: Params) => Promise<unknown>
  /** Every address of the route that can be listed in advance, to be kept as files. */
  readonly entries: (client: Client) => Promise<readonly string[]>
}

const health = (path: string): Route => ({
  path,
  method: 'GET',
  summary: 'That the API is there, and which release of the content it serves.',
  cache: 'entry',
  answer: (client) => client.health(),
  entries: async () => [path],
})

const schema = (path: string, entries: Route['entries']): Route => ({
  path,
  method: 'GET',
  summary: 'One schema by its file name: the same bytes in the API and as published.',
  cache: 'content',
  print: 'pretty',
  describedby: 'https://json-schema.org/draft/2020-12/schema',
  answer: (client, { name = '' }) => client.schema(name),
  entries,
})

/** The whole HTTP interface. Prerendering, conformance and the documents about it follow from here. */
export const ROUTES: readonly Route[] = [
  health('/health'),
  health(`${API_ROOT}/health`),
  {
    path: `${API_ROOT}/schema`,
    method: 'GET',
    summary: 'The catalog of schemas: name, title, description and family of each.',
    cache: 'content',
    answer: (client) => client.schemas(),
    entries: async () => [`${API_ROOT}/schema`],
  },
  schema(`${API_ROOT}/schema/{name}`, async (client) =>
    (await client.schemas()).items.map(({ name }) => `${API_ROOT}/schema/${name}`),
  ),
  // The published files are copies of the repository's own, so that their parity is a test.
  schema('/schemas/{name}', async () => []),
]
