import { expect } from 'vitest'

/** A request to a static host, and the expected response. */
export interface HostCase {
  /** The path with its query. */
  readonly url: string
  /** The file whose content is sent, also for a problem. */
  readonly file: string
  readonly status?: 400 | 404 | 405
  readonly headers?: Readonly<Record<string, string>>
  /** Hosts that respond differently, as documented in the table of hosts. */
  readonly exceptHosts?: readonly string[]
}

const LIST_PAGES = ['all/recommended/0', 'all/recommended/20', 'all/name/0', 'all/name/20']
const FILTERED_LIST_PAGES = [
  'recommended/recommended/0',
  'recommended/recent/20',
  'authored/recommended/0',
]

/** The files of a small site; each file contains its own path. */
export const HOST_FILES: readonly string[] = [
  ...['index.html', '404.html', 'pattern/hero/index.html', 'assets/a-1.js', 'svc-sw.js'],
  'fonts/a-1.woff2',
  'lib/search.js',
  ...['health', 'health.json', '.well-known/api-catalog', 'schemas/essence.v4.json'],
  ...['v1/index.json', 'v1/health', 'v1/health.json', 'v1/404.json', 'v1/404.query.json'],
  ...['v1/schema.json', 'v1/schema/essence.v4.json', 'v1/_i/cards.0a1b.json'],
  ...['v1/patterns.json', 'v1/blueprints.json', 'v1/blueprints/q/featured/name/0.json'],
  ...[...LIST_PAGES, ...FILTERED_LIST_PAGES].map((page) => `v1/patterns/q/${page}.json`),
  ...['@official', 'official'].flatMap((namespace) =>
    ['', '.json', '.md'].map((ending) => `v1/patterns/${namespace}/hero${ending}`),
  ),
  ...['v1/search.json', 'v1/search-terms/hero.json'],
  ...['v1/packs/compile.json', 'v1/packs/select.json'],
  ...['.json', '.md', '.essence.json', '/scaffold.md'].map(
    (ending) => `v1/packs/blueprints/shop${ending}`,
  ),
]

const ENTRY = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'
const CONTENT = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const JSON_TYPE = 'application/json; charset=utf-8'
const CORS_HEADERS = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }

/** Matches a `Link` header to the schema of the body, if any, and to the OpenAPI document. */
const linkHeader = (describedby?: string): string => {
  const first = describedby ? `<${describedby.replaceAll('.', '\\.')}>; rel="describedby", ` : ''
  return expect.stringMatching(`^${first}</(docs/svc/)?v1/openapi\\.json>; rel="service-desc"$`)
}

const listFile = (page: string): string => `v1/patterns/q/${page}.json`
const jsonHeaders = { ...CORS_HEADERS, 'Content-Type': JSON_TYPE, 'Cache-Control': CONTENT }
const entryHeaders = { ...jsonHeaders, 'Cache-Control': ENTRY }

/** Cases for every host with rewrites. */
const fileCases: readonly HostCase[] = [
  { url: '/v1', file: 'v1/index.json', headers: { ...entryHeaders, Link: linkHeader() } },
  { url: '/v1/index.json', file: 'v1/index.json', headers: entryHeaders },
  { url: '/health', file: 'health', headers: { ...entryHeaders, Link: linkHeader() } },
  { url: '/health.json', file: 'health.json', headers: { ...entryHeaders, Link: linkHeader() } },
  { url: '/v1/health', file: 'v1/health', headers: entryHeaders },
  { url: '/v1/health/', file: 'v1/health', exceptHosts: ['Cloudflare', 'Vercel'] },
  { url: '/health/', file: 'health', exceptHosts: ['Cloudflare', 'Vercel', 'Netlify'] },
  { url: '/v1/schema', file: 'v1/schema.json', headers: jsonHeaders },
  { url: '/v1/schema/', file: 'v1/schema.json' },
  {
    url: '/v1/schema/essence.v4.json',
    file: 'v1/schema/essence.v4.json',
    headers: { ...jsonHeaders, Link: linkHeader('https://json-schema.org/draft/2020-12/schema') },
  },
  { url: '/schemas/essence.v4.json', file: 'schemas/essence.v4.json', headers: CORS_HEADERS },
  { url: '/lib/search.js', file: 'lib/search.js', headers: CORS_HEADERS },
  { url: '/v1/patterns', file: 'v1/patterns.json', headers: jsonHeaders },
  { url: '/v1/patterns/', file: 'v1/patterns.json' },
  { url: '/v1/patterns.json', file: 'v1/patterns.json', headers: jsonHeaders },
  { url: `/${listFile('all/name/20')}`, file: listFile('all/name/20'), headers: jsonHeaders },
  { url: '/v1/blueprints', file: 'v1/blueprints.json' },
  {
    url: '/v1/packs/blueprints/shop',
    file: 'v1/packs/blueprints/shop.json',
    headers: {
      ...jsonHeaders,
      Link: linkHeader('https://svc.example/schemas/execution-pack-bundle.v1.json'),
    },
  },
  { url: '/v1/packs/blueprints/shop/', file: 'v1/packs/blueprints/shop.json' },
  { url: '/v1/packs/blueprints/shop.json', file: 'v1/packs/blueprints/shop.json' },
  { url: '/v1/packs/blueprints/shop.md', file: 'v1/packs/blueprints/shop.md' },
  {
    url: '/v1/packs/blueprints/shop.essence.json',
    file: 'v1/packs/blueprints/shop.essence.json',
  },
  { url: '/v1/packs/blueprints/shop/scaffold.md', file: 'v1/packs/blueprints/shop/scaffold.md' },
  {
    url: '/v1/_i/cards.0a1b.json',
    file: 'v1/_i/cards.0a1b.json',
    headers: { 'Cache-Control': IMMUTABLE, Link: linkHeader() },
  },
  { url: '/assets/a-1.js', file: 'assets/a-1.js', headers: { 'Cache-Control': IMMUTABLE } },
  { url: '/fonts/a-1.woff2', file: 'fonts/a-1.woff2', headers: { 'Cache-Control': IMMUTABLE } },
  { url: '/svc-sw.js', file: 'svc-sw.js', headers: { 'Cache-Control': 'no-cache' } },
  {
    url: '/.well-known/api-catalog',
    file: '.well-known/api-catalog',
    headers: { 'Content-Type': 'application/linkset+json' },
  },
]

