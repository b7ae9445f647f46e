import {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  PREVIEW_POLICY,
  PROBLEM_CONTENT_TYPE,
} from '../../api/http/headers.ts'
import { API_ROOT, NAMESPACE_ALIAS, PATHS, toFilePath } from '../../api/paths.ts'
import { ROUTES } from '../../api/routes.ts'
import { NAMESPACE } from '../../core/content/record.ts'
import { PROBLEM_FILES } from '../problem-files.ts'
import { createPageRules } from './page-rules.ts'
import { hasPages } from './path-patterns.ts'
import type { HeaderRule, HostRules, HostSettings, Rewrite } from './types.ts'

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
  ...[`${API_ROOT}/_i/*`, '/assets/*', '/fonts/*'].map((path) =>
    cacheHeader(path, CACHE_CONTROL.immutable),
  ),
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
