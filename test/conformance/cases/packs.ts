import { readFileSync } from 'node:fs'
import { ROOT } from '../../support/root.ts'
import { describedby, METHOD_NOT_ALLOWED, problemCase, RECORD_NOT_FOUND } from '../expectations.ts'
import type { Case } from '../types.ts'

const essence = JSON.parse(
  readFileSync(`${ROOT}test/fixtures/packs/store-overview.essence.json`, 'utf8'),
)

const COMPILE = '/v1/packs/compile'
const SELECT = '/v1/packs/select'
const BUNDLE = '/v1/packs/blueprints/product-landing'

const BODY_INVALID = [400, 'body-invalid'] as const
const BODY_NOT_JSON = [400, 'body-not-json'] as const
const ESSENCE_INVALID = [400, 'essence-invalid'] as const
const MEDIA_TYPE_UNSUPPORTED = [415, 'media-type-unsupported'] as const
const PACK_NOT_FOUND = [404, 'pack-not-found'] as const

/** True if packs say that a namespace is accepted for compatibility only. */
const hasNamespaceNote: Case['holds'] = ({ diagnostics }) =>
  JSON.stringify(diagnostics).includes('"namespace-empty","severity":"info"')

const JSON_BODY = { 'Content-Type': 'application/json' }

const jsonRequest = (payload: unknown): Pick<Case, 'method' | 'send' | 'payload'> => ({
  method: 'POST',
  send: JSON_BODY,
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
})

const select = (more: object) => jsonRequest({ essence, ...more })

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

const validCases: Case[] = [
  {
    ...{ name: 'compile returns a bundle', path: COMPILE, status: 200, by: 'handler' },
    ...jsonRequest(essence),
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': /^application\/json/,
      Link: describedby('execution-pack-bundle.v1.json'),
    },
    body: () => ({ sourceEssenceVersion: '4.0.0', scaffold: { packType: 'scaffold' } }),
  },
  {
    ...{ name: 'compile accepts a charset', path: `${COMPILE}/`, status: 200, by: 'handler' },
    ...jsonRequest(essence),
    send: { 'Content-Type': 'application/json; charset=utf-8' },
  },
  {
    ...{ name: 'a bundle is never "not modified"', path: COMPILE, status: 200, by: 'handler' },
    ...jsonRequest(essence),
    send: { ...JSON_BODY, 'If-None-Match': '*' },
  },
  ...['@official', 'official'].map(
    (namespace): Case => ({
      ...{ name: `compile for ${namespace}`, path: `${COMPILE}?namespace=${namespace}` },
      ...{ status: 200, by: 'handler', ...jsonRequest(essence) },
    }),
  ),
  {
    ...{ name: 'compile for another namespace', path: `${COMPILE}?namespace=@mine` },
    ...{ status: 200, by: 'handler', ...jsonRequest(essence) },
    holds: hasNamespaceNote,
  },
  {
    ...{ name: 'select for another namespace', path: `${SELECT}?namespace=@mine` },
    ...{ status: 200, by: 'handler', ...select({ pack_type: 'scaffold' }) },
    body: () => ({ pack: { packType: 'scaffold' } }),
    holds: hasNamespaceNote,
  },
  {
    ...{ name: 'select returns a page', path: SELECT, status: 200, by: 'handler' },
    ...select({ pack_type: 'page', id: 'dashboard' }),
    headers: { Link: describedby('selected-execution-pack.v1.json') },
    body: () => ({
      selector: { packType: 'page', id: 'dashboard' },
      manifest: { scaffold: null, pages: [{ id: 'dashboard' }], mutations: [] },
      pack: { packType: 'page' },
    }),
  },
  {
    ...{ name: 'select returns the whole manifest', path: SELECT, status: 200, by: 'handler' },
    ...select({ pack_type: 'manifest' }),
    headers: { Link: describedby('selected-execution-pack.v1.json') },
    body: () => ({
      selector: { packType: 'manifest', id: null },
      manifest: { scaffold: { id: 'scaffold' }, review: { id: 'review' } },
      pack: null,
    }),
  },
  ...['scaffold', 'review'].map(
    (pack_type): Case => ({
      ...{ name: `select returns the ${pack_type} without an id`, path: SELECT, status: 200 },
      ...{ ...select({ pack_type }), by: 'handler' },
      body: () => ({ pack: { packType: pack_type } }),
    }),
  ),
]