/** Record requests; both spellings of the namespace have a file with the same content. */
export const RECORD_CASES: readonly (readonly [url: string, ending: string, type: string])[] = [
  ['/v1/patterns/@official/hero', '', JSON_TYPE],
  ['/v1/patterns/%40official/hero', '', JSON_TYPE],
  ['/v1/patterns/%40official/hero.json', '.json', JSON_TYPE],
  ['/v1/patterns/official/hero', '', JSON_TYPE],
  ['/v1/patterns/@official/hero.md', '.md', 'text/markdown; charset=utf-8'],
]

/** Queries that a host with query rules answers with the matching page. */
const pageCases: readonly HostCase[] = [
  { url: '/v1/patterns?offset=20', file: listFile('all/recommended/20'), headers: jsonHeaders },
  { url: '/v1/patterns/?offset=20', file: listFile('all/recommended/20') },
  { url: '/v1/patterns?offset=0', file: listFile('all/recommended/0') },
  { url: '/v1/patterns?sort=name', file: listFile('all/name/0') },
  { url: '/v1/patterns?sort=name&offset=20', file: listFile('all/name/20') },
  { url: '/v1/patterns?offset=20&sort=name', file: listFile('all/name/20') },
  { url: '/v1/patterns?limit=20', file: 'v1/patterns.json' },
  { url: '/v1/patterns?offset=20&limit=20&sort=name', file: listFile('all/name/20') },
  { url: '/v1/patterns?recommended=true', file: listFile('recommended/recommended/0') },
  {
    url: '/v1/patterns?offset=20&recommended=true&sort=recent',
    file: listFile('recommended/recent/20'),
  },
  { url: '/v1/patterns?intelligence_source=authored', file: listFile('authored/recommended/0') },
  {
    url: '/v1/blueprints?blueprint_set=featured&sort=name',
    file: 'v1/blueprints/q/featured/name/0.json',
  },
  { url: '/v1/patterns?utm_source=x', file: 'v1/patterns.json' },
  { url: '/v1/search?q=hero', file: 'v1/search-terms/hero.json', headers: jsonHeaders },
  { url: '/v1/search?limit=20&q=hero', file: 'v1/search-terms/hero.json' },
  { url: '/v1/patterns?recommended=false', file: 'v1/patterns.json', exceptHosts: ['Netlify'] },
  {
    url: '/v1/patterns?blueprint_set=all&offset=20',
    file: listFile('all/recommended/20'),
    exceptHosts: ['Netlify'],
  },
  { url: '/v1/patterns?namespace=@official', file: 'v1/patterns.json' },
  { url: '/v1/patterns?namespace=%40official', file: 'v1/patterns.json' },
  {
    url: '/v1/patterns?sort=name&namespace=@official&offset=20&limit=20',
    file: listFile('all/name/20'),
  },
  { url: '/v1/search?q=hero&namespace=@official', file: 'v1/search-terms/hero.json' },
  { url: '/v1/patterns?namespace=official', file: 'v1/patterns.json' },
  {
    url: '/v1/patterns?namespace=%40official&source=official',
    file: 'v1/patterns.json',
    exceptHosts: ['Netlify'],
  },
  { url: '/v1/patterns?offset=', file: 'v1/patterns.json', exceptHosts: ['Netlify'] },
]

