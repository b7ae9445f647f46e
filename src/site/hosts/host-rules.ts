import {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  PREVIEW_POLICY,
} from '../../api/http-headers.ts'
import { PAGE_SIZE } from '../../api/parameters.ts'
import { API_ROOT, NAMESPACE_ALIAS, PATHS, toFilePath } from '../../api/paths.ts'
import { ROUTES } from '../../api/routes.ts'
import { filtersForType } from '../../api/static-lists.ts'
import { CONTENT_TYPES, type ContentType } from '../../core/content/content-types.ts'
import { SORT_ORDERS } from '../../core/content/list.ts'
import { NAMESPACE, OFFICIAL_SOURCE } from '../../core/content/record.ts'
import type { HeaderRule, HostRules, HostSettings, PageRule, QueryCondition } from './types.ts'

/** A choice of parameters, and what it puts into the address of a page. */
interface PathPart {
  readonly query: PageRule['query']
  readonly name: string
}

const PARAMETER_DEFAULTS: PageRule['defaults'] = {
  limit: [String(PAGE_SIZE)],
  namespace: [NAMESPACE],
  source: [OFFICIAL_SOURCE],
  recommended: ['false'],
  intelligence_source: [],
  blueprint_set: ['all'],
  sort: [],
  offset: [],
}

const SORT_PARTS: readonly PathPart[] = [
  { query: { sort: { pattern: SORT_ORDERS.join('|'), capture: 'sort' } }, name: ':sort' },
  { query: {}, name: SORT_ORDERS[0] },
]

const OFFSET_PARTS: readonly PathPart[] = [
  { query: { offset: { pattern: '0|[1-9][0-9]*', capture: 'offset' } }, name: ':offset' },
  { query: {}, name: '0' },
]

// A host could copy a filter's value as it copies a sort; but then `intelligence_source=all` would
// find the folder of the whole list.
const filterParts = (type: ContentType): PathPart[] =>
  Object.entries(filtersForType(type)).map(([name, input]) => ({
    query: Object.fromEntries(
      Object.entries(input).map(([parameter, value]) => [parameter, { pattern: String(value) }]),
    ),
    name,
  }))

/** The pages of collections that have the same filters; more parameters come before fewer. */
function staticListRules(types: readonly ContentType[]): PageRule[] {
  const [first] = types
  if (first === undefined) return []
  const address = { from: `${API_ROOT}/:type`, types, defaults: PARAMETER_DEFAULTS }
  const rules = filterParts(first).flatMap((filter) =>
    SORT_PARTS.flatMap((sort) =>
      OFFSET_PARTS.map((offset): PageRule => {
        const query = { ...filter.query, ...sort.query, ...offset.query }
        const page = `${API_ROOT}/:type/q/${filter.name}/${sort.name}/${offset.name}.json`
        const isBare = Object.keys(query).length === 0
        return { ...address, query, to: isBare ? `${API_ROOT}/:type.json` : page }
      }),
    ),
  )
  const size = ({ query }: PageRule): number => Object.keys(query).length
  return rules.sort((a, b) => size(b) - size(a))
}

// The terms that have a file are slugs and single words; whatever else is asked is for the engine.
const TERM_CONDITION: QueryCondition = { pattern: '[a-z0-9]+(?:-[a-z0-9]+)*', capture: 'term' }

const SEARCH_RULE = {
  from: `${API_ROOT}/search`,
  types: [],
  defaults: { ...PARAMETER_DEFAULTS, offset: ['0'], q: [], type: [] },
} as const

/** Every address that is asked with parameters, most specific sets first, the bare address last. */
export const createPageRules = (): PageRule[] => [
  ...staticListRules(CONTENT_TYPES.filter((type) => type !== 'blueprints')),
  ...staticListRules(['blueprints']),
  { ...SEARCH_RULE, query: { q: TERM_CONDITION }, to: `${API_ROOT}/${PATHS.searchTerm(':term')}` },
  { ...SEARCH_RULE, query: {}, to: `${API_ROOT}/search.json` },
]

