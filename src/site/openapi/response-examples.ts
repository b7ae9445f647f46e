import type { Client } from '../../api/client.ts'
import { API_ROOT, PATHS } from '../../api/paths.ts'
import type { RouteInput } from '../../api/route.ts'
import { ROUTES } from '../../api/routes.ts'
import { CONTENT_TYPES, type ContentType } from '../../core/content/content-types.ts'
import { NAMESPACE } from '../../core/content/record.ts'

/** So many rows are looked at for a short record, and so many shown of a list. */
const CANDIDATE_COUNT = 20
const EXAMPLE_ROWS = 2

/** Real answers that are short enough to be shown, by the path of their route. */
export async function createResponseExamples(
  client: Client,
): Promise<ReadonlyMap<string, unknown>> {
  const asked = await listExampleRequests(client)
  const answers = ROUTES.filter(({ path }) => asked.has(path)).map(
    async ({ path, handle }): Promise<[string, unknown]> => [
      path,
      await handle(client, { params: {}, query: {}, ...asked.get(path) }),
    ],
  )
  return new Map(await Promise.all(answers))
}

async function listExampleRequests(
  client: Client,
): Promise<ReadonlyMap<string, Partial<RouteInput>>> {
  const alone = [
    PATHS.health,
    PATHS.summary,
    ...SHOWCASE_DOCUMENTS.map((name) => PATHS.showcase(name)),
  ]
  const lists = await Promise.all(CONTENT_TYPES.map((type) => exampleRequestsForType(client, type)))
  return new Map([
    [API_ROOT, {}],
    ...alone.map((path): [string, Partial<RouteInput>] => [
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

/** The slug of the shortest of the first records. */
async function findShortestRecord(client: Client, type: ContentType): Promise<string | undefined> {
  const { items } = await client.list(type, { limit: CANDIDATE_COUNT })
  const records = await Promise.all(items.map(({ slug }) => client.get(type, slug)))
  const sizes = records.map((record) => ({
    slug: record.slug,
    size: JSON.stringify(record).length,
  }))
  return sizes.sort((a, b) => a.size - b.size)[0]?.slug
}
