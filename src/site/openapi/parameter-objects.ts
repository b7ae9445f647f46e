import { getFixedDefault, toValueShape } from '../../api/parameter-shapes.ts'
import type { Parameter, ParameterTable } from '../../api/parameter-types.ts'
import { getAliases, PAGE_SIZE, PARAMETERS } from '../../api/parameters.ts'
import type { Route } from '../../api/route.ts'
import { filtersForType } from '../../api/static-lists.ts'
import { toJsonSchema } from '../../api/to-json-schema.ts'
import { type ContentType, parseContentType } from '../../core/content/content-types.ts'
import { SORT_ORDERS } from '../../core/content/list.ts'
import { SCHEMA_NAMES } from '../../core/generated/names.ts'
import { unique } from '../../core/kernel/lists.ts'

interface PathParameter {
  readonly description: string
  readonly schema: (type: ContentType) => Readonly<Record<string, unknown>>
}

/** The variable segments of paths. */
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

/** Returns the parameter objects of the variable segments of a path. */
export function pathParameters(path: string) {
  const [type = 'patterns'] = path.split('/').flatMap((segment) => parseContentType(segment) ?? [])
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const parameter = PATH_PARAMETERS[name]
    if (!parameter) throw new Error(`src/site/openapi does not describe {${name}} of ${path}.`)
    const { description, schema } = parameter
    return { name, in: 'path', required: true, description, schema: schema(type) }
  })
}

/** Returns the parameter objects of the query parameters that routes take, by name. */
export function queryParameters(
  routes: readonly Pick<Route, 'parameters'>[],
  parameters: ParameterTable = PARAMETERS,
) {
  const names = unique(routes.flatMap((route) => route.parameters ?? []))
  return Object.fromEntries(
    names.map((name) => {
      const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined
      if (!parameter) throw new Error(`src/api/parameters.ts does not declare "${name}".`)
      const { description } = parameter
      return [name, { name, in: 'query', description, schema: parameterSchema(parameter) }]
    }),
  )
}

/** Returns the JSON Schema of a query parameter's values. */
export function parameterSchema(parameter: Parameter): Readonly<Record<string, unknown>> {
  // A number above the maximum is allowed: it is lowered to the maximum.
  const { maximum, ...schema } = toJsonSchema(toValueShape(parameter))
  const value = getFixedDefault(parameter)
  return {
    ...schema,
    ...(parameter.type === 'choice' ? { enum: listSpellings(parameter) } : {}),
    ...(value === undefined ? {} : { default: value }),
  }
}

/** Lists every spelling of the values of a choice. The spelling of the echo comes first. */
function listSpellings(parameter: Extract<Parameter, { type: 'choice' }>): unknown[] {
  const { values, toEcho = (value: unknown) => value } = parameter
  return unique([...values.map(toEcho), ...values, ...Object.keys(getAliases(parameter))])
}
