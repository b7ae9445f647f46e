import { isProblem, Problem } from '../core/problem.ts'
import { readJsonBody } from './body.ts'
import type { Client } from './client.ts'
import { matchRoute } from './match.ts'
import { parseSearchParams } from './query.ts'
import { preflightResponse, problemResponse, successResponse } from './respond.ts'

export type Handler = (request: Request) => Promise<Response>

export interface HandlerOptions {
  /** Told of every failure that is our own fault; the caller only sees a 500. */
  readonly onError?: (error: unknown) => void
}

const MAX_PATH_LENGTH = 2048
const MAX_PARAMETERS = 64

/** The whole HTTP interface as one function, over any client. */
export function createHandler(client: Client, options: HandlerOptions = {}): Handler {
  const { onError = console.error } = options
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse()
    try {
      const url = new URL(request.url)
      checkUrlLimits(url)
      const { route, params } = matchRoute(request.method, url.pathname)
      const given = parseSearchParams(url.searchParams)
      const query = route.parameters ? given : {}
      const body = route.method === 'POST' ? await readJsonBody(request) : undefined
      return successResponse(request, route, await route.handle(client, { params, query, body }))
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
