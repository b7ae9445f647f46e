import { describeParameter, PAGE_SIZE } from '../../api/parameters.ts'
import type { Route } from '../../api/route.ts'
import { filtersForType } from '../../api/static-lists.ts'
import { type ContentType, parseContentType } from '../../core/content/content-types.ts'
import { SORT_ORDERS } from '../../core/content/list.ts'
import { SCHEMA_NAMES } from '../../core/generated/names.ts'

interface PathParameter {
  readonly description: string
  readonly schema: (type: ContentType) => Readonly<Record<string, unknown>>
}

/** The segments of addresses that vary. */
const PATH_PARAMETERS: Readonly<Record<string, PathParameter>> = {
  slug: {
    description: 'Slug of the record.',
    schema: () => ({ type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }),
  },
  name: {
    description: 'File name of the schema.',
    schema: () => ({ type: 'string', enum: SCHEMA_NAMES }),
  },
  namespace: { description: 'Namespace of the record.', schema: () => ({ type: 'string' }) },
  term: { description: 'One word to look for.', schema: () => ({ type: 'string', minLength: 1 }) },
  pack: {
    description: 'Name of the pack, as the manifest of the bundle has it.',
    schema: () => ({ type: 'string' }),
  },
  filter: {
    description: 'Which rows the list has.',
    schema: (type) => ({ type: 'string', enum: Object.keys(filtersForType(type)) }),
  },
  sort: {
    description: 'Order of the rows.',
    schema: () => ({ type: 'string', enum: SORT_ORDERS }),
  },
  offset: {
    description: 'Rows before the page.',
    schema: () => ({ type: 'integer', minimum: 0, multipleOf: PAGE_SIZE }),
  },
}

/** The parameters that an address has in its path. */
export function pathParameters(path: string) {
  const type = path.split('/').flatMap((part) => parseContentType(part) ?? [])[0] ?? 'patterns'
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const varying = PATH_PARAMETERS[name]
    if (!varying) throw new Error(`src/site/openapi does not describe {${name}} of ${path}.`)
    const { description, schema } = varying
    return { name, in: 'path', required: true, description, schema: schema(type) }
  })
}

/** The parameters that some route has after its address, by name. */
export function queryParameters(routes: readonly Route[]) {
  const names = new Set(routes.flatMap(({ parameters = [] }) => parameters))
  return Object.fromEntries(
    [...names].map((name) => [name, { name, in: 'query', ...describeParameter(name) }]),
  )
}
