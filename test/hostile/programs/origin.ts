import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { listenOnLoopback } from '../../support/servers/loopback.ts'
import { sendForever } from '../../support/servers/send-forever.ts'

/** Answers a request in the place of a file of a site. */
export type Answer = (response: ServerResponse, text: string, request: IncomingMessage) => void

/** Returns an answer with a body, and a status and headers if they matter. */
export const reply =
  (
    body: (text: string) => string | Buffer,
    headers: Record<string, string> = {},
    status = 200,
  ): Answer =>
  (response, text) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body(text))
  }

const redirect =
  (location: (url: string) => string): Answer =>
  (response, _text, { url = '' }) =>
    void response.writeHead(302, { location: location(url) }).end()

/** Replaces every text of a document, or every value. */
const change = (edit: (value: unknown) => unknown): Answer =>
  reply((text) => {
    try {
      return JSON.stringify(JSON.parse(text), (_key, value) => edit(value))
    } catch {
      return text
    }
  })

const changeTexts = (edit: (text: string) => string): Answer =>
  change((value) => (typeof value === 'string' ? edit(value) : value))

const ZEROS = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))

/** The answers of an origin that lies, by what it does. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  'a page': reply(() => '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }),
  nothing: reply(() => ''),
  null: reply(() => 'null'),
  'a number': reply(() => '7'),
  'a list': reply(() => '[]'),
  'an empty object': reply(() => '{}'),
  'half of the file': reply((text) => text.slice(0, text.length / 2)),
  'deep nesting': reply(() => '{"a":['.repeat(200_000)),
  'deep and valid nesting': reply(() => `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  'bytes that are not UTF-8': reply(() => Buffer.alloc(1000, 0xff)),
  'a byte order mark': reply((text) => `\ufeff${text}`),
  'escape sequences in texts': changeTexts((text) => `${text}\u001b[2J\u001b]0;x\u0007\u202e`),
  'line breaks in texts': changeTexts((text) => `${text}\n::error::x\r\n`),
  'traversal in texts': changeTexts((text) => `../../../../outside/${text}`),
  'URLs of files in texts': changeTexts(() => 'file:///etc/passwd'),
  'long texts': changeTexts((text) => text + 'a'.repeat(10_000)),
  'inherited names in texts': changeTexts(() => '__proto__'),
  'numbers for texts': change((value) => (typeof value === 'string' ? 7 : value)),
  'null for numbers': change((value) => (typeof value === 'number' ? null : value)),
  'objects for lists': change((value) => (Array.isArray(value) ? { length: 3 } : value)),
  'lists for texts': change((value) => (typeof value === 'string' ? [value] : value)),
  'inherited keys': reply((text) => text.replace('{', '{"__proto__":{"release":"x"},')),
  'a status of 204': (response) => void response.writeHead(204).end(),
  'a status of 500': reply(() => '\u001b[2Jno', {}, 500),
  'a status of 304': (response) => void response.writeHead(304).end(),
  'a status of 999': reply(() => '{}', {}, 999),
  'a redirect to itself': redirect((url) => url),
  'redirects without an end': redirect((url) => `${url}x`),
  'a redirect to a file': redirect(() => 'file:///etc/passwd'),
  'a redirect to data': redirect(() => 'data:application/json,{}'),
  'a redirect to no address': redirect(() => 'http://[::'),
  'a compressed flood': reply(() => ZEROS, { 'content-encoding': 'gzip' }),
  'what is not compressed': reply((text) => text, { 'content-encoding': 'gzip' }),
  'compression without an end': reply(() => ZEROS, {
    'content-encoding': `${'gzip, '.repeat(50)}gzip`,
  }),
  'an unknown compression': reply((text) => text, { 'content-encoding': 'x-none' }),
  'a body without an end': (response) => sendForever(response),
  'a body that never ends': (response, text) => void response.write(text.slice(0, 10)),
  'a longer length': (response) =>
    void response.writeHead(200, { 'content-length': 1e6 }).write('{'),
  'a shorter length': (response, text) => {
    response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n${text}`)
  },
  'no answer': () => {},
  'a closed connection': (response) => void response.destroy(),
  'what is not HTTP': (response) => void response.socket?.end('\0\u001b[2J\r\n\r\n'),
  'large headers': reply((text) => text, { 'x-a': 'a'.repeat(100_000) }),
  'a broken media type': reply((text) => text, { 'content-type': '\t;;;charset="' }),
}

/** Serves a site on a loopback port; an answer takes the place of some of its files. */
export const serveOrigin = (
  site: ReadonlyMap<string, string>,
  isHostile: (path: string) => boolean,
  answer: Answer,
) =>
  listenOnLoopback(
    createServer((request, response) => {
      const path = decodeURI(new URL(request.url ?? '/', 'http://x').pathname).slice(1)
      const text = site.get(path) ?? site.get(`${path}.json`)
      response.on('error', () => {})
      if (isHostile(path)) return answer(response, text ?? '{}', request)
      if (text === undefined) return void response.writeHead(404).end('{}')
      response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    }),
  )
