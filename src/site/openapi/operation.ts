import { toContentTypeHeader } from '../../api/respond.ts'
import type { Route } from '../../api/route.ts'
import { pathParameters } from './parameters.ts'
import { operationName } from './place.ts'

const RESPONSE_HEADERS = {
  ETag: { description: 'Names these bytes.', schema: { type: 'string' } },
  Link: { description: 'What describes the body, and this document.', schema: { type: 'string' } },
}

/** One address of the interface as an operation. */
export function createOperation(route: Route, example?: unknown) {
  const { path, method, summary, parameters = [], requestBody } = route
  const inPath = pathParameters(path)
  const all = [
    ...inPath,
    ...parameters.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
  return {
    operationId: `${method.toLowerCase()}${operationName(path)}`,
    summary,
    ...(all.length === 0 ? {} : { parameters: all }),
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

/** Some routes only ever say that there is nothing. */
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

/** The schema of a body: a published one by where it lies, else one of this document. */
function responseSchema({ path, print, describedby, shape }: Route): object | undefined {
  const published = /^https:\/\/svc\.example\/schemas\/(.+)$/.exec(describedby ?? '')?.[1]
  if (published !== undefined) return { $ref: `../schemas/${published}` }
  if (describedby !== undefined) return { $ref: describedby }
  if (shape === undefined) return undefined
  return print === 'text'
    ? { type: 'string' }
    : { $ref: `#/components/schemas/${operationName(path)}` }
}
