import { CONTENT_TYPES, type ContentType, parseContentType } from '../core/content/content-types.ts'
import type { ContentQuery } from '../core/generated/types/public-content-list.v1.ts'
import { Problem } from '../core/kernel/problem.ts'
import { ParameterProblem } from './parameter-problem.ts'
import { toQueryShape } from './parameter-shapes.ts'
import type { Parameter, ParameterTable } from './parameter-types.ts'
import {
  getDefault,
  isNeutral,
  MAX_QUERY_LENGTH,
  PARAMETERS,
  type ParameterValues,
  parameterNames,
  type QueryInput,
  resolveAlias,
} from './parameters.ts'

/** A parsed list or search request. */
export interface Query {
  readonly kind: 'list' | 'search'
  readonly types: readonly ContentType[]
  /** The value of each parameter by name, with defaults filled in. */
  readonly values: ParameterValues
  /** The `query` of the response. */
  readonly echo: ContentQuery
}

/** Reads the parameters of a URL. An empty value counts as absent; a repeated one is a `Problem`. */
export function parseSearchParams(search: URLSearchParams): Readonly<Record<string, string>> {
  const values = new Map<string, string>()
  for (const [name, value] of search) {
    if (value === '') continue
    if (values.has(name)) {
      throw new ParameterProblem(name, value, { kind: 'repeated' })
    }
    values.set(name, value)
  }
  return Object.fromEntries(values)
}

/** Parses a list request. Throws a `Problem` that names the parameter with an invalid value. */
export function parseListQuery(
  type: string,
  input: QueryInput,
  parameters: ParameterTable = PARAMETERS,
): Query {
  const names = parameterNames('list', parameters)
  return parseQuery('list', { ...pickValues(input, names), type }, parameters, {
    ignored: listUnknownNames(input, names),
  })
}

/** Parses a search request, which needs words, a type or a filter. Throws a `Problem`. */
export function parseSearchQuery(
  input: QueryInput,
  parameters: ParameterTable = PARAMETERS,
): Query {
  const names = parameterNames('search', parameters)
  const query = parseQuery('search', pickValues(input, names), parameters, {
    ignored: listUnknownNames(input, names),
  })
  const values: Readonly<Record<string, unknown>> = query.values
  // A neutral value narrows nothing, and page links leave it out: it does not count as a filter.
  const isNarrowed = Object.entries(parameters).some(
    ([name, parameter]) =>
      (parameter.role === 'type' || parameter.role === 'filter') &&
      !isNeutral(parameter, values[name]),
  )
  if (query.values.q === undefined && !isNarrowed) {
    throw new Problem('parameter-invalid', 'The parameter "q" is missing.', {
      hint: MISSING_QUERY_HINT,
      extensions: { parameter: 'q' },
    })
  }
  return query
}

// Also published as search.json: static hosts answer every search with it.
const MISSING_QUERY_HINT = [
  'Add "q" with the words to search for, or "type" or a filter to list records.',
  'A static host cannot search: search-terms/{term}.json has its results for one word.',
  'The module searches in a page or a program, and `npx @svc/content serve` over HTTP.',
].join(' ')

/** Parses the name of a content type, singular or plural. Throws a `Problem` that names it. */
export function requireContentType(type: string): ContentType {
  const contentType = parseContentType(type)
  if (contentType) return contentType
  throw invalidChoice('type', type, CONTENT_TYPES)
}

type RawValue = string | number | boolean
type RawValues = Readonly<Record<string, RawValue | undefined>>

const pickValues = (input: RawValues, names: readonly string[]): RawValues =>
  Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)))

const listUnknownNames = (input: RawValues, names: readonly string[]): string[] =>
  Object.keys(input)
    .filter((name) => !names.includes(name) && input[name] !== undefined)
    .sort()

function parseQuery(
  kind: Query['kind'],
  input: RawValues,
  parameters: ParameterTable,
  { ignored }: { readonly ignored: readonly string[] },
): Query {
  const entries = Object.entries(parameters)
  const values = parseValues(input, parameters)
  const clamped = entries
    .filter(([name, parameter]) => isClamped(parameter, input[name]))
    .map(([name]) => name)
  const { type } = values
  return {
    kind,
    types: type === undefined ? CONTENT_TYPES : [type as ContentType],
    values: values as unknown as ParameterValues,
    echo: {
      ...echoValues(entries, values),
      ...(ignored.length === 0 ? {} : { ignored: [...ignored] }),
      ...(clamped.length === 0 ? {} : { clamped }),
    },
  }
}

const echoValues = (
  entries: readonly (readonly [string, Parameter])[],
  values: Readonly<Record<string, unknown>>,
): ContentQuery =>
  Object.fromEntries(
    entries.flatMap(([name, parameter]) => {
      const value = parameter.toEcho ? parameter.toEcho(values[name]) : values[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Parses the values of all parameters, with defaults filled in. */
function parseValues(
  input: RawValues,
  parameters: ParameterTable,
): Readonly<Record<string, unknown>> {
  const hasWords = input.q !== undefined
  const values = Object.entries(parameters).map(([name, parameter]) => {
    const value = input[name]
    const isAbsent = value === undefined
    return [name, isAbsent ? getDefault(parameter, hasWords) : readValue(parameter, String(value))]
  })
  const parsed = toQueryShape(parameters).safeParse(Object.fromEntries(values))
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0])
  const parameter = parameters[name]
  throw parameter ? invalidValue(name, parameter, String(input[name])) : parsed.error
}

/** Converts a text to a value of a parameter. A text that is no such value stays as it is. */
function readValue(parameter: Parameter, text: string): unknown {
  switch (parameter.type) {
    case 'text':
      return trimText(parameter, text)
    case 'choice':
      return resolveAlias(parameter, text)
    case 'flag':
      return FLAG_VALUES.get(text) ?? text
    case 'number':
      return /^\d+$/.test(text) ? Math.min(Number(text), parameter.max) : text
  }
}

const FLAG_VALUES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

function trimText(parameter: Extract<Parameter, { type: 'text' }>, text: string): string {
  const value = resolveAlias(parameter, text)
  return parameter.minLength ? value.trim() : value
}

/** Creates the problem of a text that is no value of a parameter. */
function invalidValue(name: string, parameter: Parameter, text: string): Problem {
  switch (parameter.type) {
    case 'text':
      return invalidLength(name, parameter, trimText(parameter, text))
    case 'choice':
      return invalidChoice(name, resolveAlias(parameter, text), parameter.values)
    case 'flag':
      return invalidChoice(name, text, [...FLAG_VALUES.keys()])
    case 'number':
      return new ParameterProblem(name, text, { kind: 'not-a-number', min: parameter.min })
  }
}

const invalidChoice = (name: string, value: string, allowed: readonly string[]): Problem =>
  new ParameterProblem(name, value, { kind: 'not-allowed', allowed })

interface TextBounds {
  readonly minLength?: number
  readonly maxLength?: number
}

function invalidLength(
  name: string,
  { minLength = 0, maxLength = MAX_QUERY_LENGTH }: TextBounds,
  text: string,
): Problem {
  const { length } = text
  return length < minLength
    ? new ParameterProblem(name, '', { kind: 'too-short', minLength })
    : new ParameterProblem(name, text.slice(0, 40), { kind: 'too-long', length, maxLength })
}

/** True if a value is above the maximum of its parameter and is lowered to it. */
const isClamped = (parameter: Parameter, value: RawValue | undefined): boolean =>
  parameter.type === 'number' && value !== undefined && Number(value) > parameter.max
