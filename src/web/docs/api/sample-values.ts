import { CONTENT_TYPES, ESSENCE_SCHEMA } from '../../../index.ts'
import type { ApiOperation } from '../../api-operations.ts'
import type { SiteData } from '../../site-data.ts'
import { DEMO_ESSENCE, DEMO_PAGE } from '../../try/demo-essence.ts'

/** Values that are valid in every corpus. */
const FIXED_VALUES: Readonly<Record<string, string>> = {
  type: 'patterns',
  name: ESSENCE_SCHEMA,
  q: 'table',
  term: 'table',
  filter: 'all',
  sort: 'name',
  offset: '0',
  limit: '3',
  pack: 'scaffold-pack',
}

/** Query parameters that a first request has; the others are left to the reader. */
const QUERY_NAMES = ['q', 'limit']

/** Records that make a good first example, where the corpus has them. */
const FAVORITE_SLUGS = ['hero', 'slate', 'sidebar-main', 'internal-admin', 'saas-overview']

/** Returns one slug of each content type. */
export const listSampleSlugs = ({ records }: SiteData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    CONTENT_TYPES.map((type) => {
      const slugs = records[type].map(({ slug }) => slug)
      return [type, slugs.find((slug) => FAVORITE_SLUGS.includes(slug)) ?? slugs[0] ?? '']
    }),
  )

/** Returns the values of a first request, so that it succeeds as it is. */
export function createSampleValues(
  { path, parameters }: Pick<ApiOperation, 'path' | 'parameters'>,
  slugs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const type = CONTENT_TYPES.find((name) => path.includes(`/${name}/`)) ?? 'patterns'
  const values: Readonly<Record<string, string>> = { ...FIXED_VALUES, slug: slugs[type] ?? '' }
  return Object.fromEntries(
    parameters.map(({ name, in: location }) => [
      name,
      location === 'path' || QUERY_NAMES.includes(name) ? (values[name] ?? '') : '',
    ]),
  )
}

/** Returns the body of a first request, if the operation has one. */
export function createSampleBody({ body, path }: ApiOperation): string | undefined {
  if (!body) return undefined
  const pack = path.endsWith('/select') ? { pack_type: 'page', id: DEMO_PAGE } : {}
  const isWrapped = 'properties' in body
  return JSON.stringify(isWrapped ? { ...pack, essence: DEMO_ESSENCE } : DEMO_ESSENCE, null, 2)
}
