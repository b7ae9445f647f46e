import type * as z from 'zod/mini'
import { healthShape, problemShape, schemaListShape } from '../../src/api/shapes.ts'
import { SCHEMA_NAMES } from '../../src/core/generated/names.ts'
import type { ProblemCode } from '../../src/core/problem.ts'

/** One thing that the HTTP interface promises, whoever answers. */
export interface Case {
  readonly name: string
  readonly path: string
  readonly method?: string
  readonly send?: Readonly<Record<string, string>>
  readonly status: number
  readonly code?: ProblemCode
  /** What the body must parse as. */
  readonly body?: z.ZodMiniType
  /** Headers that the answer must carry, by value or pattern. */
  readonly headers?: Readonly<Record<string, string | RegExp>>
  /** Who can answer: the handler and a folder of files alike, or only the handler. */
  readonly by: 'anyone' | 'handler'
}

const JSON_TYPE = /^application\/json/
const PROBLEM_TYPE = /^application\/problem\+json/
const ENTRY = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'
const CONTENT = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'

const found = (path: string, body: z.ZodMiniType, cache: string): Case[] => [
  { name: `GET ${path}.json`, path: `${path}.json`, status: 200, body, by: 'anyone' },
  {
    name: `GET ${path}`,
    path,
    status: 200,
    body,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': cache, ETag: /^"[0-9a-f]{32}"$/ },
    by: 'handler',
  },
  { name: `GET ${path}/ with a slash`, path: `${path}/`, status: 200, body, by: 'handler' },
  { name: `HEAD ${path}`, path, method: 'HEAD', status: 200, by: 'handler' },
  {
    name: `GET ${path} ignores what it does not know`,
    path: `${path}?x=1&y=2`,
    status: 200,
    body,
    by: 'handler',
  },
  {
    name: `GET ${path} is 304 to who has it`,
    path,
    send: { 'If-None-Match': '*' },
    status: 304,
    by: 'handler',
  },
]

const problem = (
  name: string,
  path: string,
  [status, code]: readonly [number, ProblemCode],
  more: Partial<Case> = {},
): Case => ({
  name,
  path,
  status,
  code,
  body: problemShape,
  headers: { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'max-age=60' },
  by: 'handler',
  ...more,
})

const NO_ROUTE = [404, 'route-not-found'] as const
const NO_SCHEMA = [404, 'schema-not-found'] as const
const NO_METHOD = [405, 'method-not-allowed'] as const

const REMOVED = ['auth', 'publish', 'upload', 'scan', 'critique', 'billing', 'organization', 'user']
const SCHEMA = 'essence.v4.json'
const ADDRESSES = [
  '/health',
  '/v1/health',
  '/v1/schema',
  `/v1/schema/${SCHEMA}`,
  `/schemas/${SCHEMA}`,
]
const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  '..%2fx',
  '%2e%2e%2fx',
  'toString',
  '%00',
  'essence.v4',
]
const STRANGE_PATHS = ['/v1/%E0%A4%A', '/v1/schema/a/b', '/v2/health', '/v1/Health']

/** The whole interface, as data. */
export const CASES: readonly Case[] = [
  ...found('/health', healthShape, ENTRY),
  ...found('/v1/health', healthShape, ENTRY),
  ...found('/v1/schema', schemaListShape, CONTENT),
  ...SCHEMA_NAMES.map(
    (name): Case => ({
      name: `schema ${name}`,
      path: `/v1/schema/${name}`,
      status: 200,
      by: 'anyone',
    }),
  ),
  ...SCHEMA_NAMES.map(
    (name): Case => ({ name: `file ${name}`, path: `/schemas/${name}`, status: 200, by: 'anyone' }),
  ),
  {
    name: 'a schema says what describes it',
    path: '/v1/schema/essence.v4.json',
    status: 200,
    headers: {
      Link: '<https://json-schema.org/draft/2020-12/schema>; rel="describedby"',
      'Cache-Control': CONTENT,
    },
    by: 'handler',
  },
  ...STRANGE_NAMES.map((name) => problem(`no schema ${name}`, `/v1/schema/${name}`, NO_SCHEMA)),
  problem('no published file', '/schemas/no-such.v1.json', NO_SCHEMA),
  problem('no published file by a trick', '/schemas/..%2fpackage.json', NO_SCHEMA),
  ...REMOVED.map((family) => problem(`no ${family} route`, `/v1/${family}`, NO_ROUTE)),
  problem('no usage route', '/v1/usage/meter', NO_ROUTE, { method: 'POST' }),
  ...STRANGE_PATHS.map((path) => problem(`nothing at ${path}`, path, NO_ROUTE)),
  ...ADDRESSES.flatMap((path) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) =>
      problem(`${method} ${path} is refused`, path, NO_METHOD, {
        method,
        headers: { Allow: 'GET, HEAD, OPTIONS' },
      }),
    ),
  ),
  problem('a path that is too long', `/v1/${'x'.repeat(2050)}`, [414, 'uri-too-long']),
  problem('too many parameters', `/v1/health?${'a=1&'.repeat(65)}`, [400, 'parameter-invalid']),
  {
    name: 'a preflight is answered',
    path: '/v1/schema',
    method: 'OPTIONS',
    status: 204,
    headers: { 'Access-Control-Allow-Methods': /GET/, 'Access-Control-Allow-Headers': /X-API-Key/ },
    by: 'handler',
  },
]
