import { problemShape } from '../../src/api/documents.ts'
import type { ProblemCode } from '../../src/core/kernel/problem.ts'
import type { Case } from './types.ts'

const JSON_TYPE = /^application\/json/
const ETAG = /^(W\/)?"[0-9a-f]{32}"$/
const PROBLEM_TYPE = /^application\/problem\+json/

/** The `Cache-Control` of the entry, of content and of problems. */
export const ENTRY_CACHE = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'
export const CONTENT_CACHE =
  'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'
const PROBLEM_CACHE = 'max-age=60'

/** Matches a `Link` header that starts with the schema of the body. */
export const describedby = (name: string): RegExp => linkTo(`https://svc.example/schemas/${name}`)

/** Matches a `Link` header that starts with the description of the body. */
export const linkTo = (url: string): RegExp =>
  new RegExp(`^<${url.replaceAll('.', '\\.')}>; rel="describedby"(,|$)`)

/** Matches a relative link to the OpenAPI document. */
const SERVICE_DESC = /<(\.\.\/)*v1\/openapi\.json>; rel="service-desc"/

export const ROUTE_NOT_FOUND = [404, 'route-not-found'] as const
export const RECORD_NOT_FOUND = [404, 'record-not-found'] as const
export const SCHEMA_NOT_FOUND = [404, 'schema-not-found'] as const
export const METHOD_NOT_ALLOWED = [405, 'method-not-allowed'] as const
export const PARAMETER_INVALID = [400, 'parameter-invalid'] as const
export const URI_TOO_LONG = [414, 'uri-too-long'] as const

/** Creates a case whose response is a problem. */
export const problemCase = (
  name: string,
  path: string,
  [status, code]: readonly [number, ProblemCode],
  more: Partial<Case> = {},
): Case => ({
  ...{ name, path, status, code, shape: problemShape, by: 'handler' },
  ...more,
  headers: { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': PROBLEM_CACHE, ...more.headers },
})

/** Creates the cases of a path in every form, and of its headers. */
export const getCases = (path: string, more: Partial<Case> & Pick<Case, 'headers'>): Case[] => {
  const { headers, query, ...rest } = more
  const plain = { path, status: 200, ...rest } as const
  const good = query === undefined ? plain : { ...plain, query }
  const expectedHeaders = headers ?? {}
  return [
    {
      ...good,
      name: `GET ${path}`,
      by: 'rules',
      headers: { 'Content-Type': JSON_TYPE, ...expectedHeaders },
    },
    { ...good, name: `GET ${path}.json`, path: `${path}.json`, by: 'files' },
    { ...good, name: `GET ${path}/ with a slash`, path: `${path}/`, by: 'rules' },
    { ...plain, name: `GET ${path}.json?x=1`, path: `${path}.json?x=1`, by: 'files' },
    {
      ...{
        name: `${path} has an ETag and a link to the OpenAPI document`,
        path,
        status: 200,
        by: 'handler',
      },
      headers: { ETag: ETAG, Link: SERVICE_DESC },
    },
    {
      name: `HEAD ${path}`,
      path,
      method: 'HEAD',
      status: 200,
      headers: expectedHeaders,
      by: 'handler',
    },
    {
      ...{ name: `${path} is 304 with its ETag`, path, status: 304, by: 'handler' },
      send: { 'If-None-Match': '*' },
      headers: { ETag: ETAG, ...expectedHeaders },
    },
  ]
}
