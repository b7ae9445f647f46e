import { equal, ok } from 'node:assert/strict'
import { createHandler } from '../../src/index.ts'
import { writeTree } from '../../src/internal/node.ts'
import { corpusClient } from '../../src/site.ts'
import type { Group } from '../faults/run-groups.ts'
import { createEssence, RELEASES, releaseSites } from '../support/corpus/two-releases.ts'
import { serveBuilt } from './serve-built.ts'

const nest = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth)

/** Bodies of POST requests, by what is wrong with them. */
const createBodies = (essence: string): Readonly<Record<string, string | Uint8Array>> => ({
  nothing: '',
  'not JSON': '<xml/>',
  'half of an essence': essence.slice(0, essence.length / 2),
  'a byte order mark': `\ufeff${essence}`,
  'bytes that are not UTF-8': new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
  'nested lists': nest('[', ']', 100_000),
  'nested objects': nest('{"a":', '}', 50_000).replace('}', '1}'),
  'a long list': `[${'0,'.repeat(20_000)}0]`,
  'a long text': JSON.stringify({ version: 'a'.repeat(900_000) }),
  'many keys': `{${Array.from({ length: 50_000 }, (_, at) => `"k${at}":0`).join(',')}}`,
  'more than a mebibyte': ' '.repeat(1024 * 1024 + 1),
  'many mebibytes': 'x'.repeat(8 * 1024 * 1024),
  'repeated keys': '{"version":"4.0.0","version":"4.0.0"}',
  'inherited keys': '{"__proto__":{"version":"4.0.0"},"constructor":{"prototype":{}}}',
  'a number': '1e999',
  'numbers that overflow': `[${'9'.repeat(10_000)}]`,
  'another kind of pack': JSON.stringify({ essence: {}, pack_type: '__proto__', id: 'x' }),
  'an unknown page': `{"essence":${essence},"pack_type":"page","id":"${'x'.repeat(5000)}"}`,
})

const TYPES = ['application/json', 'application/json; charset=utf-16', 'text/plain', '']

/** Bodies of the two POST routes. */
export const bodies: Group = {
  name: 'bodies',
  async run({ attempt, createFolder }) {
    const list = createBodies(JSON.stringify(await createEssence()))
    const errors: unknown[] = []
    const handle = createHandler(corpusClient(RELEASES[0]), {
      onError: (error) => errors.push(error),
    })
    const folder = await createFolder()
    const [site = new Map()] = await releaseSites()
    await writeTree(folder, site)
    const server = await serveBuilt(folder)
    try {
      for (const [name, body] of Object.entries(list)) {
        for (const path of ['compile', 'select']) {
          for (const type of TYPES) {
            const init = createInit(body, type)
            await attempt('to the handler', `${name} as "${type}" to ${path}`, async () => {
              const url = `http://svc.test/v1/packs/${path}`
              const response = await handle(new Request(url, init))
              ok(response.status < 500, `The status is ${response.status}.`)
              equal(errors.length, 0, String(errors[0]))
              await checkBody(response)
            })
            await attempt('to a server', `${name} as "${type}" to ${path}`, async () => {
              // A server may close the connection before it has read a body that is too large.
              const response = await fetch(`${server.url}/v1/packs/${path}`, init).catch(
                (error: unknown) => {
                  if (body.length <= 1024 * 1024) throw error
                },
              )
              if (response) {
                ok(response.status < 500, `The status is ${response.status}.`)
                await checkBody(response)
              }
              equal((await fetch(`${server.url}/v1/health`)).status, 200)
            })
          }
        }
      }
    } finally {
      await server.close()
    }
  },
}

const createInit = (body: string | Uint8Array, type: string): RequestInit => ({
  method: 'POST',
  headers: type === '' ? {} : { 'Content-Type': type },
  body: body as BodyInit,
})

/** The largest problem that a body may cause. */
const MAX_PROBLEM_LENGTH = 4 * 1024 * 1024

async function checkBody(response: Response): Promise<void> {
  const text = await response.text()
  ok(text.length < MAX_PROBLEM_LENGTH, `The answer has ${text.length} characters.`)
  if (response.status >= 400) ok(typeof JSON.parse(text).code === 'string')
}
