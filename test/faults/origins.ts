import { deepEqual } from 'node:assert/strict'
import { type Client, createClient, fetchSource, isProblem } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { createEssence, RELEASES, releaseSites } from '../support/corpus/two-releases.ts'
import { createFakeCaches } from '../support/servers/fake-caches.ts'
import type { Group } from './run-groups.ts'

/** An answer of an origin that lies about a file. */
interface Lie {
  readonly name: string
  answer(text: string): Response
}

const reply = (
  name: string,
  body: (text: string) => BodyInit | null,
  init: ResponseInit = {},
): Lie => ({
  name,
  answer: (text) => new Response(body(text), init),
})

const LIES: readonly Lie[] = [
  reply('a page', () => '<!doctype html><title>Sign in</title>', {
    headers: { 'Content-Type': 'text/html' },
  }),
  reply('nothing', () => ''),
  reply('204', () => null, { status: 204 }),
  reply('null', () => 'null'),
  reply('a list', () => '[]'),
  reply('an empty object', () => '{}'),
  reply('an error as JSON', () => '{"error":"Sign in first."}'),
  reply('half of the file', (text) => text.slice(0, text.length / 2)),
  reply('the file twice', (text) => text + text),
  reply('bytes that are not UTF-8', () => new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])),
  reply('deep nesting', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  reply('more bytes than allowed', () => ' '.repeat(5_000_000)),
  reply('inherited keys', () => '{"__proto__":{"release":"x"},"constructor":1}'),
  reply('404', () => 'no', { status: 404 }),
  reply('403', () => 'no', { status: 403 }),
  reply('500', () => 'no', { status: 500 }),
  reply('503', () => 'no', { status: 503 }),
  { name: 'no answer', answer: () => fail(new TypeError('fetch failed')) },
  {
    name: 'a body that breaks off',
    answer: (text) =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(text.slice(0, 10)))
            controller.error(new TypeError('terminated'))
          },
        }),
      ),
  },
]

function fail(error: Error): never {
  throw error
}

/** What clients ask for. */
const CALLS: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  health: (client) => client.health(),
  list: (client) => client.list('patterns'),
  search: (client) => client.search({ q: 'table' }),
  get: (client) => client.get('themes', 'slate'),
  schemas: (client) => client.schemas(),
  summary: (client) => client.summary(),
  compile: async (client) => client.compile(await essence()),
}

let cachedEssence: Promise<Record<string, unknown>> | undefined
const essence = () => (cachedEssence ??= createEssence())

const MODES = {
  plain: {},
  'with checksums': { integrity: true },
  'with a cache': { cache: 'svc' },
} as const

/** The API of an origin that answers one path with a lie, until it is repaired. */
function createOrigin(files: ReadonlyMap<string, string>, path: string, lie: Lie) {
  const state = { isRepaired: false }
  const send = async (input: string | URL | Request): Promise<Response> => {
    const file = new URL(String(input)).pathname.slice(1)
    const text = files.get(file)
    if (file === path && !state.isRepaired) return lie.answer(text ?? '')
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text)
  }
  return { state, send: send as typeof fetch }
}

/** Lists the files that a call reads. */
async function listReadPaths(
  files: ReadonlyMap<string, string>,
  options: (typeof MODES)[keyof typeof MODES],
  ask: (client: Client) => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const paths = new Set<string>()
  const origin = createOrigin(files, '', LIES[0] as Lie)
  const send: typeof fetch = (input) => {
    paths.add(new URL(String(input)).pathname.slice(1))
    return origin.send(input)
  }
  Object.assign(globalThis, { caches: createFakeCaches() })
  await ask(createClient(fetchSource('https://api.test/v1', { ...options, fetch: send })))
  return paths
}

/** Removes getters, which results of searches have. */
const toData = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Origins that answer a file with something else. */
export const origins: Group = {
  name: 'origins',
  async run({ attempt }) {
    const [files] = await releaseSites()
    if (!files) throw new Error('There is no site.')
    const truth = corpusClient(RELEASES[0])
    const entry = await truth.entry()
    const paths = [
      ...['index', 'health', 'schema', 'intelligence/summary', 'manifest', 'manifest.themes'].map(
        (name) => `v1/${name}.json`,
      ),
      ...Object.values(entry.tables).map((path) => `v1/${path}`),
      'v1/themes/@official/slate.json',
    ]
    for (const [mode, options] of Object.entries(MODES)) {
      for (const [call, ask] of Object.entries(CALLS)) {
        const expected = toData(await ask(truth))
        const read = await listReadPaths(files, options, ask)
        for (const path of paths.filter((path) => read.has(path))) {
          for (const lie of LIES) {
            await attempt(`${call}, ${mode}`, `${path} is ${lie.name}`, async () => {
              const { state, send } = createOrigin(files, path, lie)
              Object.assign(globalThis, { caches: createFakeCaches() })
              const source = fetchSource('https://api.test/v1', {
                ...{ ...options, fetch: send, maxBytes: 4_000_000, wait: async () => undefined },
              })
              const client = createClient(source)
              const answer = await ask(client).catch((error: unknown) => {
                if (!isProblem(error)) throw error
                return undefined
              })
              if (answer !== undefined && !isPlainServer(path, lie)) {
                deepEqual(toData(answer), expected)
              }
              state.isRepaired = true
              if (isPlainServer(path, lie)) return
              deepEqual(toData(await ask(client)), expected, 'It does not recover.')
            })
          }
        }
      }
    }
    Reflect.deleteProperty(globalThis, 'caches')
  },
}

/** An API without an entry is a plain server of the specification, whose answers differ. */
const isPlainServer = (path: string, { name }: Lie): boolean =>
  path === 'v1/index.json' && name === '404'
