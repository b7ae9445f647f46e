import { showcaseShapes } from '../../../src/api/content-documents.ts'
import {
  changesShape,
  entryShape,
  healthShape,
  openapiShape,
  schemaListShape,
} from '../../../src/api/documents.ts'
import { SCHEMA_NAMES } from '../../../src/core/generated/names.ts'
import { TYPES, type Type } from '../../support/corpus/corpus-facts.ts'
import {
  CONTENT_CACHE,
  describedby,
  ENTRY_CACHE,
  getCases,
  linkTo,
  PARAMETER_INVALID,
  problemCase,
  SCHEMA_NOT_FOUND,
} from '../expectations.ts'
import type { Case } from '../types.ts'

const HASHED_FILE = /^_i\/[a-z-]+\.[0-9a-f]{16}\.json$/

const entry = {
  shape: entryShape,
  body: () => ({
    links: { health: 'health.json', patterns: 'patterns.json', schema: 'schema.json' },
  }),
  holds: ({ release, tables }: Readonly<Record<string, unknown>>) =>
    /^[0-9a-f]{16}$/.test(String(release)) &&
    Object.values(tables as object).every((path) => HASHED_FILE.test(path)),
} as const

const health = (path: string): Case[] => [
  ...getCases(path, {
    shape: healthShape,
    headers: { 'Cache-Control': ENTRY_CACHE },
    body: ({ total }) => ({
      ...{ status: 'ok', surface: 'content-api', schemas: 59 },
      counts: Object.fromEntries((Object.keys(TYPES) as Type[]).map((type) => [type, total(type)])),
    }),
  }),
  { name: `${path} as a file`, path, status: 200, shape: healthShape, by: 'files' },
]

/** Names of no schema, among them properties that every object inherits. */
const UNKNOWN_NAMES = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'essence.v4', 'ESSENCE.v4.json'],
  ...['..%2fx', '%2e%2e%2fx', '%00', 'essence.v4.json%00', 'a'.repeat(2000)],
]

const schemas: Case[] = [
  ...getCases('/v1/schema', {
    shape: schemaListShape,
    headers: { 'Cache-Control': CONTENT_CACHE },
    body: () => ({ total: 59 }),
  }),
  ...SCHEMA_NAMES.flatMap((name): Case[] =>
    [`/v1/schema/${name}`, `/schemas/${name}`].map((path) => ({
      ...{ name: path, path, status: 200, by: 'files' },
      body: () => ({ $id: `https://svc.example/schemas/${name}` }),
    })),
  ),
  {
    ...{ name: 'a schema links to its meta-schema', path: '/v1/schema/essence.v4.json' },
    ...{ status: 200, by: 'rules' },
    headers: {
      Link: linkTo('https://json-schema.org/draft/2020-12/schema'),
      'Cache-Control': CONTENT_CACHE,
    },
  },
  ...UNKNOWN_NAMES.map((name) =>
    problemCase(`unknown schema ${name.slice(0, 30)}`, `/v1/schema/${name}`, SCHEMA_NOT_FOUND, {
      body: () => ({ available: SCHEMA_NAMES }),
    }),
  ),
  problemCase(
    'a misspelled schema name suggests the right one',
    '/v1/schema/esence.v4.json',
    SCHEMA_NOT_FOUND,
    {
      hints: [/essence\.v4/],
    },
  ),
  problemCase('an unknown published schema', '/schemas/no-such.v1.json', SCHEMA_NOT_FOUND),
  problemCase(
    'a published schema outside its folder',
    '/schemas/..%2fpackage.json',
    SCHEMA_NOT_FOUND,
  ),
]

const COUNT_KEYS = [
  ...['total_public_items', 'with_intelligence', 'recommended', 'authored', 'benchmark', 'hybrid'],
  ...['missing_source', 'smoke_green', 'build_green', 'high_confidence', 'verified_confidence'],
]
const ZERO_COUNTS = Object.fromEntries(COUNT_KEYS.map((key) => [key, 0]))
const SUMMARY = '/v1/intelligence/summary'

const summary: Case[] = [
  ...getCases(SUMMARY, {
    headers: {
      'Cache-Control': CONTENT_CACHE,
      Link: describedby('registry-intelligence-summary.v1.json'),
    },
    body: ({ total }) => ({
      namespace: '@official',
      by_type: Object.fromEntries(
        (Object.keys(TYPES) as Type[]).map((type) => [
          TYPES[type],
          { total_public_items: total(type) },
        ]),
      ),
    }),
  }),
  { name: 'the summary as a file', path: SUMMARY, status: 200, by: 'files' },
  ...['namespace=@official', 'namespace=%40official', 'namespace=official', 'namespace='].map(
    (search): Case => ({
      ...{ name: `summary?${search}`, path: `${SUMMARY}?${search}`, status: 200, by: 'files' },
      body: ({ total }) => ({ by_type: { theme: { total_public_items: total('themes') } } }),
    }),
  ),
  ...['@other', '__proto__'].map(
    (namespace): Case => ({
      ...{ name: `the summary of ${namespace}`, path: `${SUMMARY}?namespace=${namespace}` },
      ...{ status: 200, by: 'handler' },
      body: () => ({
        namespace,
        totals: ZERO_COUNTS,
        by_type: Object.fromEntries(Object.values(TYPES).map((type) => [type, ZERO_COUNTS])),
      }),
    }),
  ),
  problemCase('a repeated namespace', `${SUMMARY}?namespace=a&namespace=b`, PARAMETER_INVALID, {
    body: () => ({ parameter: 'namespace' }),
  }),
]

const showcase: Case[] = (
  [
    ['manifest', 'showcase-manifest.v1.json'],
    ['shortlist', 'showcase-shortlist.v1.json'],
    ['shortlist-verification', 'showcase-shortlist-report.v1.json'],
  ] as const
).flatMap(([name, schema]): Case[] => [
  ...getCases(`/v1/showcase/${name}`, {
    headers: { 'Cache-Control': CONTENT_CACHE, Link: describedby(schema) },
    shape: showcaseShapes[name],
  }),
  {
    name: `the showcase ${name} as a file`,
    path: `/v1/showcase/${name}`,
    status: 200,
    by: 'files',
  },
])

const about: Case[] = [
  ...getCases('/v1/openapi', {
    shape: openapiShape,
    headers: { 'Cache-Control': CONTENT_CACHE },
    holds: ({ paths }) =>
      ['/health', '/search', '/patterns', '/schema/{name}', '/intelligence/summary'].every((path) =>
        Object.keys(paths as object).some((key) => key.endsWith(path)),
      ),
  }),
  ...getCases('/v1/changes', { shape: changesShape, headers: { 'Cache-Control': CONTENT_CACHE } }),
]

/** Cases of single documents: entry, health, schemas, summary, showcase, OpenAPI and changes. */
export const documents: readonly Case[] = [
  { ...entry, name: 'GET /v1/index.json', path: '/v1/index.json', status: 200, by: 'files' },
  ...['/v1', '/v1/', '/v1/index'].map(
    (path): Case => ({
      ...{ ...entry, name: `GET ${path}`, path, status: 200 },
      by: path === '/v1' ? 'rules' : 'handler',
      headers: { 'Cache-Control': ENTRY_CACHE },
    }),
  ),
  ...health('/health'),
  ...health('/v1/health'),
  ...schemas,
  ...summary,
  ...showcase,
  ...about,
]
