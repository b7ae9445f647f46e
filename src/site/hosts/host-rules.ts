import {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  PREVIEW_POLICY,
} from '../../api/http-headers.ts'
import { API_ROOT, NAMESPACE_ALIAS, PATHS, toFilePath } from '../../api/paths.ts'
import { ROUTES } from '../../api/routes.ts'
import { NAMESPACE } from '../../core/content/record.ts'
import { createPageRules } from './page-rules.ts'
import type { HeaderRule, HostRules, HostSettings } from './types.ts'

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
