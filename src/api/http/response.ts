import { type Sha256, sha256Hex } from '../../core/hash.ts'
import { getOwn } from '../../core/json/value.ts'
import { PROBLEMS, type Problem } from '../../core/problem.ts'
import type { ProblemDocument } from '../documents.ts'
import { API_ROOT, PATHS } from '../paths.ts'
import { ROUTES, type Route } from '../routes.ts'
import { createEtag, isFresh } from './etag.ts'
import { CACHE_CONTROL, COMMON_HEADERS, PROBLEM_CONTENT_TYPE } from './headers.ts'

export interface ResponseOptions {
  /** The SHA-256 that the ETag is computed with. */
  readonly sha256?: Sha256 | undefined
  /** The URL of the API, ending in `/v1/`, that links in headers are resolved against. */
  readonly baseUrl?: string | URL | undefined
}

/** Returns the response of a route: 200, or 304 if the client already has this version. */
export function successResponse(
  request: Request,
  route: Route,
  body: unknown,
  { sha256 = sha256Hex, baseUrl = new URL(`${API_ROOT}/`, request.url) }: ResponseOptions = {},
): Response {
  const text = serializeBody(body, route.print)
  const etag = createEtag(sha256(text))
  const pageLinks = route.paged ? createPageLinks(body, baseUrl) : []
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL[route.cache],
    ETag: etag,
    ...createLinkHeader([
      ...(route.describedby === undefined ? [] : [`<${route.describedby}>; rel="describedby"`]),
      ...createServiceLink(request),
      ...pageLinks,
    ]),
  })
  const isRead = route.method === 'GET'
  if (isRead && isFresh(etag, request.headers.get('If-None-Match'))) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', toContentTypeHeader(route))
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}

/** Returns the response for a request that failed (RFC 9457). */
export function problemResponse(request: Request, problem: Problem): Response {
  const { status } = PROBLEMS[problem.code]
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL.error,
    'Content-Type': PROBLEM_CONTENT_TYPE,
    ...createLinkHeader(createServiceLink(request)),
  })
  const { allow } = problem.extensions
  if (Array.isArray(allow)) headers.set('Allow', allow.join(', '))
  const text = serializeBody(toProblemDocument(problem))
  return new Response(request.method === 'HEAD' ? null : text, { status, headers })
}

/**
 * Returns a body as it is sent and stored: plain text, minified JSON, or JSON indented with two
 * spaces. JSON ends in a newline.
 */
export const serializeBody = (body: unknown, style?: Route['print']): string =>
  style === 'text' ? String(body) : `${JSON.stringify(body, null, style === 'pretty' ? 2 : 0)}\n`

/** Returns the `Content-Type` of a route's responses. */
export const toContentTypeHeader = ({
  mediaType = 'application/json',
}: Pick<Route, 'mediaType'>): string => `${mediaType}; charset=utf-8`

/** Returns the body of a problem; `error` repeats `detail` because older clients read it there. */
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

const createLinkHeader = (links: readonly string[]): { Link?: string } =>
  links.length === 0 ? {} : { Link: links.join(', ') }

/** No path of the API is deeper; the `../` of a deeper one would only make the header long. */
const MAX_LINK_DEPTH = 16

/** Returns the link to the OpenAPI document, relative to the path of the request. */
function createServiceLink({ url }: Request): string[] {
  const depth = new URL(url).pathname.split('/').length - 2
  if (depth > MAX_LINK_DEPTH) return []
  const openapi = `${'../'.repeat(depth)}${API_ROOT.slice(1)}/${PATHS.openapi}`
  return [`<${openapi}>; rel="service-desc"`]
}

/** Clients limit the size of all headers together, so a very long link is left out. */
const MAX_LINK_LENGTH = 2048

/** Returns the links of a page to its neighbors (RFC 8288), as absolute URLs. */
function createPageLinks(body: unknown, baseUrl: string | URL): string[] {
  const neighbors = [
    ['next', getOwn(body, 'next')],
    ['prev', getOwn(body, 'previous')],
  ] as const
  return neighbors.flatMap(([rel, path]) => {
    if (typeof path !== 'string') return []
    const { href } = new URL(path, baseUrl)
    return href.length > MAX_LINK_LENGTH ? [] : [`<${href}>; rel="${rel}"`]
  })
}

const ALLOWED_METHODS = [...new Set(ROUTES.map(({ method }) => method)), 'HEAD', 'OPTIONS'].join(
  ', ',
)

/**
 * Returns the response to a preflight: what a page of another origin may send. The API has no
 * accounts, so no header that carries credentials is among them.
 */
export const preflightResponse = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...COMMON_HEADERS,
      'Access-Control-Allow-Methods': ALLOWED_METHODS,
      'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
      'Access-Control-Max-Age': '86400',
    },
  })