const PROBLEM_HEADERS = {
  ...CORS_HEADERS,
  'Content-Type': 'application/problem+json; charset=utf-8',
  'Cache-Control': 'max-age=60',
}

/** Parameters without a file: rejected, and never answered with a broader page. */
const REJECTED_QUERIES = [
  ...['limit=7', 'limit=7&offset=20', 'limit=500', 'offset=-1', 'offset=7', 'offset=9980'],
  ...['offset=020', 'offset=20x', 'sort=best', 'sort=best&offset=20', 'recommended=maybe'],
  ...[
    'recommended=maybe&offset=20',
    'namespace=@other',
    'namespace=@other&offset=20',
    'source=mine',
  ],
  ...[
    'recommended=true&intelligence_source=authored',
    'intelligence_source=rumour',
    'intelligence_source=all',
  ],
  ...['recommended=true&intelligence_source=authored&sort=name&offset=20', 'blueprint_set=labs'],
  ...['limit=20&recommended=maybe', 'limit=20&namespace=@other&offset=20', 'offset=..%2f..%2fall'],
]

const REJECTED_SEARCHES = [
  'q=no-such-term',
  'q=hero%20banner',
  'q=HERO',
  'q=hero&type=pattern',
  'q=hero&sort=name',
]

/** Paths that only code can answer: the problem of a bare request, with its status. */
const problemCases: readonly HostCase[] = [
  ...['/v1/search', '/v1/search/', '/v1/search?limit=20', '/v1/search?q='].map(
    (url): HostCase => ({
      url,
      file: 'v1/search.json',
      status: 400,
      headers: { ...PROBLEM_HEADERS, Link: linkHeader() },
      // Netlify matches a parameter with any value, and so finds no page for an empty word.
      exceptHosts: url.endsWith('q=') ? ['Cloudflare', 'Netlify'] : ['Cloudflare'],
    }),
  ),
  ...['compile', 'select'].map(
    (name): HostCase => ({
      url: `/v1/packs/${name}`,
      file: `v1/packs/${name}.json`,
      status: 405,
      headers: { ...PROBLEM_HEADERS, Allow: 'POST, OPTIONS', Link: linkHeader() },
      exceptHosts: ['Cloudflare'],
    }),
  ),
  ...[
    ['search', 400],
    ['packs/compile', 405],
    ['packs/select', 405],
  ].map(
    ([name, status]): HostCase => ({
      url: `/v1/${name}.json`,
      file: `v1/${name}.json`,
      status: status as 400 | 405,
      headers: PROBLEM_HEADERS,
      exceptHosts: ['Cloudflare', 'Vercel'],
    }),
  ),
]

const rejectedCases: readonly HostCase[] = [
  ...REJECTED_QUERIES.map((query) => `/v1/patterns?${query}`),
  ...REJECTED_SEARCHES.map((query) => `/v1/search?${query}`),
  '/v1/search?q=hero&offset=20',
  '/v1/blueprints?blueprint_set=featured&recommended=true',
].map((url) => ({ url, file: 'v1/404.query.json', status: 404, headers: PROBLEM_HEADERS }))

const notFoundCases: readonly HostCase[] = [
  ...['/v1/auth', '/v1/schema/essence.v4', '/v1/patterns/@official/none', '/v1/patterns/q/all'],
  ...['/v1/health.json/x', '/v1/Health', '/v1/packs/blueprints/none', '/v1/packs/none'],
].map((url) => ({ url, file: 'v1/404.json', status: 404, headers: PROBLEM_HEADERS }))

const repeatedParameterCase: HostCase = {
  url: '/v1/patterns?offset=20&offset=0',
  file: 'v1/404.query.json',
  status: 404,
  headers: PROBLEM_HEADERS,
  exceptHosts: ['Netlify', 'Vercel'],
}

const POLICY_HEADERS = {
  ...CORS_HEADERS,
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-src 'self' blob:; worker-src 'self'; object-src 'none'; base-uri 'none'",
}

const explorerCases: readonly HostCase[] = [
  { url: '/', file: 'index.html', headers: POLICY_HEADERS },
  { url: '/pattern/hero/', file: 'pattern/hero/index.html', headers: POLICY_HEADERS },
  { url: '/nowhere', file: '404.html', status: 404, headers: { 'Cache-Control': 'max-age=60' } },
]

/** All cases, by the feature that a host needs for them. */
export const HOST_CASES = {
  files: fileCases,
  pages: pageCases,
  rejected: [...rejectedCases, repeatedParameterCase],
  problems: problemCases,
  notFound: notFoundCases,
  explorer: explorerCases,
} as const