const JSON_TYPE = 'application/json; charset=utf-8'

const HTML_PATHS = ['/', '/*/', '/*.html']

const cacheHeader = (path: string, value: string): HeaderRule => ({
  path,
  set: { 'Cache-Control': value },
})
const contentTypeHeader = (path: string, value: string): HeaderRule => ({
  path,
  set: { 'Content-Type': value },
})

/** What a route says of its own answers, where that differs from every other file. */
function routeHeaders(
  { path, cache, describedby }: (typeof ROUTES)[number],
  interfaceLink: string,
): HeaderRule[] {
  const set = {
    ...(cache === 'content' ? {} : { 'Cache-Control': CACHE_CONTROL[cache] }),
    ...(describedby === undefined
      ? {}
      : { Link: `<${describedby}>; rel="describedby", ${interfaceLink}` }),
  }
  if (Object.keys(set).length === 0) return []
  const address = path.replace(/\{(\w+)\}/g, ':$1')
  // A last segment that varies fits the name with `.json` too.
  const isFixed = !/:\w+$/.test(address)
  return [address, ...(isFixed ? [`/${toFilePath(address)}`] : [])].map((at) => ({ path: at, set }))
}

/** The addresses whose answers say where the whole interface is described. */
const API_PATHS = [API_ROOT, `${API_ROOT}/*`, '/health', '/health.json']

const createHeaderRules = (interfaceLink: string): readonly HeaderRule[] => [
  { path: '/*', set: { ...COMMON_HEADERS, 'Cache-Control': CACHE_CONTROL.content } },
  ...HTML_PATHS.map((path) => ({
    path,
    set: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY },
  })),
  ...['/preview/*', '/showcase/:site/*'].map((path) => ({
    path,
    set: { 'Content-Security-Policy': PREVIEW_POLICY },
  })),
  ...API_PATHS.map((path) => ({
    path,
    set: { 'Content-Type': JSON_TYPE, Link: interfaceLink },
  })),
  contentTypeHeader(`${API_ROOT}/*.md`, 'text/markdown; charset=utf-8'),
  contentTypeHeader(`${API_ROOT}/*.css`, 'text/css; charset=utf-8'),
  contentTypeHeader('/.well-known/api-catalog', 'application/linkset+json'),
  cacheHeader(`${API_ROOT}/manifest*`, CACHE_CONTROL.entry),
  ...ROUTES.filter(({ method }) => method === 'GET').flatMap((route) =>
    routeHeaders(route, interfaceLink),
  ),
  ...[`${API_ROOT}/_i/*`, '/assets/*'].map((path) => cacheHeader(path, CACHE_CONTROL.immutable)),
  cacheHeader('/svc-sw.js', 'no-cache'),
]

/** The table that every host's files are written from. */
export function createHostRules({ base = '' }: HostSettings = {}): HostRules {
  const at = (path: string): string => base + path
  // Unlike the handler, a host's files know where the site lies.
  const interfaceLink = `<${at(`${API_ROOT}/${PATHS.openapi}`)}>; rel="service-desc"`
  return {
    base,
    api: at(API_ROOT),
    headers: createHeaderRules(interfaceLink).map(({ path, set }) => ({ path: at(path), set })),
    pages: createPageRules().map((rule) => ({ ...rule, from: at(rule.from), to: at(rule.to) })),
    unsupportedQuery: at(`${API_ROOT}/404.query.json`),
    rewrites: [
      { from: at(API_ROOT), to: at(`${API_ROOT}/${PATHS.entry}`) },
      { from: at(`${API_ROOT}/schema`), to: at(`${API_ROOT}/${PATHS.schemas}`) },
      {
        from: at(`${API_ROOT}/:type/${NAMESPACE}/:slug`),
        to: at(`${API_ROOT}/:type/${NAMESPACE_ALIAS}/:slug`),
      },
    ],
    notFound: { api: at(`${API_ROOT}/404.json`), site: at('/404.html') },
  }
}
