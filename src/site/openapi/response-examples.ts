import type { Client } from '../../api/client.ts'
import { API_ROOT, PATHS } from '../../api/paths.ts'
import type { RouteInput } from '../../api/route.ts'
import { ROUTES } from '../../api/routes.ts'
import { CONTENT_TYPES, type ContentType } from '../../core/content/content-types.ts'
import { NAMESPACE } from '../../core/content/record.ts'

/** The number of records of a type that the shortest example is chosen from. */
const CANDIDATE_COUNT = 20
/** The number of rows in the example of a list. */
const EXAMPLE_ROWS = 2

/** Returns real responses that are short enough for the document, by the path of their route. */
export async function createResponseExamples(
  client: Client,
): Promise<ReadonlyMap<string, unknown>> {
  const requests = await listExampleRequests(client)
  const examples = ROUTES.filter(({ path }) => requests.has(path)).map(
    async ({ path, handle }): Promise<[string, unknown]> => [
      path,
      await handle(client, { params: {}, query: {}, ...requests.get(path) }),
    ],
  )
  return new Map(await Promise.all(examples))
}

async function listExampleRequests(
  client: Client,
): Promise<ReadonlyMap<string, Partial<RouteInput>>> {
  const documents = [
    PATHS.health,
    PATHS.summary,
    ...SHOWCASE_DOCUMENTS.map((name) => PATHS.showcase(name)),
  ]
  const lists = await Promise.all(CONTENT_TYPES.map((type) => exampleRequestsForType(client, type)))
  return new Map([
    [API_ROOT, {}],
    ...documents.map((path): [string, Partial<RouteInput>] => [
      `${API_ROOT}/${path.replace(/\.json$/, '')}`,
      {},
    ]),
    [`${API_ROOT}/search`, { query: { type: 'pattern', limit: EXAMPLE_ROWS } }],
    ...lists.flat(),
  ])
}

const SHOWCASE_DOCUMENTS = ['manifest', 'shortlist', 'shortlist-verification']

async function exampleRequestsForType(
  client: Client,
  type: ContentType,
): Promise<[string, Partial<RouteInput>][]> {
  const list: [string, Partial<RouteInput>] = [
    `${API_ROOT}/${type}`,
    { query: { limit: EXAMPLE_ROWS } },
  ]
  const slug = await findShortestRecord(client, type)
  if (slug === undefined) return [list]
  const record = `${API_ROOT}/${type}/${NAMESPACE}/{slug}`
  return [
    list,
    ...[record, `${record}.md`].map((path): typeof list => [path, { params: { slug } }]),
  ]
}

/** Returns the slug of the shortest of the first records of a type. */
async function findShortestRecord(client: Client, type: ContentType): Promise<string | undefined> {
  const { items } = await client.list(type, { limit: CANDIDATE_COUNT })
  const records = await Promise.all(items.map(({ slug }) => client.get(type, slug)))
  const sizes = records.map((record) => ({
    slug: record.slug,
    size: JSON.stringify(record).length,
  }))
  return sizes.sort((a, b) => a.size - b.size)[0]?.slug
}
