import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ApiRequest, Responder } from '../index.ts'
import { CACHE_CONTROL, COMMON_HEADERS, isApiPath, toFilePath } from '../internal.ts'
import { createFileResponder, type FileResponder, type ReadReleaseFile } from './file-response.ts'
import { toApiRequest } from './http-message.ts'
import { type SiteResponse, sendResponse } from './send-response.ts'

export type Listener = (message: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Creates a node:http listener for a built site: the responder answers the API, files the rest. Files
 * of the API come from `readReleaseFile` if the served release is in memory.
 */
export function createListener(
  root: string,
  respond: Responder,
  readReleaseFile?: ReadReleaseFile,
): Listener {
  const respondWithFile = createFileResponder(root, readReleaseFile)
  return async (message, response) => {
    const gone = abortWhenGone(message, response)
    try {
      const request = toApiRequest(message, gone)
      const answer = await answerRequest(request, { root, respond, respondWithFile })
      await sendResponse(answer, message, response)
    } catch (error) {
      if (!gone?.aborted) throw error
      const { method, url = '' } = message
      console.error(
        `${method} ${url.slice(0, MAX_LOGGED_LENGTH)}: the client closed the connection.`,
      )
    }
  }
}

const MAX_LOGGED_LENGTH = 200

/** Returns a signal that aborts when the client of a request with a body is gone. */
function abortWhenGone(message: IncomingMessage, response: ServerResponse) {
  if (message.method === 'GET' || message.method === 'HEAD') return undefined
  const controller = new AbortController()
  const abort = (): void => controller.abort(new Error('The client closed the connection.'))
  message.once('error', abort)
  response.once('close', () => {
    if (!response.writableFinished) abort()
  })
  return controller.signal
}

interface Site {
  readonly root: string
  readonly respond: Responder
  readonly respondWithFile: FileResponder
}

async function answerRequest(request: ApiRequest, site: Site): Promise<SiteResponse> {
  const { root, respond, respondWithFile } = site
  const { pathname, search } = new URL(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead) return respond(request)
  const read = toFullRead(request)
  if (isApiPath(pathname)) {
    const file = join(root, toFilePath(pathname))
    return { ...(await respond(read)), file }
  }
  const file = await respondWithFile(pathname)
  if (file) return file
  const folder = await respondWithFile(`${pathname}/`)
  if (folder) return redirect(`${pathname}/${search}`)
  const missing = (await notFoundPage(request, respondWithFile)) ?? (await respond(read))
  return { ...missing, headers: { ...missing.headers, Vary: 'Accept' } }
}

/**
 * Returns the request for the whole body. Only what is sent in the end has the ETag and the length of
 * a content coding, so HEAD and `If-None-Match` are answered from that.
 */
const toFullRead = (request: ApiRequest): ApiRequest => ({
  ...request,
  method: 'GET',
  header: (name) => (name === 'if-none-match' ? null : request.header(name)),
})

const redirect = (location: string): SiteResponse => ({
  status: 308,
  headers: { ...COMMON_HEADERS, Location: location },
  body: null,
})

/** Returns the site's 404 page to browsers; programs get the handler's problem instead. */
async function notFoundPage(
  request: ApiRequest,
  respondWithFile: FileResponder,
): Promise<SiteResponse | undefined> {
  if (!request.header('accept')?.includes('text/html')) return undefined
  const page = await respondWithFile('/404.html')
  if (!page) return undefined
  const { ETag: _, ...headers } = page.headers
  return { ...page, status: 404, headers: { ...headers, 'Cache-Control': CACHE_CONTROL.error } }
}
