import type { IncomingMessage } from 'node:http'
import type { ApiRequest } from '../index.ts'

/** Converts a request of node:http to a request of the API. */
export function toApiRequest(message: IncomingMessage, signal?: AbortSignal): ApiRequest {
  const { method = 'GET', headers } = message
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return {
    method,
    url: toUrl(message),
    header: (name) => {
      const value = headers[name]
      return value === undefined ? null : String(value)
    },
    // The rest of a body that is not read to its end is drained after the response.
    body: hasBody ? message.iterator({ destroyOnReturn: false }) : undefined,
    signal,
  }
}

// RFC 9112, 3.2.2: a server must accept a whole URL as the target, and ignore the Host header then.
const ABSOLUTE_TARGET = /^(https?:\/\/[^/?#]*)(.*)$/i

/** Returns the absolute URL of a request. */
function toUrl({ url = '/', headers }: IncomingMessage): string {
  const [, origin, rest] = ABSOLUTE_TARGET.exec(url) ?? []
  const host = origin === undefined ? headers.host : origin.replace(/^https?:\/\//i, '')
  const target = rest ?? url
  return `${toOrigin(host)}${target.startsWith('/') ? target : `/${target}`}`
}

/** Returns the origin of a `Host` header, which may hold anything, such as a path of its own. */
function toOrigin(host = ''): string {
  const isHost = /^[a-z0-9._-]+(:\d+)?$|^\[[0-9a-f:.]+\](:\d+)?$/i.test(host)
  return isHost && URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost'
}
