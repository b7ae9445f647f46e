import {
  METHOD_NOT_ALLOWED,
  PARAMETER_INVALID,
  problemCase,
  ROUTE_NOT_FOUND,
  URI_TOO_LONG,
} from '../expectations.ts'
import type { Case } from '../types.ts'

const PATHS = [
  ...['/health', '/v1', '/v1/health', '/v1/schema', '/v1/schema/essence.v4.json'],
  ...['/schemas/essence.v4.json', '/v1/patterns', '/v1/blueprints/all', '/v1/search?q=a'],
  ...['/v1/themes/@official/slate', '/v1/shells/official/top-nav-main', '/v1/search-terms/hero'],
  ...['/v1/archetypes/q/all/name/0', '/v1/intelligence/summary', '/v1/showcase/manifest'],
  ...['/v1/showcase/shortlist', '/v1/showcase/shortlist-verification'],
]

/** Removed route families, most of them with a former path. */
const REMOVED_FAMILIES = [
  ...['auth', 'auth/login', 'publish', 'publish/patterns', 'upload', 'uploads/1', 'scan', 'scan/1'],
  ...['critique', 'critiques', 'billing', 'billing/plans', 'organization', 'organizations/1'],
  ...['org', 'user', 'users/me', 'me', 'usage', 'usage/meter', 'thumbnails/hero.png'],
]

const methods: Case[] = PATHS.flatMap((path) => [
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) =>
    problemCase(`${method} ${path} is not allowed`, path, METHOD_NOT_ALLOWED, {
      method,
      headers: { Allow: 'GET, HEAD, OPTIONS' },
    }),
  ),
  {
    ...{ name: `a preflight of ${path}`, path, method: 'OPTIONS', status: 204, by: 'handler' },
    headers: {
      'Access-Control-Allow-Methods': /GET.*HEAD.*OPTIONS/,
      'Access-Control-Allow-Headers': /^(?!.*(authorization|cookie|key)).*Content-Type/i,
    },
  } satisfies Case,
])

const removed: Case[] = REMOVED_FAMILIES.flatMap((family) => [
  problemCase(`removed route ${family}`, `/v1/${family}`, ROUTE_NOT_FOUND, { by: 'rules' }),
  ...['POST', 'DELETE'].map((method) =>
    problemCase(`${method} to removed route ${family}`, `/v1/${family}`, ROUTE_NOT_FOUND, {
      method,
    }),
  ),
])

/** Request headers without effect; API keys are never read. */
const credentials: Case[] = [
  { Authorization: 'Bearer x' },
  { 'X-API-Key': 'x' },
  { Origin: 'https://other.example' },
  { Accept: 'text/html' },
  { 'If-None-Match': '"other"' },
].map((send) => ({
  ...{ name: `with ${Object.entries(send).flat().join(' ')}`, path: '/v1/patterns' },
  ...{ send: send as Readonly<Record<string, string>>, status: 200, by: 'handler' },
}))

const UNKNOWN_PATHS = [
  ...[
    '/v1/nothing',
    '/v1/Health',
    '/v1/PATTERNS',
    '/v1/pattern',
    '/v1/patterns.jsn',
    '/v1/v1/health',
  ],
  ...['/v1//health', '/v1/health/x', '/v1/health.json.json', '/v1/schema/a/b', '/v1/search/hero'],
  ...['/v1/intelligence', '/v1/showcase', '/v1/showcase/none', '/v1/search-terms', '/v1/__proto__'],
]

const MALFORMED_PATHS = [
  ...[
    '/v1/schema/%FF',
    '/v1/patterns/@official/%C0%AF',
    '/v1/%E0%A4%A',
    '/v1/%',
    '/v1/%FF',
    '/v1/patterns/%C3%28/hero',
    '/v1/%ff%fe/q',
  ],
  ...['/v1/patterns%2fall', '/v1%2fhealth', '/v1/..%2f..%2fetc%2fpasswd', '/v1/%00', '/v1/a%00b'],
]

const queryPairs = (count: number): string =>
  Array.from({ length: count }, (_, index) => `p${index}=${index}`).join('&')

/** Search texts with a special meaning in other programs. */
const HOSTILE_WORDS = [
  ...[
    '%00',
    'a%00b',
    '..%2f..%2fetc',
    '%2e%2e',
    '.*',
    '(a%2B)%2B%24',
    '%5B%5Ba-z',
    '%5C',
    '%24%7Bx%7D',
  ],
  ...['%3Cscript%3E', '%22%27%60', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '%FF'],
  ...[
    '%ED%A0%80',
    '%F0%9F%98%80',
    '%EF%BF%BF',
    '%E2%80%8B',
    '%26%3D%3F',
    '%25',
    'null',
    'undefined',
  ],
  ...['%D8%A7', 'OR%201%3D1', '-', '%2A', 'a%20'.repeat(80), '%F0%9F%98%80'.repeat(60)],
]

