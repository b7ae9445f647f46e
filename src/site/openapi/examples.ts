import type { Client } from '../../api/client.ts'
import { API_ROOT, PATHS } from '../../api/paths.ts'
import type { Asked } from '../../api/route.ts'
import { ROUTES } from '../../api/routes.ts'
import { NAMESPACE } from '../../core/content/record.ts'
import { CONTENT_TYPES, type ContentType } from '../../core/content/type.ts'

/** So many rows are looked at for a short record, and so many shown of a list. */
const LOOKED_AT = 20
const SHOWN = 2

/** Real answers that are short enough to be shown, by the path of their route. */
export async function answerExamples(client: Client): Promise<ReadonlyMap<string, unknown>> {
  const asked = await requests(client)
  const answers = ROUTES.filter(({ path }) => asked.has(path)).map(
    async ({ path, answer }): Promise<[string, unknown]> => [
      path,
      await answer(client, { params: {}, query: {}, ...asked.get(path) }),
    ],
  )
  return new Map(await Promise.all(answers))
}

async function requests(client: Client): Promise<ReadonlyMap<string, Partial<Asked>>> {
  const alone = [PATHS.health, PATHS.summary, ...SHOWCASE.map((name) => PATHS.showcase(name))]
  const lists = await Promise.all(CONTENT_TYPES.map((type) => requestsOf(client, type)))
  return new Map([
    [API_ROOT, {}],
    ...alone.map((path): [string, Partial<Asked>] => [
      `${API_ROOT}/${path.replace(/\.json$/, '')}`,
      {},
    ]),
    [`${API_ROOT}/search`, { query: { type: 'pattern', limit: SHOWN } }],
    ...lists.flat(),
  ])
}

const SHOWCASE = ['manifest', 'shortlist', 'shortlist-verification']

async function requestsOf(client: Client, type: ContentType): Promise<[string, Partial<Asked>][]> {
  const list: [string, Partial<Asked>] = [`${API_ROOT}/${type}`, { query: { limit: SHOWN } }]
  const slug = await shortest(client, type)
  if (slug === undefined) return [list]
  const record = `${API_ROOT}/${type}/${NAMESPACE}/{slug}`
  return [
    list,
    ...[record, `${record}.md`].map((path): typeof list => [path, { params: { slug } }]),
  ]
}

/** The slug of the shortest of the first records. */
async function shortest(client: Client, type: ContentType): Promise<string | undefined> {
  const { items } = await client.list(type, { limit: LOOKED_AT })
  const records = await Promise.all(items.map(({ slug }) => client.get(type, slug)))
  const sizes = records.map((record) => ({
    slug: record.slug,
    size: JSON.stringify(record).length,
  }))
  return sizes.sort((a, b) => a.size - b.size)[0]?.slug
}
