import { isProblem, Problem } from '../../core/problem.ts'
import type { Client } from '../client.ts'
import { parseSearchParams } from '../query.ts'
import { readJsonBody } from './request-body.ts'
import { preflightResponse, problemResponse, successResponse } from './response.ts'
import { matchRoute } from './router.ts'

/** Answers a request to the API. */
export type Handler = (request: Request) => Promise<Response>

export interface HandlerOptions {
  /** Receives every unexpected error; the client only sees a 500. */
  readonly onError?: (error: unknown) => void
  /**
   * The public URL of the API, ending in `/v1/`, where requests arrive with another one: behind a
   * proxy, below a sub-path or in a service worker. `Link` headers are resolved against it.
   */
  readonly baseUrl?: string | URL
}

const MAX_PATH_LENGTH = 2048
const MAX_PARAMETERS = 64

/**
 * Returns the HTTP API as one function, over any client. ETags are computed with the client's
 * SHA-256.
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
  const { onError = console.error, baseUrl } = options
  const responseOptions = { sha256: client.sha256, baseUrl }
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse()
    try {
      const url = new URL(request.url)
      checkUrlLimits(url)
      const { route, params } = matchRoute(request.method, url.pathname)
      const parameters = parseSearchParams(url.searchParams)
      const query = route.parameters ? parameters : {}
      const body = route.method === 'POST' ? await readJsonBody(request) : undefined
      const result = await route.handle(client, { params, query, body })
      return successResponse(request, route, result, responseOptions)
    } catch (error) {
      if (isProblem(error)) return problemResponse(request, error)
      onError(error)
      return problemResponse(
        request,
        new Problem('internal-error', 'The answer could not be made.'),
      )
    }
  }
}

function checkUrlLimits(url: URL): void {
  if (url.pathname.length > MAX_PATH_LENGTH) {
    throw new Problem('uri-too-long', `The path has more than ${MAX_PATH_LENGTH} characters.`)
  }
  if (url.searchParams.size > MAX_PARAMETERS) {
    throw new Problem('parameter-invalid', `There are more than ${MAX_PARAMETERS} parameters.`)
  }
}