const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
]

const limits: Case[] = [
  problemCase('a path of 2,049 characters', `/v1/${'x'.repeat(2045)}`, URI_TOO_LONG),
  problemCase('a path of 2,048 characters', `/v1/${'x'.repeat(2044)}`, ROUTE_NOT_FOUND),
  problemCase(
    'a slug of 3,000 characters',
    `/v1/patterns/@official/${'x'.repeat(3000)}`,
    URI_TOO_LONG,
  ),
  problemCase('a path of 10,000 characters', `/v1/${'%00'.repeat(3333)}`, URI_TOO_LONG),
  problemCase('65 parameters', `/v1/health?${queryPairs(65)}`, PARAMETER_INVALID),
  problemCase('65 parameters of a list', `/v1/patterns?${queryPairs(65)}`, PARAMETER_INVALID),
  problemCase('65 equal parameters', `/v1/patterns?${'a=1&'.repeat(65)}`, PARAMETER_INVALID),
  problemCase('1,000 parameters', `/v1/patterns?${queryPairs(1000)}`, PARAMETER_INVALID),
  problemCase(
    '1,000 parameters of a search',
    `/v1/search?q=a&${queryPairs(1000)}`,
    PARAMETER_INVALID,
  ),
  { name: '64 parameters', path: `/v1/health?${queryPairs(64)}`, status: 200, by: 'handler' },
  {
    ...{ name: '64 parameters of a list', path: `/v1/patterns?${queryPairs(64)}`, status: 200 },
    ...{ by: 'handler', every: () => true },
  },
  ...['/v1/patterns?sort=', '/v1/search?q=', '/v1/search?type=', '/v1/patterns?limit='].map(
    (path) =>
      problemCase(`${path} with 10,000 characters`, path + 'x'.repeat(10_000), PARAMETER_INVALID),
  ),
  {
    ...{ name: 'a namespace of 10,000 characters', status: 200, by: 'handler' },
    path: `/v1/patterns?namespace=${'x'.repeat(10_000)}`,
    body: () => ({ total: 0 }),
  },
  problemCase('a repeated parameter of health', '/v1/health?a=1&a=2', PARAMETER_INVALID, {
    body: () => ({ parameter: 'a' }),
  }),
]

const hostile: Case[] = [
  ...HOSTILE_WORDS.map(
    (word): Case => ({
      ...{ name: `search for ${word.slice(0, 24)}`, path: `/v1/search?q=${word}`, status: 200 },
      ...{ by: 'handler', every: () => true },
    }),
  ),
  ...PROTOTYPE_KEYS.flatMap((key): Case[] => [
    {
      ...{
        name: `the parameter ${key}`,
        path: `/v1/patterns?${key}=1`,
        status: 200,
        by: 'handler',
      },
      body: () => ({ query: { ignored: [key] } }),
    },
    {
      ...{ name: `the namespace ${key}`, path: `/v1/patterns?namespace=${key}`, status: 200 },
      ...{ body: () => ({ total: 0 }), by: 'handler' },
    },
    problemCase(`the filter ${key}`, `/v1/patterns?intelligence_source=${key}`, PARAMETER_INVALID),
  ]),
  { name: 'a parameter without a name', path: '/v1/patterns?=1', status: 200, by: 'handler' },
  {
    name: 'a parameter that is not UTF-8',
    path: '/v1/patterns?%FF=%FF',
    status: 200,
    by: 'handler',
  },
  { name: 'an empty query', path: '/v1/patterns?', status: 200, by: 'rules' },
  { name: 'only separators', path: '/v1/patterns?&&&', status: 200, by: 'handler' },
  // URL parsers resolve these segments before the request is sent.
  { name: 'a parent segment', path: '/v1/x/../health.json', status: 200, by: 'files' },
  {
    name: 'an escaped parent segment',
    path: '/v1/patterns/%2e%2e/health.json',
    status: 200,
    by: 'files',
  },
  problemCase('parent segments beyond the root', '/../../v1/nothing', ROUTE_NOT_FOUND),
]

/** Cases of methods, headers, limits and malformed or hostile requests on any route. */
export const requests: readonly Case[] = [
  ...methods,
  ...removed,
  ...credentials,
  ...UNKNOWN_PATHS.map((path) =>
    problemCase(`no route for ${path}`, path, ROUTE_NOT_FOUND, { by: 'rules' }),
  ),
  ...MALFORMED_PATHS.map((path) => problemCase(`no route for ${path}`, path, ROUTE_NOT_FOUND)),
  problemCase('no route for /v2', '/v2/health', ROUTE_NOT_FOUND),
  ...limits,
  ...hostile,
]
