import type { Showcase } from './content-documents.ts'
import {
  changesShape,
  entryShape,
  healthShape,
  openapiShape,
  schemaListShape,
} from './documents.ts'
import { parameterNames } from './parameters.ts'
import { API_ROOT, PATHS } from './paths.ts'
import { apiPath, get, type Route, schemaUrl } from './route.ts'

/** Returns the routes of the health check and of the entry document. */
export const entryRoutes = (): Route[] => [
  healthRoute('/health'),
  healthRoute(`${API_ROOT}/health`),
  get(API_ROOT, {
    summary: 'Returns the release, and the paths of all documents.',
    onFileHost:
      'all of these paths are files. `GET /search`, parameters of lists, and the two routes that compile packs need the server, the service worker or the module.',
    cache: 'entry',
    shape: entryShape,
    handle: (client) => client.entry(),
    listPaths: async () => [API_ROOT],
  }),
]

/** Returns the routes of the schema catalog and of each schema. */
export const schemaRoutes = (): Route[] => [
  get(`${API_ROOT}/schema`, {
    summary: 'Lists the schemas: name, title, description and family.',
    cache: 'content',
    shape: schemaListShape,
    handle: (client) => client.schemas(),
    listPaths: async () => [`${API_ROOT}/schema`],
  }),
  schemaRoute(`${API_ROOT}/schema/{name}`, async ({ client }) =>
    (await client.schemas()).items.map(({ name }) => `${API_ROOT}/schema/${name}`),
  ),
  // The build copies these files from the repository, and a test compares them with this route.
  schemaRoute('/schemas/{name}', async () => []),
]

/** Returns the routes of the documents about the content and about the API. */
export const documentRoutes = (): Route[] => [
  get(apiPath(PATHS.summary), {
    summary: 'Counts the records that are rated, recommended and verified.',
    cache: 'content',
    describedby: schemaUrl('registry-intelligence-summary.v1.json'),
    parameters: parameterNames('summary'),
    handle: (client, { query: { namespace } }) =>
      client.summary(namespace === undefined ? {} : { namespace }),
    listPaths: async () => [apiPath(PATHS.summary)],
  }),
  get(apiPath(PATHS.changes), {
    summary: 'Lists the records that were added, updated or removed since the previous release.',
    cache: 'content',
    shape: changesShape,
    handle: (client) => client.changes(),
    listPaths: async () => [apiPath(PATHS.changes)],
  }),
  get(apiPath(PATHS.openapi), {
    summary: 'Returns the description of this API in OpenAPI 3.1.',
    cache: 'content',
    shape: openapiShape,
    handle: (client) => client.openapi(),
    listPaths: async () => [apiPath(PATHS.openapi)],
  }),
  showcaseRoute('manifest', 'showcase-manifest.v1.json'),
  showcaseRoute('shortlist', 'showcase-shortlist.v1.json'),
  showcaseRoute('shortlist-verification', 'showcase-shortlist-report.v1.json'),
]

const healthRoute = (path: string): Route =>
  get(path, {
    summary: 'Returns the status of the API, its version and the release of its content.',
    cache: 'entry',
    shape: healthShape,
    handle: (client) => client.health(),
    listPaths: async () => [path],
  })

const schemaRoute = (path: string, listPaths: Route['listPaths']): Route =>
  get(path, {
    summary: 'Returns a schema by its file name.',
    cache: 'content',
    print: 'pretty',
    describedby: 'https://json-schema.org/draft/2020-12/schema',
    handle: (client, { params: { name = '' } }) => client.schema(name),
    listPaths,
  })

const showcaseRoute = (name: keyof Showcase, schema: string): Route =>
  get(apiPath(PATHS.showcase(name)), {
    summary: `Returns the ${name.replace('-', ' ')} of the showcase.`,
    cache: 'content',
    describedby: schemaUrl(schema),
    handle: (client) => client.showcase(name),
    listPaths: async () => [apiPath(PATHS.showcase(name))],
  })
