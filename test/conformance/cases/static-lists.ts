import { TYPES, type Type } from '../../support/corpus/corpus-facts.ts'
import { CONTENT_CACHE, describedby, problemCase, ROUTE_NOT_FOUND } from '../expectations.ts'
import type { Case } from '../types.ts'

const FILTERS: Readonly<Record<string, object>> = {
  all: {},
  recommended: { recommended: true },
  authored: { intelligence_source: 'authored' },
  benchmark: { intelligence_source: 'benchmark' },
  hybrid: { intelligence_source: 'hybrid' },
}
const SETS: Readonly<Record<string, object>> = {
  featured: { blueprint_set: 'featured' },
  certified: { blueprint_set: 'certified' },
  labs: { blueprint_set: 'labs' },
}

const firstPage = (type: Type, [filter, echo]: readonly [string, object], sort: string): Case => ({
  name: `${type}/q/${filter}/${sort}/0`,
  path: `/v1/${type}/q/${filter}/${sort}/0.json`,
  ...{ status: 200, by: 'files' },
  query: {
    ...{ type: TYPES[type], namespace: '@official', recommended: false, blueprint_set: 'all' },
    ...{ sort, limit: 20, offset: 0, ...echo },
  },
  body: () => ({ limit: 20, offset: 0, previous: null }),
  headers: {
    'Cache-Control': CONTENT_CACHE,
    Link: describedby('public-content-list.v1.json'),
  },
})

/** Paths that are not static list pages. */
const MISSING_FILES = [
  ...['patterns/q/all/name/7', 'patterns/q/all/name/-20', 'patterns/q/all/name/020'],
  ...['patterns/q/all/name/20x', 'patterns/q/all/name/980', 'patterns/q/all/name/1e3'],
  ...['patterns/q/labs/name/0', 'patterns/q/none/name/0', 'patterns/q/all/best/0'],
  ...['patterns/q/all/popular/0', 'patterns/q/__proto__/name/0', 'patterns/q/constructor/name/0'],
  ...['patterns/q/all/name', 'patterns/q/all/name/0/0', 'blueprints/q/hidden/name/0'],
  ...['patterns/q/all/__proto__/0', 'patterns/q/all/name/%00', 'patterns/q/all/name/99999999999'],
]

/** Cases of static list pages: every filter and every order of every list, as files. */
export const staticLists: readonly Case[] = [
  ...(Object.keys(TYPES) as Type[]).flatMap((type) =>
    Object.entries({ ...FILTERS, ...(type === 'blueprints' ? SETS : {}) }).flatMap((filter) =>
      ['recommended', 'recent', 'name'].map((sort) => firstPage(type, filter, sort)),
    ),
  ),
  {
    ...{ name: 'the second page of patterns', path: '/v1/patterns/q/all/name/20.json' },
    ...{ status: 200, by: 'files' },
    slugs: ({ slugs }) => slugs('patterns', 'name').slice(20, 40),
    body: ({ total }) => ({
      previous: 'patterns/q/all/name/0.json',
      next: total('patterns') > 40 ? 'patterns/q/all/name/40.json' : null,
    }),
  },
  {
    ...{ name: 'the page after the last page', path: '/v1/themes/q/all/name/20.json', status: 200 },
    body: ({ total }) => ({ total: total('themes'), items: [], next: null }),
    by: 'files',
  },
  ...['/v1/patterns/q/all/name/0', '/v1/patterns/q/all/name/0/'].map(
    (path): Case => ({
      ...{ name: path, path, status: 200, by: 'handler' },
      slugs: ({ slugs }) => slugs('patterns', 'name').slice(0, 20),
    }),
  ),
  ...MISSING_FILES.flatMap((path) => [
    problemCase(`no static page ${path}`, `/v1/${path}.json`, ROUTE_NOT_FOUND, { by: 'rules' }),
  ]),
]
