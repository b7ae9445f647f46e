import {
  CONTENT_TYPES,
  type ContentType,
  parseContentType,
  toSingular,
} from '../core/content/content-types.ts'
import { type ListQuery, SORT_ORDERS, type SortOrder } from '../core/content/list.ts'
import { BLUEPRINT_SETS, NAMESPACE } from '../core/content/record.ts'
import type { ContentQuery } from '../core/generated/types/public-content-list.v1.ts'
import { nearest } from '../core/nearest.ts'
import { Problem } from '../core/problem.ts'

/** What can be asked of a list or a search. Over HTTP every value is a text. */
export interface QueryInput {
  readonly q?: string
  readonly type?: string
  readonly namespace?: string
  readonly source?: string
  readonly sort?: string
  readonly recommended?: boolean | string
  readonly intelligence_source?: string
  readonly blueprint_set?: string
  readonly limit?: number | string
  readonly offset?: number | string
}

/** A request that was understood, and how it is echoed in the answer. */
export interface Query extends Omit<ListQuery, 'sort'> {
  /** Undefined where a search orders by relevance. */
  readonly sort: SortOrder | undefined
  readonly kind: 'list' | 'search'
  readonly q: string | undefined
  readonly types: readonly ContentType[]
  readonly echo: ContentQuery
}

/** The size of a page that nobody asks another for. */
export const PAGE_SIZE = 20
/** The size of the largest page; who asks for more gets so many. */
export const MAX_PAGE_SIZE = 100
/** The length of the longest `q`. */
export const MAX_QUERY_LENGTH = 256

/** Other names of the orders, which older clients use. */
export const SORT_ALIASES: Readonly<Record<string, SortOrder>> = {
  popular: 'recommended',
  newest: 'recent',
  published: 'recent',
}

/** The values of `intelligence_source`. */
export const INTELLIGENCE_SOURCES = ['authored', 'benchmark', 'hybrid'] as const

/** The parameters of a search. */
export const SEARCH_PARAMETERS = [
  ...['q', 'type', 'namespace', 'source', 'sort', 'recommended', 'intelligence_source'],
  ...['blueprint_set', 'limit', 'offset'],
] as const

/** The parameters of a list: `type` is in its address, and `q` is for searches. */
export const LIST_PARAMETERS: readonly string[] = SEARCH_PARAMETERS.slice(2)

/** The parameters of an address as one value each; an empty one counts as absent. */
export function parseSearchParams(search: URLSearchParams): Readonly<Record<string, string>> {
  const values = new Map<string, string>()
  for (const [name, value] of search) {
    if (value === '') continue
    if (values.has(name)) {
      throw invalidParameter(
        name,
        value,
        `The parameter "${name}" is given twice.`,
        'Give it once.',
      )
    }
    values.set(name, value)
  }
  return Object.fromEntries(values)
}

/** A list request as it is understood; a `Problem` names the value that is not allowed. */
export function parseListQuery(type: ContentType, input: QueryInput): Query {
  const { q: _words, type: _type, ...asked } = input
  const ignored = listUnknownParameters(LIST_PARAMETERS, input)
  return parseQuery({ ...asked, type: toSingular(type) }, { kind: 'list', ignored })
}

/** A search request as it is understood: words, or a type or filter, or both. */
export function parseSearchQuery(input: QueryInput): Query {
  const query = parseQuery(input, {
    kind: 'search',
    ignored: listUnknownParameters(SEARCH_PARAMETERS, input),
  })
  const { recommended, intelligenceSource, blueprintSet, echo } = query
  // A value that restricts nothing is no filter: the links of a page would leave it out.
  const isFiltered =
    recommended || (echo.type ?? intelligenceSource) !== undefined || blueprintSet !== 'all'
  if (query.q === undefined && !isFiltered) {
    throw new Problem('parameter-invalid', 'The parameter "q" is missing.', {
      hint: MISSING_QUERY_HINT,
      extensions: { parameter: 'q' },
    })
  }
  return query
}

// A host of files answers every search with this, since it cannot read what is asked.
const MISSING_QUERY_HINT = [
  'Say what to look for, or give "type" or a filter to list what there is.',
  'A host of files cannot search: it keeps the hits of one word in search-terms/{term}.json;',
  'the module searches in a page or a program, and `svc serve` over HTTP.',
].join(' ')

interface QueryContext {
  readonly kind: Query['kind']
  /** The names of parameters that mean nothing here. */
  readonly ignored: readonly string[]
}

const listUnknownParameters = (known: readonly string[], input: QueryInput): string[] =>
  Object.keys(input)
    .filter((name) => !known.includes(name) && Reflect.get(input, name) !== undefined)
    .sort()

function parseQuery(input: QueryInput, { kind, ignored }: QueryContext): Query {
  const q = parseSearchText(input.q)
  const type = parseTypeParameter(input.type)
  const { namespace = NAMESPACE, source } = input
  // Only a search for words has another order of its own.
  const usual = kind === 'search' && q !== undefined ? undefined : 'recommended'
  const sort = parseChoice('sort', resolveSortAlias(input.sort), SORT_ORDERS) ?? usual
  const recommended = parseBoolean('recommended', input.recommended)
  const intelligenceSource = parseChoice(
    'intelligence_source',
    input.intelligence_source,
    INTELLIGENCE_SOURCES,
  )
  const blueprintSet = parseChoice('blueprint_set', input.blueprint_set, BLUEPRINT_SETS) ?? 'all'
  const limit = Math.min(parseInteger('limit', input.limit, 1) ?? PAGE_SIZE, MAX_PAGE_SIZE)
  const offset = parseInteger('offset', input.offset, 0) ?? 0
  return {
    kind,
    ...{ q, namespace, source, sort, recommended, intelligenceSource, blueprintSet, limit, offset },
    types: type ? [type] : CONTENT_TYPES,
    echo: {
      ...(q === undefined ? {} : { q }),
      ...(type === undefined ? {} : { type: toSingular(type) }),
      namespace,
      ...(source === undefined ? {} : { source }),
      sort: sort ?? null,
      recommended,
      ...(intelligenceSource === undefined ? {} : { intelligence_source: intelligenceSource }),
      blueprint_set: blueprintSet,
      limit,
      offset,
      ...(ignored.length === 0 ? {} : { ignored: [...ignored] }),
    },
  }
}

