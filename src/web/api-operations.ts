import { type Client, CONTENT_TYPES, type JsonObject } from '../index.ts'
import { asArray, asObject, asString, asStrings } from '../internal.ts'

/** The OpenAPI document of the API. */
export type OpenApi = Awaited<ReturnType<Client['openapi']>>

/** A variable part of a request. */
export interface ApiParameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly description: string
  readonly type: string
  /** The allowed values, if they are a list. */
  readonly values: readonly string[]
  readonly default: string | undefined
}

/** A possible answer of an operation. */
export interface ApiResponseInfo {
  /** A status, or `default` for every other one. */
  readonly status: string
  readonly description: string
  readonly mediaType: string | undefined
  /** The file of the schema that describes the body, if it is published. */
  readonly schema: string | undefined
}

/** An operation of the API. Operations that exist for each content type are merged into one. */
export interface ApiOperation {
  /** The last folder of its page, such as `get-records-slug`. */
  readonly slug: string
  readonly method: string
  /** The path below the site, with `{name}` for a variable segment. */
  readonly path: string
  readonly group: string
  readonly summary: string
  readonly parameters: readonly ApiParameter[]
  readonly body: JsonObject | undefined
  readonly responses: readonly ApiResponseInfo[]
  /** A real response, if the document has one. */
  readonly example: unknown
}

/** The group of an operation by the first segment of its path; the order is that of the page. */
const GROUPS: Readonly<Record<string, string>> = {
  search: 'Search',
  'search-terms': 'Search',
  '{type}': 'Records',
  themes: 'Theme exports',
  packs: 'Packs',
  schema: 'Schemas',
  schemas: 'Schemas',
  intelligence: 'Reports',
  showcase: 'Reports',
  changes: 'Service',
  health: 'Service',
  openapi: 'Service',
  '': 'Service',
}

const OTHER_GROUP = 'Other'

/** Lists the operations of an OpenAPI document by group, without aliases. */
export function listOperations(openapi: OpenApi): readonly ApiOperation[] {
  const operations = Object.entries(openapi.paths)
    .filter(([path]) => !isAlias(path) && !isCopyOfPatterns(path, openapi))
    .flatMap(([path, item]) =>
      ['get', 'post'].flatMap((method) => {
        const operation = asObject(item)[method]
        return operation ? [toOperation({ path, item, method, operation, openapi })] : []
      }),
    )
  const order = [...new Set(Object.values(GROUPS)), OTHER_GROUP]
  return operations.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
}

/** True for paths that exist for compatibility: without the `@`, and of other namespaces. */
const isAlias = (path: string): boolean => /\/official\/|\{namespace\}/.test(path)

/** True if a path of another type has the same form as a path of patterns. */
function isCopyOfPatterns(path: string, { paths }: OpenApi): boolean {
  const [, type = '', ...rest] = path.split('/')
  const isOtherType = type !== 'patterns' && CONTENT_TYPES.some((name) => name === type)
  return isOtherType && Object.hasOwn(paths, ['', 'patterns', ...rest].join('/'))
}

interface OperationSource {
  readonly path: string
  readonly item: unknown
  readonly method: string
  readonly operation: unknown
  readonly openapi: OpenApi
}

function toOperation(source: OperationSource): ApiOperation {
  const { path, item, method, openapi } = source
  const operation = asObject(source.operation)
  const isMerged = /^\/patterns(\/|$)/.test(path)
  const genericPath = isMerged ? path.replace('/patterns', '/{type}') : path
  const parameters = asArray(operation.parameters).map((value) => toParameter(value, openapi))
  const body = asObject(operation.requestBody)
  return {
    slug: toSlug(asString(operation.operationId) ?? `${method}${path}`),
    method: method.toUpperCase(),
    path: 'servers' in asObject(item) ? path : `/v1${genericPath === '/' ? '' : genericPath}`,
    group: GROUPS[genericPath.split('/')[1] ?? ''] ?? OTHER_GROUP,
    summary: toGenericSummary(asString(operation.summary) ?? '', isMerged),
    parameters: isMerged ? [TYPE_PARAMETER, ...parameters] : parameters,
    body: 'content' in body ? getJsonContent(body) : undefined,
    responses: listResponses(operation, openapi),
    example: findExample(operation),
  }
}

const TYPE_PARAMETER: ApiParameter = {
  name: 'type',
  in: 'path',
  description: 'Type of the records.',
  type: 'string',
  values: CONTENT_TYPES,
  default: undefined,
}

const toSlug = (operationId: string): string =>
  operationId
    .replace('Patterns', 'Records')
    .replace('AtOfficial', '')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const toGenericSummary = (summary: string, isMerged: boolean): string =>
  isMerged
    ? summary.replace('one of the patterns', 'one record').replaceAll('patterns', 'records')
    : summary

function toParameter(value: unknown, openapi: OpenApi): ApiParameter {
  const parameter = resolve(value, openapi)
  const schema = asObject(parameter.schema)
  const { default: fallback } = schema
  return {
    name: asString(parameter.name) ?? '',
    in: parameter.in === 'path' ? 'path' : 'query',
    description: asString(parameter.description) ?? '',
    type: [schema.type ?? 'string'].flat().join(' or '),
    values: schema.type === 'boolean' ? ['true', 'false'] : asArray(schema.enum).map(String),
    default: fallback === undefined || fallback === null ? undefined : String(fallback),
  }
}

/** Returns the value that a reference inside the document points to. */
function resolve(value: unknown, openapi: OpenApi): JsonObject {
  const reference = asString(asObject(value).$ref)
  if (reference === undefined) return asObject(value)
  const keys = reference.replace('#/', '').split('/')
  return asObject(keys.reduce<unknown>((object, key) => asObject(object)[key], openapi))
}

const getJsonContent = (body: JsonObject): JsonObject =>
  asObject(asObject(asObject(body.content)['application/json']).schema)

function listResponses(operation: JsonObject, openapi: OpenApi): readonly ApiResponseInfo[] {
  return Object.entries(asObject(operation.responses)).map(([status, value]) => {
    const response = resolve(value, openapi)
    const [mediaType, content] = Object.entries(asObject(response.content))[0] ?? []
    const reference = asString(asObject(asObject(content).schema).$ref)
    return {
      status,
      description: asString(response.description) ?? '',
      mediaType,
      schema: reference?.startsWith('../schemas/') ? reference.slice(11) : undefined,
    }
  })
}

function findExample(operation: JsonObject): unknown {
  const response = asObject(asObject(operation.responses)['200'])
  const [content] = Object.values(asObject(response.content))
  return asObject(asObject(asObject(content).examples).real).value
}

/** Lists the properties of the body of an operation, with their descriptions. */
export function listBodyProperties(body: JsonObject) {
  const required = asStrings(body.required)
  return Object.entries(asObject(body.properties)).map(([name, value]) => {
    const schema = asObject(value)
    return {
      name,
      type: [schema.type ?? 'object'].flat().join(' or '),
      description: asString(schema.description) ?? '',
      values: asArray(schema.enum).map(String),
      schema: asString(schema.$ref)?.replace('../schemas/', ''),
      isRequired: required.includes(name),
    }
  })
}
