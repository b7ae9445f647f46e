import { readFileSync } from 'node:fs'
import { ROOT } from '../../support/root.ts'
import { describedby, NO_METHOD, NO_RECORD, problem } from '../expect.ts'
import type { Case } from '../types.ts'

const essence = JSON.parse(
  readFileSync(`${ROOT}test/fixtures/packs/store-overview.essence.json`, 'utf8'),
)

const COMPILE = '/v1/packs/compile'
const SELECT = '/v1/packs/select'
const BUNDLE = '/v1/packs/blueprints/product-landing'

const WRONG = [400, 'body-invalid'] as const
const NOT_JSON = [400, 'body-not-json'] as const
const NO_ESSENCE = [400, 'essence-invalid'] as const
const NO_TYPE = [415, 'media-type-unsupported'] as const
const NO_PACK = [404, 'pack-not-found'] as const

const JSON_BODY = { 'Content-Type': 'application/json' }

const sent = (payload: unknown): Pick<Case, 'method' | 'send' | 'payload'> => ({
  method: 'POST',
  send: JSON_BODY,
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
})

const select = (more: object) => sent({ essence, ...more })

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

const good: Case[] = [
  {
    ...{ name: 'compile gives a bundle', path: COMPILE, status: 200, by: 'handler' },
    ...sent(essence),
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': /^application\/json/,
      Link: describedby('execution-pack-bundle.v1.json'),
    },
    body: () => ({ sourceEssenceVersion: '4.0.0', scaffold: { packType: 'scaffold' } }),
  },
  {
    ...{ name: 'compile takes a charset', path: `${COMPILE}/`, status: 200, by: 'handler' },
    ...sent(essence),
    send: { 'Content-Type': 'application/json; charset=utf-8' },
  },
  {
    ...{ name: 'a bundle is never "not modified"', path: COMPILE, status: 200, by: 'handler' },
    ...sent(essence),
    send: { ...JSON_BODY, 'If-None-Match': '*' },
  },
  {
    ...{ name: 'another namespace is noted', path: `${COMPILE}?namespace=@mine`, status: 200 },
    ...{ ...sent(essence), by: 'handler' },
    holds: ({ diagnostics }) => JSON.stringify(diagnostics).includes('@mine'),
  },
  {
    ...{ name: 'select gives one page', path: SELECT, status: 200, by: 'handler' },
    ...select({ pack_type: 'page', id: 'dashboard' }),
    headers: { Link: describedby('selected-execution-pack.v1.json') },
    body: () => ({ selector: { packType: 'page' }, pack: { packType: 'page' } }),
  },
  ...['scaffold', 'review'].map(
    (pack_type): Case => ({
      ...{ name: `select gives the ${pack_type} without an id`, path: SELECT, status: 200 },
      ...{ ...select({ pack_type }), by: 'handler' },
      body: () => ({ pack: { packType: pack_type } }),
    }),
  ),
]

const bodies: Case[] = [COMPILE, SELECT].flatMap((path) => [
  problem(`${path} without a type`, path, NO_TYPE, {
    ...{ method: 'POST', payload: '{}', send: { 'Content-Type': 'text/plain' } },
  }),
  problem(`${path} with a form`, path, NO_TYPE, {
    ...{ method: 'POST', payload: 'a=b' },
    send: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }),
  problem(`${path} with nothing`, path, NOT_JSON, sent('')),
  problem(`${path} with half of it`, path, NOT_JSON, sent('{"version": ')),
  problem(
    `${path} with too much`,
    path,
    [413, 'body-too-large'],
    sent(`"${'x'.repeat(1024 * 1024)}"`),
  ),
  problem(`${path} nested too deep`, path, WRONG, sent(nested(70))),
  problem(`${path} nested far too deep`, path, WRONG, sent(nested(100_000))),
  problem(`${path} with a long list`, path, WRONG, sent(JSON.stringify(Array(10_001).fill(1)))),
  problem(`GET ${path}`, path, NO_METHOD, {
    headers: { Allow: 'POST, OPTIONS' },
    told: [/@svc\/content\/packs/, /svc compile/, /packs\/blueprints/],
  }),
  problem(`DELETE ${path}`, path, NO_METHOD, { method: 'DELETE' }),
])

const refused: Case[] = [
  problem('an empty essence', COMPILE, NO_ESSENCE, {
    ...sent({}),
    holds: ({ issues, validationErrors }) =>
      Array.isArray(issues) && Array.isArray(validationErrors) && validationErrors.length > 0,
  }),
  problem('no object', COMPILE, NO_ESSENCE, sent([])),
  problem('an older version', COMPILE, NO_ESSENCE, sent({ version: '3.0.0' })),
  problem('no envelope', SELECT, WRONG, sent([])),
  problem('no essence', SELECT, WRONG, sent({ pack_type: 'page', id: 'x' })),
  problem('an unknown key', SELECT, WRONG, {
    ...select({ packtype: 'page', id: 'dashboard' }),
    told: [/pack_type/],
  }),
  problem('no kind', SELECT, WRONG, select({ id: 'dashboard' })),
  problem('an unknown kind', SELECT, WRONG, {
    ...select({ pack_type: 'pages', id: 'x' }),
    told: [/page/],
  }),
  problem('a kind that every object has', SELECT, WRONG, select({ pack_type: '__proto__' })),
  problem('no id', SELECT, WRONG, select({ pack_type: 'page' })),
  problem('an id that is no text', SELECT, WRONG, select({ pack_type: 'page', id: 7 })),
  // The envelope is looked at before the essence, the essence before the id.
  problem('both wrong', SELECT, WRONG, sent({ essence: {}, pack_type: 'pages' })),
  problem('a wrong essence', SELECT, NO_ESSENCE, sent({ essence: {}, pack_type: 'page', id: 'x' })),
  problem('an unknown page', SELECT, NO_PACK, {
    ...select({ pack_type: 'page', id: 'dashbord' }),
    told: [/dashboard/],
  }),
]

const compiled: Case[] = [
  { name: 'a bundle as a file', path: `${BUNDLE}.json`, status: 200, by: 'files' },
  { name: 'its essence', path: `${BUNDLE}.essence.json`, status: 200, by: 'files' },
  {
    ...{ name: 'its index', path: `${BUNDLE}.md`, status: 200, by: 'files' },
    text: /^# Packs of /,
  },
  {
    ...{ name: 'its scaffold', path: `${BUNDLE}/scaffold-pack.md`, status: 200, by: 'files' },
    text: /^# /,
  },
  problem('an unknown pack', `${BUNDLE}/scafold-pack.md`, NO_PACK, { told: [/scaffold-pack/] }),
  problem('an unknown blueprint', '/v1/packs/blueprints/none', NO_RECORD),
]

/** Compiling, and what has been compiled already. */
export const packs: readonly Case[] = [...good, ...bodies, ...refused, ...compiled]
