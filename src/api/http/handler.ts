import { type Sha256, sha256Hex } from '../../core/kernel/hash.ts'
import { isProblem, Problem } from '../../core/kernel/problem.ts'
import type { Client } from '../client.ts'
import { parseSearchParams } from '../query.ts'
import type { Route } from '../routes.ts'
import { createAnswerCache } from './answer-cache.ts'
import {
  type ApiRequest,
  type ApiResponse,
  fromWebRequest,
  type Responder,
  toWebResponse,
} from './message.ts'
import { parseJsonBody, readBodyText } from './request-body.ts'
import {
  type Answer,
  createAnswer,
  preflightResponse,
  problemResponse,
  successResponse,
} from './response.ts'
import { matchRoute, type RouteMatch } from './router.ts'

/** Answers a request to the API. */
export type Handler = (request: Request) => Promise<Response>

/** A request that compiles packs, for hosts that answer it elsewhere. */
export interface RemoteRequest {
  readonly method: Route['method']
  /** The absolute URL. */
  readonly url: string
  /** The text of the body of a POST, which may be anything. */
  readonly text?: string
  readonly signal?: AbortSignal | undefined
}

export interface HandlerOptions {
  /** Receives every unexpected error; the client only sees a 500. */
  readonly onError?: (error: unknown) => void
  /**
   * The public URL of the API, ending in `/v1/`, where requests arrive with another one: behind a
   * proxy, below a sub-path or in a service worker. `Link` headers are resolved against it.
   */
  readonly baseUrl?: string | URL
  /** The SHA-256 for ETags, if the host has a faster one; that of the client by default. */
  readonly sha256?: Sha256
  /** The size of all cached bodies together, in bytes; 8 MiB by default, 0 caches nothing. */
  readonly cacheBytes?: number
  /**
   * Answers requests that compile packs elsewhere, such as in a thread, so that they do not delay
   * others.
   */
  readonly answerRemotely?: (request: RemoteRequest) => Promise<ApiResponse>
}

const MAX_PATH_LENGTH = 2048
const MAX_PARAMETERS = 64
const DEFAULT_CACHE_BYTES = 8 * 2 ** 20

/**
 * Returns the HTTP API as one function, over any client. A body is serialized and hashed once for
 * each address of a release.
 *
 *
 * @example
 * import { createClient, createHandler } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const handle = createHandler(createClient(embeddedSource()))
 * const response = await handle(new Request('https://example.com/v1/patterns?limit=1'))
 * response.status // => 200
 * const { items } = await response.json()
 * items.length // => 1
 */
export function createHandler(client: Client, options: HandlerOptions = {}): Handler {
  const respond = createResponder(client, options)
  return async (request) => toWebResponse(await respond(fromWebRequest(request)))
}

/** Returns the same API over plain data, for hosts that have no use for web `Request` objects. */
export function createResponder(client: Client, options: HandlerOptions = {}): Responder {
  const { onError = console.error, baseUrl, cacheBytes = DEFAULT_CACHE_BYTES } = options
  const answer = createAnswerer(client, { ...options, cacheBytes })
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse()
    try {
      const url = new URL(request.url)
      const result = await answer(request, url)
      return 'status' in result ? result : successResponse(request, url, result, baseUrl)
    } catch (error) {
      if (request.signal?.aborted) throw error
      if (isProblem(error)) return problemResponse(request, error)
      onError(error)
      const problem = new Problem('internal-error', 'The answer could not be made.')
      return problemResponse(request, problem)
    }
  }
}

type AnswererOptions = Pick<HandlerOptions, 'sha256' | 'answerRemotely'> & {
  readonly cacheBytes: number
}

/** Returns a function that answers a request, or returns what another place has answered. */
function createAnswerer(client: Client, options: AnswererOptions) {
  const { sha256 = client.sha256 ?? sha256Hex, answerRemotely } = options
  const cache = createAnswerCache(client, options.cacheBytes)
  const pending = new Map<string, Promise<ApiResponse>>()

  async function compute(match: RouteMatch, url: URL, request: ApiRequest, body?: unknown) {
    const { route, params } = match
    const { signal } = request
    const query = parseQuery(route, url)
    return createAnswer(route, await route.handle(client, { params, query, body, signal }), sha256)
  }

  /** Answers a GET elsewhere, once for all requests of an address, and caches the answer. */
  async function readRemotely(
    { route }: RouteMatch,
    url: URL,
    answer: NonNullable<HandlerOptions['answerRemotely']>,
  ): Promise<Answer | ApiResponse> {
    const address = url.pathname + url.search
    const response = pending.get(address) ?? answer({ method: 'GET', url: url.href })
    pending.set(address, response)
    const { status, headers, body } = await response.finally(() => pending.delete(address))
    if (status !== 200 || body === null) return response
    return cache.add(address, async () => ({
      route,
      body,
      etag: headers.ETag ?? '',
      neighbors: {},
    }))
  }

  return async (request: ApiRequest, url: URL): Promise<Answer | ApiResponse> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const address = url.pathname + url.search
    const cached = isRead ? await cache.get(address) : undefined
    if (cached) return cached
    checkUrlLimits(url)
    const match = matchRoute(request.method, url.pathname)
    if (match.route.method === 'GET') {
      if (match.route.compiles && answerRemotely) return readRemotely(match, url, answerRemotely)
      return cache.add(address, () => compute(match, url, request))
    }
    parseQuery(match.route, url)
    const text = await readBodyText(request)
    const { signal } = request
    if (answerRemotely) {
      return answerRemotely({ method: 'POST', url: request.url, text, signal })
    }
    return compute(match, url, request, await parseJsonBody(text))
  }
}

/** Parses the query parameters of a route. A repeated one is a problem on every route. */
function parseQuery(route: Route, { searchParams }: URL): Readonly<Record<string, string>> {
  const parameters = parseSearchParams(searchParams)
  return route.parameters ? parameters : {}
}

function checkUrlLimits(url: URL): void {
  if (url.pathname.length > MAX_PATH_LENGTH) {
    throw new Problem('uri-too-long', `The path has more than ${MAX_PATH_LENGTH} characters.`)
  }
  if (url.searchParams.size > MAX_PARAMETERS) {
    throw new Problem('parameter-invalid', `There are more than ${MAX_PARAMETERS} parameters.`)
  }
}
