import {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  PREVIEW_POLICY,
  PROBLEM_CONTENT_TYPE,
} from '../../api/http-headers.ts'
import { PAGE_SIZE } from '../../api/parameters.ts'
import { API_ROOT, NAMESPACE_ALIAS, PATHS, toFilePath } from '../../api/paths.ts'
import { ROUTES } from '../../api/routes.ts'
import { filtersForType } from '../../api/static-lists.ts'
import { CONTENT_TYPES, type ContentType } from '../../core/content/content-types.ts'
import { SORT_ORDERS } from '../../core/content/list.ts'
import { NAMESPACE, OFFICIAL_SOURCE } from '../../core/content/record.ts'
import { PROBLEM_FILES } from '../problem-files.ts'
import { hasPages } from './path-patterns.ts'
import type {
  HeaderRule,
  HostRules,
  HostSettings,
  PageRule,
  QueryCondition,
  Rewrite,
} from './types.ts'

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

/** Returns the headers of a route that differ from those of every other file. */
function routeHeaders(
  { path, cache, describedby }: (typeof ROUTES)[number],
  serviceLink: string,
): HeaderRule[] {
  const set = {
    ...(cache === 'content' ? {} : { 'Cache-Control': CACHE_CONTROL[cache] }),
    ...(describedby === undefined
      ? {}
      : { Link: `<${describedby}>; rel="describedby", ${serviceLink}` }),
  }
  if (Object.keys(set).length === 0) return []
  const pattern = path.replace(/\{(\w+)\}/g, ':$1')
  // A variable last segment matches the name with `.json` too.
  const isFixed = !/:\w+$/.test(pattern)
  const patterns = [pattern, ...(isFixed ? [`/${toFilePath(pattern)}`] : [])]
  return patterns.map((path) => ({ path, set }))
}

/** Returns the headers of the files that hold a problem, by every path that only they answer. */
function problemHeaders(serviceLink: string): HeaderRule[] {
  const pages = createPageRules()
  return PROBLEM_FILES.flatMap(({ path, file, allow }) => {
    const set = {
      'Cache-Control': CACHE_CONTROL.error,
      'Content-Type': PROBLEM_CONTENT_TYPE,
      Link: serviceLink,
      ...(allow === undefined ? {} : { Allow: allow }),
    }
    return (hasPages(pages, path) ? [file] : [path, file]).map((path) => ({ path, set }))
  })
}

/** The paths whose responses link to the OpenAPI document. */
const API_PATHS = [API_ROOT, `${API_ROOT}/*`, '/health', '/health.json']

const createHeaderRules = (serviceLink: string): readonly HeaderRule[] => [
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
    set: { 'Content-Type': JSON_TYPE, Link: serviceLink },
  })),
  contentTypeHeader(`${API_ROOT}/*.md`, 'text/markdown; charset=utf-8'),
  contentTypeHeader(`${API_ROOT}/*.css`, 'text/css; charset=utf-8'),
  contentTypeHeader('/.well-known/api-catalog', 'application/linkset+json'),
  cacheHeader(`${API_ROOT}/manifest*`, CACHE_CONTROL.entry),
  ...ROUTES.filter(({ method }) => method === 'GET').flatMap((route) =>
    routeHeaders(route, serviceLink),
  ),
  ...problemHeaders(serviceLink),
  ...[`${API_ROOT}/_i/*`, '/assets/*'].map((path) => cacheHeader(path, CACHE_CONTROL.immutable)),
  cacheHeader('/svc-sw.js', 'no-cache'),
]

const BLUEPRINT_PACKS = `${API_ROOT}/packs/blueprints/:slug`

const REWRITES: readonly Rewrite[] = [
  { from: API_ROOT, to: `${API_ROOT}/${PATHS.entry}`, reason: 'folder' },
  { from: `${API_ROOT}/schema`, to: `${API_ROOT}/${PATHS.schemas}`, reason: 'folder' },
  {
    from: BLUEPRINT_PACKS,
    to: `${BLUEPRINT_PACKS}.json`,
    reason: 'folder',
    otherExtensions: ['.json', '.md'],
  },
  {
    from: `${API_ROOT}/:type/${NAMESPACE}/:slug`,
    to: `${API_ROOT}/:type/${NAMESPACE_ALIAS}/:slug`,
    reason: 'at-sign',
  },
]

/** Creates the rules that the files of every host are generated from. */
export function createHostRules({ base = '' }: HostSettings = {}): HostRules {
  const withBase = (path: string): string => base + path
  // Unlike the handler, host files know the path of the site.
  const serviceLink = `<${withBase(`${API_ROOT}/${PATHS.openapi}`)}>; rel="service-desc"`
  const addBase = <T extends { readonly from: string; readonly to: string }>(rule: T): T => ({
    ...rule,
    from: withBase(rule.from),
    to: withBase(rule.to),
  })
  return {
    base,
    api: withBase(API_ROOT),
    headers: createHeaderRules(serviceLink).map(({ path, set }) => ({ path: withBase(path), set })),
    pages: createPageRules().map(addBase),
    unsupportedQuery: withBase(`${API_ROOT}/404.query.json`),
    problems: PROBLEM_FILES.map((problem) => ({
      ...problem,
      path: withBase(problem.path),
      file: withBase(problem.file),
    })),
    rewrites: REWRITES.map(addBase),
    notFound: { api: withBase(`${API_ROOT}/404.json`), site: withBase('/404.html') },
  }
}
