import { equal, match, ok } from 'node:assert/strict'
import { request } from 'node:http'
import { connect } from 'node:net'
import { createHandler } from '../../src/index.ts'
import { writeTree } from '../../src/internal/node.ts'
import { corpusClient } from '../../src/site.ts'
import type { Group } from '../faults/run-groups.ts'
import { RELEASES, releaseSites } from '../support/corpus/two-releases.ts'
import type { Random } from '../support/random.ts'
import { HOSTILE_TEXTS, toWellFormed } from './hostile-values.ts'
import { serveBuilt } from './serve-built.ts'

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PURGE']
const SEGMENTS = [
  ...['v1', 'patterns', 'themes', '@official', 'official', '%40official', 'slate', 'hero.json'],
  ...[
    'all',
    'q',
    'name',
    '0',
    '20.json',
    'search',
    'schema',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%00',
    '%FF',
  ],
  ...['_i', 'manifest.json', 'packs', 'blueprints', 'compile', 'health', 'index.json', '', '\\'],
]
const PARAMETERS = ['q', 'type', 'sort', 'limit', 'offset', 'namespace', 'recommended', '__proto__']
const HEADERS = ['Accept', 'If-None-Match', 'Range', 'Origin', 'X-Forwarded-Host', 'Host', 'Cookie']

const NUMBER_OF_REQUESTS = 4000

interface HostileRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

function createRequest(random: Random): HostileRequest {
  const segments = Array.from({ length: random.below(7) }, () =>
    random.below(5) === 0
      ? encodeURIComponent(toWellFormed(random.pick(HOSTILE_TEXTS))).slice(0, 3000)
      : random.pick(SEGMENTS),
  )
  const query = Array.from({ length: random.below(4) }, () => {
    const value = encodeURIComponent(toWellFormed(random.pick(HOSTILE_TEXTS))).slice(0, 600)
    return `${random.pick(PARAMETERS)}=${value}`
  })
  const names = random.below(3) === 0 ? [random.pick(HEADERS)] : []
  const headers = names.map((name) => [name, toHeaderValue(random.pick(HOSTILE_TEXTS))])
  return {
    method: random.pick(METHODS),
    path: `/${segments.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: Object.fromEntries(headers),
  }
}

const toHeaderValue = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200)

/** Checks what every answer must have: a status that is documented, and nothing of the machine. */
function checkAnswer(status: number, text: string, folder: string): void {
  ok(status >= 200 && status < 500, `The status is ${status}.`)
  ok(!text.includes(folder), 'The answer names a folder of the machine.')
  ok(!/\n\s+at .+\.[jt]s:\d+/.test(text), 'The answer has a stack.')
  if (status >= 400 && text !== '') match(JSON.parse(text).code, /^[a-z-]+$/)
}

/** Requests with random methods, paths, parameters and headers. */
export const requests: Group = {
  name: 'requests',
  async run({ attempt, random, createFolder }) {
    const errors: unknown[] = []
    const handle = createHandler(corpusClient(RELEASES[0]), {
      onError: (error) => errors.push(error),
    })
    for (let number = 0; number < NUMBER_OF_REQUESTS; number++) {
      const { method, path, headers } = createRequest(random)
      await attempt('to the handler', `${number} ${method} ${path.slice(0, 120)}`, async () => {
        const { Host: _, ...sent } = headers
        const url = `http://svc.test${path}`
        const response = await handle(new Request(url, { method, headers: sent }))
        checkAnswer(response.status, await response.text(), '/src/')
        equal(errors.length, 0, String(errors[0]))
      })
    }
    const folder = await createFolder()
    const [site = new Map()] = await releaseSites()
    await writeTree(`${folder}/site`, site)
    await writeTree(folder, new Map([['secret.txt', 'the secret']]))
    const server = await serveBuilt(`${folder}/site`)
    try {
      for (let number = 0; number < NUMBER_OF_REQUESTS; number++) {
        const hostile = createRequest(random)
        const label = `${number} ${hostile.method} ${hostile.path.slice(0, 120)}`
        await attempt('to a server', label, async () => {
          const { status, text } = await send(server.url, hostile)
          checkAnswer(status, text, folder)
          ok(!text.includes('the secret'), 'The server left its folder.')
        })
      }
      for (const line of RAW_REQUESTS) {
        await attempt('not HTTP, to a server', JSON.stringify(line.slice(0, 60)), async () => {
          await sendRaw(server.url, line)
          equal((await fetch(`${server.url}/v1/health`)).status, 200)
        })
      }
    } finally {
      await server.close()
    }
  },
}

/** Bytes that are not, or hardly, HTTP requests. */
const RAW_REQUESTS: readonly string[] = [
  ...['\r\n\r\n', '\0\0\0\0', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'G'.repeat(100_000)],
  `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`,
  'POST /v1/packs/compile HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'POST /v1/packs/compile HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /v1/packs/compile HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  'GET http://other.example/v1/health HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT other.example:443 HTTP/1.1\r\nHost: a\r\n\r\n',
]

const send = (base: string, { method, path, headers }: HostileRequest) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(base, { method, path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
    sent.on('error', reject).end()
  })

/** Sends bytes and waits until the server closes the connection, or a moment. */
const sendRaw = (base: string, bytes: string): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(base)
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const end = (): void => {
      socket.destroy()
      resolve()
    }
    socket.setTimeout(300, end).on('close', end).on('error', end).resume()
  })