const bodyCases: Case[] = [COMPILE, SELECT].flatMap((path) => [
  problemCase(`${path} with plain text`, path, MEDIA_TYPE_UNSUPPORTED, {
    ...{ method: 'POST', payload: '{}', send: { 'Content-Type': 'text/plain' } },
  }),
  problemCase(`${path} with a form`, path, MEDIA_TYPE_UNSUPPORTED, {
    ...{ method: 'POST', payload: 'a=b' },
    send: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }),
  problemCase(`${path} with an empty body`, path, BODY_NOT_JSON, jsonRequest('')),
  problemCase(`${path} with incomplete JSON`, path, BODY_NOT_JSON, jsonRequest('{"version": ')),
  problemCase(
    `${path} with a body that is too large`,
    path,
    [413, 'body-too-large'],
    jsonRequest(`"${'x'.repeat(1024 * 1024)}"`),
  ),
  problemCase(`${path} nested too deep`, path, BODY_INVALID, jsonRequest(nested(70))),
  problemCase(`${path} nested far too deep`, path, BODY_INVALID, jsonRequest(nested(100_000))),
  problemCase(
    `${path} with a long list`,
    path,
    BODY_INVALID,
    jsonRequest(JSON.stringify(Array(10_001).fill(1))),
  ),
  problemCase(`GET ${path}`, path, METHOD_NOT_ALLOWED, {
    by: 'rules',
    headers: { Allow: 'POST, OPTIONS' },
    hints: [/@svc\/content\/packs/, /@svc\/content compile/, /packs\/blueprints/],
  }),
  problemCase(`GET ${path}.json`, `${path}.json`, METHOD_NOT_ALLOWED, { by: 'rules' }),
  problemCase(`DELETE ${path}`, path, METHOD_NOT_ALLOWED, { method: 'DELETE' }),
])

const rejectedCases: Case[] = [
  problemCase('an empty essence', COMPILE, ESSENCE_INVALID, {
    ...jsonRequest({}),
    holds: ({ issues, validationErrors }) =>
      Array.isArray(issues) && Array.isArray(validationErrors) && validationErrors.length > 0,
  }),
  problemCase('an essence that is not an object', COMPILE, ESSENCE_INVALID, jsonRequest([])),
  problemCase('an older version', COMPILE, ESSENCE_INVALID, jsonRequest({ version: '3.0.0' })),
  problemCase('a body that is not an object', SELECT, BODY_INVALID, jsonRequest([])),
  problemCase('no essence', SELECT, BODY_INVALID, jsonRequest({ pack_type: 'page', id: 'x' })),
  problemCase('an unknown key', SELECT, BODY_INVALID, {
    ...select({ packtype: 'page', id: 'dashboard' }),
    hints: [/pack_type/],
  }),
  problemCase('no pack type', SELECT, BODY_INVALID, select({ id: 'dashboard' })),
  problemCase('an unknown pack type', SELECT, BODY_INVALID, {
    ...select({ pack_type: 'pages', id: 'x' }),
    hints: [/page/],
  }),
  problemCase(
    'an inherited property as pack type',
    SELECT,
    BODY_INVALID,
    select({ pack_type: '__proto__' }),
  ),
  problemCase('no id', SELECT, BODY_INVALID, select({ pack_type: 'page' })),
  problemCase(
    'an id that is not a string',
    SELECT,
    BODY_INVALID,
    select({ pack_type: 'page', id: 7 }),
  ),
  // The body is checked first, then the essence, then the id.
  problemCase(
    'an invalid pack type and essence',
    SELECT,
    BODY_INVALID,
    jsonRequest({ essence: {}, pack_type: 'pages' }),
  ),
  problemCase(
    'an invalid essence',
    SELECT,
    ESSENCE_INVALID,
    jsonRequest({ essence: {}, pack_type: 'page', id: 'x' }),
  ),
  problemCase('an unknown page', SELECT, PACK_NOT_FOUND, {
    ...select({ pack_type: 'page', id: 'dashbord' }),
    hints: [/dashboard/],
  }),
]

const compiledCases: Case[] = [
  { name: 'a bundle as a file', path: `${BUNDLE}.json`, status: 200, by: 'files' },
  { name: 'the essence of a bundle', path: `${BUNDLE}.essence.json`, status: 200, by: 'files' },
  {
    ...{ name: 'the index of a bundle', path: `${BUNDLE}.md`, status: 200, by: 'files' },
    text: /^# Packs of /,
  },
  {
    ...{
      name: 'the scaffold of a bundle',
      path: `${BUNDLE}/scaffold-pack.md`,
      status: 200,
      by: 'files',
    },
    text: /^# /,
  },
  problemCase('an unknown pack', `${BUNDLE}/scafold-pack.md`, PACK_NOT_FOUND, {
    hints: [/scaffold-pack/],
  }),
  problemCase('an unknown blueprint', '/v1/packs/blueprints/none', RECORD_NOT_FOUND),
]

/** Cases of compiling, selecting and precompiled packs. */
export const packs: readonly Case[] = [
  ...validCases,
  ...bodyCases,
  ...rejectedCases,
  ...compiledCases,
]
