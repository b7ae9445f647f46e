import type { Sha256 } from '../../core/kernel/hash.ts'
import { getOwn } from '../../core/kernel/json/value.ts'
import { PROBLEMS, type Problem } from '../../core/kernel/problem.ts'
import type { ProblemDocument } from '../documents.ts'
import { formatPageLinks } from '../page-links.ts'
import { API_ROOT, PATHS } from '../paths.ts'
import { ROUTES, type Route } from '../routes.ts'
import { createEtag, isFresh } from './etag.ts'
import { CACHE_CONTROL, COMMON_HEADERS, PROBLEM_CONTENT_TYPE } from './headers.ts'
import type { ApiRequest, ApiResponse } from './message.ts'

const encoder = new TextEncoder()

/** What a route answers, serialized and hashed: the same for every client that asks. */
export interface Answer {
  readonly route: Route
  readonly body: Uint8Array
  readonly etag: string
  /** The paths of the neighbors of a page, relative to the API. */
  readonly neighbors: { readonly next?: string; readonly prev?: string }
}

/** Serializes and hashes the result of a route. */
export function createAnswer(route: Route, result: unknown, sha256: Sha256): Answer {
  const text = serializeBody(result, route.print)
  const neighbors = route.paged
    ? { ...toNeighbor('next', result, 'next'), ...toNeighbor('prev', result, 'previous') }
    : {}
  return { route, body: encoder.encode(text), etag: createEtag(sha256(text)), neighbors }
}

function toNeighbor(rel: 'next' | 'prev', page: unknown, key: string): Answer['neighbors'] {
  const path = getOwn(page, key)
  return typeof path === 'string' ? { [rel]: path } : {}
}

/** Returns the response with an answer: 200, or 304 if the client already has this version. */
export function successResponse(
  request: ApiRequest,
  url: URL,
  { route, body, etag, neighbors }: Answer,
  baseUrl: string | URL = new URL(`${API_ROOT}/`, url),
): ApiResponse {
  const headers = {
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL[route.cache],
    ETag: etag,
    ...createLinkHeader([
      ...(route.describedby === undefined ? [] : [`<${route.describedby}>; rel="describedby"`]),
      ...createServiceLink(url),
      ...formatPageLinks(neighbors, baseUrl),
    ]),
  }
  const isRead = route.method === 'GET'
  if (isRead && isFresh(etag, request.header('if-none-match'))) {
    return { status: 304, headers, body: null }
  }
  return {
    status: 200,
    headers: { ...headers, 'Content-Type': toContentTypeHeader(route) },
    body: request.method === 'HEAD' ? null : body,
  }
}

/** Returns the response for a request that failed (RFC 9457). */
export function problemResponse(request: ApiRequest, problem: Problem): ApiResponse {
  const { status } = PROBLEMS[problem.code]
  const { allow } = problem.extensions
  const headers = {
    ...COMMON_HEADERS,
    'Cache-Control': CACHE_CONTROL.error,
    'Content-Type': PROBLEM_CONTENT_TYPE,
    ...createLinkHeader(createServiceLink(new URL(request.url))),
    ...(Array.isArray(allow) ? { Allow: allow.join(', ') } : {}),
    ...(status === 503 ? { 'Retry-After': '2' } : {}),
  }
  const text = serializeBody(toProblemDocument(problem))
  return { status, headers, body: request.method === 'HEAD' ? null : encoder.encode(text) }
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

/** A longer list of issues helps nobody, and a hostile document can have hundreds of thousands. */
const MAX_ISSUES = 100

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
    ...(issues.length === 0 ? {} : { issues: issues.slice(0, MAX_ISSUES) }),
    ...(issues.length > MAX_ISSUES ? { issues_total: issues.length } : {}),
    ...extensions,
  }
}

const createLinkHeader = (links: readonly string[]): { Link?: string } =>
  links.length === 0 ? {} : { Link: links.join(', ') }

/** No path of the API is deeper; the `../` of a deeper one would only make the header long. */
const MAX_LINK_DEPTH = 16

/** Returns the link to the OpenAPI document, relative to the path of the request. */
function createServiceLink({ pathname }: URL): string[] {
  const depth = pathname.split('/').length - 2
  if (depth > MAX_LINK_DEPTH) return []
  const openapi = `${'../'.repeat(depth)}${API_ROOT.slice(1)}/${PATHS.openapi}`
  return [`<${openapi}>; rel="service-desc"`]
}

const ALLOWED_METHODS = [...new Set(ROUTES.map(({ method }) => method)), 'HEAD', 'OPTIONS'].join(
  ', ',
)

/**
 * Returns the response to a preflight: what a page of another origin may send. The API has no
 * accounts, so no header that carries credentials is among them.
 */
export const preflightResponse = (): ApiResponse => ({
  status: 204,
  headers: {
    ...COMMON_HEADERS,
    'Access-Control-Allow-Methods': ALLOWED_METHODS,
    'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
    'Access-Control-Max-Age': '86400',
  },
  body: null,
})
