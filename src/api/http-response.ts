import { sha256Hex } from '../core/hash.ts'
import { PROBLEMS, type Problem } from '../core/problem.ts'
import type { ProblemDocument } from './documents.ts'
import { CACHE_CONTROL, COMMON_HEADERS, isFresh } from './http-headers.ts'
import { API_ROOT, PATHS } from './paths.ts'
import { ROUTES, type Route } from './routes.ts'

/** A body as it is sent and kept: a text, or JSON that is minified or has two spaces and a final newline. */
export const serializeBody = (body: unknown, style?: Route['print']): string =>
  style === 'text' ? String(body) : `${JSON.stringify(body, null, style === 'pretty' ? 2 : 0)}\n`

/** The type of what a route answers. */
export const toContentTypeHeader = ({
  mediaType = 'application/json',
}: Pick<Route, 'mediaType'>): string => `${mediaType}; charset=utf-8`

/** The answer of a route: 200, or 304 when the caller already has these bytes. */
export function successResponse(request: Request, route: Route, body: unknown): Response {
  const text = serializeBody(body, route.print)
  const etag = `"${sha256Hex(text).slice(0, 32)}"`
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL[route.cache],
    ETag: etag,
    ...createLinkHeader(request, route.describedby),
  })
  const isRead = route.method === 'GET'
  if (isRead && isFresh(etag, request.headers.get('If-None-Match'))) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', toContentTypeHeader(route))
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}

/** The answer to a call that cannot be answered (RFC 9457). */
export function problemResponse(request: Request, problem: Problem): Response {
  const { status } = PROBLEMS[problem.code]
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL.error,
    'Content-Type': 'application/problem+json; charset=utf-8',
    ...createLinkHeader(request),
  })
  const { allow } = problem.extensions
  if (Array.isArray(allow)) headers.set('Allow', allow.join(', '))
  const text = serializeBody(toProblemDocument(problem))
  return new Response(request.method === 'HEAD' ? null : text, { status, headers })
}

/** The body of a problem; `error` repeats `detail` because older clients read it there. */
export function toProblemDocument(problem: Problem): ProblemDocument {
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

/** No address of ours is deeper; the way up from one that is would only make the header long. */
const MAX_LINK_DEPTH = 16

/** What describes a body, and where the whole interface is described, as seen from the address. */
function createLinkHeader({ url }: Request, describedby?: string): { Link?: string } {
  const depth = new URL(url).pathname.split('/').length - 2
  const openapi = `${'../'.repeat(depth)}${API_ROOT.slice(1)}/${PATHS.openapi}`
  const links = [
    ...(describedby === undefined ? [] : [`<${describedby}>; rel="describedby"`]),
    ...(depth > MAX_LINK_DEPTH ? [] : [`<${openapi}>; rel="service-desc"`]),
  ]
  return links.length === 0 ? {} : { Link: links.join(', ') }
}

const ALLOWED_METHODS = [...new Set(ROUTES.map(({ method }) => method)), 'HEAD', 'OPTIONS'].join(
  ', ',
)

/** The answer to a preflight: what a page of another origin may send. */
export const preflightResponse = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...COMMON_HEADERS,
      'Access-Control-Allow-Methods': ALLOWED_METHODS,
      'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, Authorization, X-API-Key',
      'Access-Control-Max-Age': '86400',
    },
  })
