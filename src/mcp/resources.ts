import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server'
import { SCHEMA_NAMES } from '../index.ts'
import type { Environment } from '../project/environment.ts'
import { openClient } from '../project/registry/content.ts'
import { listProjectPacks, readPackMarkdown } from './packs.ts'

const SCHEMA_PREFIX = 'svc://schemas/'
const PACK_PREFIX = 'svc://packs/'
const SCHEMA_TYPE = 'application/schema+json'
const MARKDOWN_TYPE = 'text/markdown'

/** Offers the schemas, and the packs of the project, as resources. */
export function addResources(server: Server, environment: Environment): void {
  server.setRequestHandler('resources/list', async ({ params }) => {
    const resources = [...listSchemas(), ...(await listPacks(environment))]
    return getPage(resources, params?.cursor)
  })
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: TEMPLATES }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => ({
    contents: [{ uri, ...(await readResource(environment, uri)) }],
  }))
}

const TEMPLATES = [
  { uriTemplate: `${SCHEMA_PREFIX}{name}`, name: 'schema', mimeType: SCHEMA_TYPE },
  { uriTemplate: `${PACK_PREFIX}{file}`, name: 'pack', mimeType: MARKDOWN_TYPE },
]

const listSchemas = () =>
  SCHEMA_NAMES.map((name) => ({ uri: `${SCHEMA_PREFIX}${name}`, name, mimeType: SCHEMA_TYPE }))

const listPacks = async (environment: Environment) =>
  (await listProjectPacks(environment)).map(({ kind, id, route, file }) => ({
    uri: `${PACK_PREFIX}${file}`,
    name: file,
    title: `The ${kind} pack${id === kind ? '' : ` of ${route ?? id}`}`,
    mimeType: MARKDOWN_TYPE,
  }))

const PAGE_SIZE = 100

/** Returns a page of resources. The cursor is the position of its first one. */
function getPage<T>(resources: readonly T[], cursor = '0') {
  const start = /^\d{1,6}$/.test(cursor) ? Number(cursor) : resources.length
  const end = start + PAGE_SIZE
  return {
    resources: resources.slice(start, end),
    ...(end < resources.length ? { nextCursor: String(end) } : {}),
  }
}

async function readResource(environment: Environment, uri: string) {
  if (uri.startsWith(SCHEMA_PREFIX)) {
    const name = SCHEMA_NAMES.find((known) => uri === `${SCHEMA_PREFIX}${known}`)
    if (name === undefined) throw new ResourceNotFoundError(uri)
    const document = await (await openClient(environment)).schema(name)
    return { mimeType: SCHEMA_TYPE, text: JSON.stringify(document, null, 2) }
  }
  const packs = uri.startsWith(PACK_PREFIX) ? await listProjectPacks(environment) : []
  const pack = packs.find(({ file }) => uri === `${PACK_PREFIX}${file}`)
  if (pack === undefined) throw new ResourceNotFoundError(uri)
  return { mimeType: MARKDOWN_TYPE, text: await readPackMarkdown(environment, pack) }
}