const resolveSortAlias = (sort: string | undefined): string | undefined =>
  sort !== undefined && Object.hasOwn(SORT_ALIASES, sort) ? SORT_ALIASES[sort] : sort

function parseSearchText(value: string | undefined): string | undefined {
  const text = value?.trim()
  if (text === undefined) return undefined
  if (text === '')
    throw invalidParameter('q', '', 'The parameter "q" holds no words.', 'Say what to look for.')
  if (text.length > MAX_QUERY_LENGTH) {
    const message = `The parameter "q" has ${text.length} characters.`
    throw invalidParameter('q', text.slice(0, 40), message, `Use ${MAX_QUERY_LENGTH} at most.`)
  }
  return text
}

function parseTypeParameter(value: string | undefined): ContentType | undefined {
  if (value === undefined) return undefined
  const type = parseContentType(value)
  return type ?? parseChoice('type', value, CONTENT_TYPES)
}

function parseChoice<T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined) return undefined
  const found = allowed.find((one) => one === value)
  if (found !== undefined) return found
  throw valueNotAllowed(name, value, allowed)
}

function parseBoolean(name: string, value: boolean | string | undefined): boolean {
  return (
    parseChoice(name, value === undefined ? undefined : String(value), ['true', 'false']) === 'true'
  )
}

function parseInteger(name: string, value: number | string | undefined, least: number) {
  if (value === undefined) return undefined
  const text = String(value)
  const number = /^\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : Number.NaN
  if (number >= least) return number
  const message = `The parameter "${name}" is "${text.slice(0, 40)}".`
  throw invalidParameter(name, text, message, `Give a whole number from ${least}.`)
}

function valueNotAllowed(name: string, value: string, allowed: readonly string[]): Problem {
  const [near] = nearest(value, allowed)
  const hint = `Allowed are ${allowed.join(', ')}.${near ? ` Did you mean ${near}?` : ''}`
  return invalidParameter(
    name,
    value,
    `The parameter "${name}" may not be "${value.slice(0, 40)}".`,
    hint,
    {
      allowed,
      ...(near ? { nearest: near } : {}),
    },
  )
}

const invalidParameter = (
  parameter: string,
  value: string,
  message: string,
  hint: string,
  more: Readonly<Record<string, unknown>> = {},
): Problem =>
  new Problem('parameter-invalid', message, {
    hint,
    extensions: { parameter, value: value.slice(0, MAX_QUERY_LENGTH), ...more },
  })

/** What a parameter is for, and the values that it takes as a JSON Schema. */
export interface ParameterDescription {
  readonly description: string
  readonly schema: Readonly<Record<string, unknown>>
}

/** Every parameter of the interface, as it is described to callers. */
export const PARAMETERS: { readonly [Name in keyof QueryInput]-?: ParameterDescription } = {
  q: {
    description: 'Words to look for. May be absent when `type` or a filter is given.',
    schema: { type: 'string', minLength: 1, maxLength: MAX_QUERY_LENGTH },
  },
  type: {
    description: 'Only records of this type; the singular and the plural mean the same.',
    schema: { type: 'string', enum: [...CONTENT_TYPES.map(toSingular), ...CONTENT_TYPES] },
  },
  namespace: {
    description: `Namespace of the records. Any other than ${NAMESPACE} holds none.`,
    schema: { type: 'string', default: NAMESPACE },
  },
  source: {
    description: 'Corpus of the records. Any other than `official` holds none.',
    schema: { type: 'string' },
  },
  sort: {
    description: [
      'Order of the rows. A search for words is by relevance when it is absent, everything else',
      `by recommendation. ${describeSortAliases()}`,
    ].join(' '),
    schema: { type: 'string', enum: [...SORT_ORDERS, ...Object.keys(SORT_ALIASES)] },
  },
  recommended: {
    description: '`true`: only recommended records.',
    schema: { type: 'boolean', default: false },
  },
  intelligence_source: {
    description: 'Only records that were judged in this way.',
    schema: { type: 'string', enum: INTELLIGENCE_SOURCES },
  },
  blueprint_set: {
    description: 'Only blueprints of this set; rows of other types stay.',
    schema: { type: 'string', enum: BLUEPRINT_SETS, default: 'all' },
  },
  limit: {
    description: `Rows on a page. More than ${MAX_PAGE_SIZE} is answered as ${MAX_PAGE_SIZE}.`,
    schema: { type: 'integer', minimum: 1, default: PAGE_SIZE },
  },
  offset: {
    description: 'Rows to pass over. Past the end the page is empty and the total still true.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
}

/** The parameter of a name that a route states. */
export function describeParameter(name: string): ParameterDescription {
  const known: Readonly<Record<string, ParameterDescription>> = PARAMETERS
  const found = Object.hasOwn(known, name) ? known[name] : undefined
  if (!found) throw new Error(`src/api/parameters.ts does not describe "${name}".`)
  return found
}

function describeSortAliases(): string {
  const pairs = Object.entries(SORT_ALIASES).map(([alias, sort]) => `\`${alias}\` is \`${sort}\``)
  return `${pairs.join(', ')}.`
}
