import { sha256Hex } from '../core/digest.ts'
import { PROBLEMS, type Problem } from '../core/problem.ts'
import type { ProblemDocument } from './documents.ts'
import { CACHE_CONTROL, COMMON_HEADERS, isFresh } from './headers.ts'
import { ROUTES, type Route } from './routes.ts'

/** JSON as it is sent and kept: minified or with two spaces, always with a final newline. */
export const print = (body: unknown, style?: Route['print']): string =>
  `${JSON.stringify(body, null, style === 'pretty' ? 2 : 0)}\n`

/** The answer of a route: 200, or 304 when the caller already has these bytes. */
export function success(request: Request, route: Route, body: unknown): Response {
  const text = print(body, route.print)
  const etag = `"${sha256Hex(text).slice(0, 32)}"`
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL[route.cache],
    ETag: etag,
  })
  if (route.describedby) headers.set('Link', `<${route.describedby}>; rel="describedby"`)
  if (isFresh(etag, request.headers.get('If-None-Match'))) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', 'application/json; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}

/** The answer to a call that cannot be answered (RFC 9457). */
export function failure(request: Request, problem: Problem): Response {
  const { status } = PROBLEMS[problem.code]
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL.error,
    'Content-Type': 'application/problem+json; charset=utf-8',
  })
  const { allow } = problem.extensions
  if (Array.isArray(allow)) headers.set('Allow', allow.join(', '))
  const text = print(problemBody(problem))
  return new Response(request.method === 'HEAD' ? null : text, { status, headers })
}

/** The body of a problem; `error` repeats `detail` because older clients read it there. */
export function problemBody(problem: Problem): ProblemDocument {
  const { code, message, hint, issues, extensions } = problem
  return {
    type: `https://svc.example/problems/${code}`,
    ...PROBLEMS[code],
    detail: message,
    error: message,
    code,
    ...(hint === undefined ? {} : { hint }),
    ...(issues.length === 0 ? {} : { issues: [...issues] }),
    ...extensions,
  }
}

const METHODS = [...new Set(ROUTES.map(({ method }) => method)), 'HEAD', 'OPTIONS'].join(', ')

/** The answer to a preflight: what a page of another origin may send. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...COMMON_HEADERS,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, Authorization, X-API-Key',
      'Access-Control-Max-Age': '86400',
    },
  })
