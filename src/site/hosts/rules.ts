import {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  PREVIEW_POLICY,
} from '../../api/headers.ts'
import { API_ROOT, fileOf, NAMESPACE_ALIAS, PATHS } from '../../api/paths.ts'
import { ROUTES } from '../../api/routes.ts'
import { NAMESPACE } from '../../core/content/record.ts'
import { pageRules } from './page-rules.ts'
import type { HeaderRule, HostRules, HostSettings } from './types.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

const PAGES = ['/', '/*/', '/*.html']

const cache = (path: string, value: string): HeaderRule => ({
  path,
  set: { 'Cache-Control': value },
})
const type = (path: string, value: string): HeaderRule => ({ path, set: { 'Content-Type': value } })

/** What a route says of its own answers, where that differs from every other file. */
function routeHeaders({ path, cache, describedby }: (typeof ROUTES)[number]): HeaderRule[] {
  const set = {
    ...(cache === 'content' ? {} : { 'Cache-Control': CACHE_CONTROL[cache] }),
    ...(describedby === undefined ? {} : { Link: `<${describedby}>; rel="describedby"` }),
  }
  if (Object.keys(set).length === 0) return []
  const address = path.replace(/\{(\w+)\}/g, ':$1')
  // A last segment that varies fits the name with `.json` too.
  const isFixed = !/:\w+$/.test(address)
  return [address, ...(isFixed ? [`/${fileOf(address)}`] : [])].map((at) => ({ path: at, set }))
}

const HEADERS: readonly HeaderRule[] = [
  { path: '/*', set: { ...COMMON_HEADERS, 'Cache-Control': CACHE_CONTROL.content } },
  ...PAGES.map((path) => ({ path, set: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY } })),
  ...['/preview/*', '/showcase/:site/*'].map((path) => ({
    path,
    set: { 'Content-Security-Policy': PREVIEW_POLICY },
  })),
  ...[API_ROOT, `${API_ROOT}/*`, '/health'].map((path) => type(path, JSON_TYPE)),
  type(`${API_ROOT}/*.md`, 'text/markdown; charset=utf-8'),
  type(`${API_ROOT}/*.css`, 'text/css; charset=utf-8'),
  type('/.well-known/api-catalog', 'application/linkset+json'),
  cache(`${API_ROOT}/manifest*`, CACHE_CONTROL.entry),
  ...ROUTES.filter(({ method }) => method === 'GET').flatMap(routeHeaders),
  ...[`${API_ROOT}/_i/*`, '/assets/*'].map((path) => cache(path, CACHE_CONTROL.immutable)),
  cache('/svc-sw.js', 'no-cache'),
]

/** The table that every host's files are written from. */
export function hostRules({ base = '' }: HostSettings = {}): HostRules {
  const at = (path: string): string => base + path
  return {
    base,
    api: at(API_ROOT),
    headers: HEADERS.map(({ path, set }) => ({ path: at(path), set })),
    pages: pageRules().map((rule) => ({ ...rule, from: at(rule.from), to: at(rule.to) })),
    refusal: at(`${API_ROOT}/404.query.json`),
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
