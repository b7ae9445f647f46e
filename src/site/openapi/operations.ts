import { toContentTypeHeader } from '../../api/http/response.ts'
import { API_ROOT } from '../../api/paths.ts'
import type { Route } from '../../api/route.ts'
import { toJsonSchema } from '../../api/to-json-schema.ts'
import { capitalize } from '../../core/kernel/text.ts'
import { pathParameters } from './parameter-objects.ts'

interface PathLocation {
  /** The path below the server. */
  readonly key: string
  /** The server, if it is not the one of the document. */
  readonly servers?: { readonly servers: readonly { readonly url: string }[] }
}

/**
 * Returns the location of a path in the document. `/health` at the root has none: it is the same
 * operation as `/v1/health`.
 */
export function locatePath(path: string): PathLocation | undefined {
  if (path === '/health') return undefined
  if (path === API_ROOT) return { key: '/' }
  if (path.startsWith(`${API_ROOT}/`)) return { key: path.slice(API_ROOT.length) }
  return { key: path, servers: { servers: [{ url: '..' }] } }
}

/** Splits a path into the words of its operation name. */
const splitPathWords = (path: string): string[] =>
  (locatePath(path)?.key ?? '')
    .replace('@', 'at-')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)

/** Returns the operation name of a path, such as `PatternsAtOfficialSlug`. */
const operationName = (path: string): string =>
  splitPathWords(path).map(capitalize).join('') || 'Entry'

/** Returns the schemas of bodies that no published schema describes, by operation name. */
export const bodySchemas = (routes: readonly Route[]) =>
  Object.fromEntries(
    routes.flatMap(({ path, print, shape }) =>
      shape === undefined || print === 'text' ? [] : [[operationName(path), toJsonSchema(shape)]],
    ),
  )

const RESPONSE_HEADERS = {
  ETag: { description: 'Names these bytes.', schema: { type: 'string' } },
  Link: { description: 'What describes the body, and this document.', schema: { type: 'string' } },
}

/** Returns the operation object of a route. */
export function createOperation(route: Route, example?: unknown) {
  const { path, method, summary, onFileHost, parameters = [], requestBody } = route
  const inPath = pathParameters(path)
  const allParameters = [
    ...inPath,
    ...parameters.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
  return {
    operationId: `${method.toLowerCase()}${operationName(path)}`,
    summary,
    ...(onFileHost && { description: `On a host of plain files: ${onFileHost}` }),
    ...(allParameters.length === 0 ? {} : { parameters: allParameters }),
    ...(requestBody && {
      requestBody: { required: true, content: { 'application/json': { schema: requestBody } } },
    }),
    responses: {
      ...successResponses(route, example),
      ...(parameters.length === 0 && !requestBody
        ? {}
        : { 400: { $ref: '#/components/responses/BadRequest' } }),
      ...(inPath.length === 0 ? {} : { 404: { $ref: '#/components/responses/NotFound' } }),
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

/** Returns the successful responses of a route. Routes of other namespaces have none. */
function successResponses(route: Route, example: unknown) {
  const schema = responseSchema(route)
  if (schema === undefined) return {}
  const examples = example === undefined ? {} : { examples: { real: { value: example } } }
  const [type = ''] = toContentTypeHeader(route).split(';')
  return {
    200: {
      description: route.summary,
      headers: RESPONSE_HEADERS,
      content: { [type]: { schema, ...examples } },
    },
    ...(route.method === 'GET' && {
      304: { description: 'The caller has these bytes: `If-None-Match` names them.' },
    }),
  }
}

/** Returns a reference to the schema of a body: a published file, or a part of this document. */
function responseSchema({ path, print, describedby, shape }: Route): object | undefined {
  const published = /^https:\/\/svc\.example\/schemas\/(.+)$/.exec(describedby ?? '')?.[1]
  if (published !== undefined) return { $ref: `../schemas/${published}` }
  if (describedby !== undefined) return { $ref: describedby }
  if (shape === undefined) return undefined
  return print === 'text'
    ? { type: 'string' }
    : { $ref: `#/components/schemas/${operationName(path)}` }
}
