import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { CACHE_CONTROL, COMMON_HEADERS, type Handler, isApiPath } from '../index.ts'
import { fileResponse } from './file-response.ts'

export type Listener = (message: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers node:http from a built site: the handler where the API is, files everywhere else. */
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

const redirect = (address: string): Response =>
  new Response(null, { status: 308, headers: { ...COMMON_HEADERS, Location: address } })

/** People get the site's page for a wrong address; programs get the handler's problem. */
async function notFoundPage(root: string, request: Request): Promise<Response | undefined> {
  if (!request.headers.get('Accept')?.includes('text/html')) return undefined
  const { method, url } = request
  const page = await fileResponse(root, new Request(url, { method }), '/404.html')
  if (!page) return undefined
  page.headers.delete('ETag')
  page.headers.set('Cache-Control', CACHE_CONTROL.error)
  return new Response(page.body, { status: 404, headers: page.headers })
}

/** A request of node:http as a web `Request`. */
export function toRequest(message: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = message
  // A web Request cannot carry TRACE (Fetch, 2.2.1), and no address answers it anyway.
  const known = method === 'TRACE' ? 'UNKNOWN' : method
  const hasBody = known !== 'GET' && known !== 'HEAD'
  return new Request(`http://localhost${url.startsWith('/') ? url : `/${url}`}`, {
    method: known,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
}

/** Sends a web `Response` over node:http. */
export async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(body)
}
