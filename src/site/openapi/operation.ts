import { typeOf } from '../../api/respond.ts'
import type { Route } from '../../api/route.ts'
import { pathParameters } from './parameters.ts'
import { nameOf } from './place.ts'

const HEADERS = {
  ETag: { description: 'Names these bytes.', schema: { type: 'string' } },
  Link: { description: 'What describes the body, and this document.', schema: { type: 'string' } },
}

/** One address of the interface as an operation. */
export function operationOf(route: Route, example?: unknown) {
  const { path, method, summary, parameters = [], takes } = route
  const inPath = pathParameters(path)
  const all = [
    ...inPath,
    ...parameters.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
  return {
    operationId: `${method.toLowerCase()}${nameOf(path)}`,
    summary,
    ...(all.length === 0 ? {} : { parameters: all }),
    ...(takes && {
      requestBody: { required: true, content: { 'application/json': { schema: takes } } },
    }),
    responses: {
      ...success(route, example),
      ...(parameters.length === 0 && !takes
        ? {}
        : { 400: { $ref: '#/components/responses/BadRequest' } }),
      ...(inPath.length === 0 ? {} : { 404: { $ref: '#/components/responses/NotFound' } }),
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

/** Some routes only ever say that there is nothing. */
function success(route: Route, example: unknown) {
  const schema = schemaOf(route)
  if (schema === undefined) return {}
  const examples = example === undefined ? {} : { examples: { real: { value: example } } }
  const [type = ''] = typeOf(route).split(';')
  return {
    200: {
      description: route.summary,
      headers: HEADERS,
      content: { [type]: { schema, ...examples } },
    },
    ...(route.method === 'GET' && {
      304: { description: 'The caller has these bytes: `If-None-Match` names them.' },
    }),
  }
}

/** The schema of a body: a published one by where it lies, else one of this document. */
function schemaOf({ path, print, describedby, shape }: Route): object | undefined {
  const published = /^https:\/\/svc\.example\/schemas\/(.+)$/.exec(describedby ?? '')?.[1]
  if (published !== undefined) return { $ref: `../schemas/${published}` }
  if (describedby !== undefined) return { $ref: describedby }
  if (shape === undefined) return undefined
  return print === 'text' ? { type: 'string' } : { $ref: `#/components/schemas/${nameOf(path)}` }
}
