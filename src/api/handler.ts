import { isProblem, Problem } from '../core/problem.ts'
import { readBody } from './body.ts'
import type { Client } from './client.ts'
import { match } from './match.ts'
import { readParameters } from './query.ts'
import { failure, preflight, success } from './respond.ts'

export type Handler = (request: Request) => Promise<Response>

export interface HandlerOptions {
  /** Told of every failure that is our own fault; the caller only sees a 500. */
  readonly onError?: (error: unknown) => void
}

const LONGEST_PATH = 2048
const MOST_PARAMETERS = 64

/** The whole HTTP interface as one function, over any client. */
export function createHandler(client: Client, options: HandlerOptions = {}): Handler {
  const { onError = console.error } = options
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight()
    try {
      const url = new URL(request.url)
      checkLimits(url)
      const { route, params } = match(request.method, url.pathname)
      const given = readParameters(url.searchParams)
      const query = route.parameters ? given : {}
      const body = route.method === 'POST' ? await readBody(request) : undefined
      return success(request, route, await route.answer(client, { params, query, body }))
    } catch (error) {
      if (isProblem(error)) return failure(request, error)
      onError(error)
      return failure(request, new Problem('internal-error', 'The answer could not be made.'))
    }
  }
}

function checkLimits(url: URL): void {
  if (url.pathname.length > LONGEST_PATH) {
    throw new Problem('uri-too-long', `The path has more than ${LONGEST_PATH} characters.`)
  }
  if (url.searchParams.size > MOST_PARAMETERS) {
    throw new Problem('parameter-invalid', `There are more than ${MOST_PARAMETERS} parameters.`)
  }
}
