import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { CACHE_CONTROL, COMMON_HEADERS, type Handler, isApiPath } from '../index.ts'
import { fileResponse } from './file-response.ts'

export type Listener = (message: IncomingMessage, response: ServerResponse) => Promise<void>

/** Creates a node:http listener for a built site: the handler answers the API, files the rest. */
export function createListener(root: string, handle: Handler): Listener {
  return async (message, response) =>
    sendResponse(await respond(root, handle, toRequest(message)), response)
}

async function respond(root: string, handle: Handler, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || isApiPath(pathname)) return handle(request)
  const file = await fileResponse(root, request)
  if (file) return file
  const folder = await fileResponse(root, request, `${pathname}/`)
  if (folder) return redirect(`${pathname}/${search}`)
  return (await notFoundPage(root, request)) ?? handle(request)
}

const redirect = (location: string): Response =>
  new Response(null, { status: 308, headers: { ...COMMON_HEADERS, Location: location } })

/** Returns the site's 404 page to browsers; programs get the handler's problem instead. */
async function notFoundPage(root: string, request: Request): Promise<Response | undefined> {
  if (!request.headers.get('Accept')?.includes('text/html')) return undefined
  const { method, url } = request
  const page = await fileResponse(root, new Request(url, { method }), '/404.html')
  if (!page) return undefined
  page.headers.delete('ETag')
  page.headers.set('Cache-Control', CACHE_CONTROL.error)
  return new Response(page.body, { status: 404, headers: page.headers })
}

/** Converts a request of node:http to a web `Request`. */
export function toRequest(message: IncomingMessage): Request {
  const { method: originalMethod = 'GET', url = '/', headers } = message
  // A web Request cannot have the method TRACE (Fetch, 2.2.1), and no route answers it.
  const method = originalMethod === 'TRACE' ? 'UNKNOWN' : originalMethod
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`${toOrigin(headers.host)}${url.startsWith('/') ? url : `/${url}`}`, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
}

/** Returns the origin of a `Host` header, which may hold anything, such as a path of its own. */
function toOrigin(host = ''): string {
  const isHost = /^[a-z0-9._-]+(:\d+)?$|^\[[0-9a-f:.]+\](:\d+)?$/i.test(host)
  return isHost && URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost'
}

/** Sends a web `Response` over node:http. */
export async function sendResponse(source: Response, target: ServerResponse): Promise<void> {
  const body = Buffer.from(await source.arrayBuffer())
  target.writeHead(source.status, Object.fromEntries(source.headers))
  target.end(body)
}
