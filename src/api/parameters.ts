import type * as z from 'zod/mini'
import { CONTENT_TYPES, type ContentType, toSingular } from '../core/content/content-types.ts'
import { SORT_ORDERS } from '../core/content/list.ts'
import {
  BLUEPRINT_SETS,
  type BlueprintSet,
  isInBlueprintSet,
  NAMESPACE,
  OFFICIAL_SOURCE,
} from '../core/content/record.ts'
import type { ContentIntelligenceV1 } from '../core/generated/types/content-intelligence.v1.ts'
import type { ContentQuery } from '../core/generated/types/public-content-list.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { QueryShape } from './parameter-shapes.ts'
import type { Parameter, ParameterTable, RequestKind } from './parameter-types.ts'
import { NAMESPACE_ALIAS } from './paths.ts'

/** The number of rows on a page of a request without `limit`. */
export const PAGE_SIZE = 20
/** The largest page; a larger `limit` is lowered to it. */
const MAX_PAGE_SIZE = 100
/** The maximum length of `q`. */
export const MAX_QUERY_LENGTH = 256

/** The names that older clients use for some orders. */
const SORT_ALIASES = { popular: 'recommended', newest: 'recent', published: 'recent' } as const

type Row = PublicContentSummaryV1

/** The parameters that the list and search code reads by name. Every other one filters rows. */
type NamedParameter = 'q' | 'type' | 'sort' | 'limit' | 'offset'

/** The parameters of the `query` that responses echo, which its schema lists. */
type EchoedParameter = Exclude<keyof ContentQuery, 'ignored' | 'clamped'>

/** Requires a predicate for every echoed parameter that has no code of its own. */
type CompleteTable = {
  readonly [Name in EchoedParameter]: Name extends NamedParameter
    ? Parameter
    : Extract<Parameter, { matches: unknown }>
}

/**
 * Every query parameter of the API, declared once. Parsing, the echo, page links, static pages,
 * OpenAPI, host rules, CLI flags and the explorer's filters are derived from this table. Its order
 * is the order of the echo and of page links.
 */
export const PARAMETERS = {
  q: {
    type: 'text',
    role: 'words',
    minLength: 1,
    maxLength: MAX_QUERY_LENGTH,
    description: 'Words to look for. May be absent when `type` or a filter is given.',
    requests: ['search'],
    // The words are the arguments of `svc search`.
    cli: null,
  },
  type: {
    type: 'choice',
    role: 'type',
    values: CONTENT_TYPES,
    aliases: Object.fromEntries(CONTENT_TYPES.map((type) => [toSingular(type), type])),
    toEcho: (type: ContentType | undefined) => type && toSingular(type),
    description: 'Only records of this type; the singular and the plural mean the same.',
    requests: ['search'],
    cli: { valueName: 'type', summary: 'only this type' },
    // Every type has a page of its own.
    explorer: null,
  },
  namespace: {
    type: 'text',
    role: 'scope',
    default: NAMESPACE,
    aliases: { [NAMESPACE_ALIAS]: NAMESPACE },
    matches: (row: Row, namespace: string) => row.namespace === namespace,
    staticPages: false,
    description: `Namespace of the records: ${NAMESPACE} or ${NAMESPACE_ALIAS}, which mean the same. Any other is accepted and holds none; packs are compiled from the official ones.`,
    requests: ['list', 'search', 'summary', 'packs'],
    cli: { valueName: 'name', summary: `namespace of the records; only ${NAMESPACE} has any` },
  },
  source: {
    type: 'text',
    role: 'scope',
    neutralValues: [OFFICIAL_SOURCE],
    matches: (row: Row, source: string) => (row.source ?? OFFICIAL_SOURCE) === source,
    staticPages: false,
    description: 'Corpus of the records. Any other than `official` holds none.',
    requests: ['list', 'search'],
    cli: { valueName: 'name', summary: 'such as official or custom' },
  },
  sort: {
    type: 'choice',
    role: 'order',
    values: SORT_ORDERS,
    aliases: SORT_ALIASES,
    default: 'recommended',
    onlyDefaultWithoutWords: true,
    // Null means by relevance.
    toEcho: (sort: string | undefined) => sort ?? null,
    description: [
      'Order of the rows. A search for words is by relevance when it is absent, everything else',
      `by recommendation. ${describeAliases(SORT_ALIASES)}`,
    ].join(' '),
    requests: ['list', 'search'],
    cli: { valueName: 'order' },
    explorer: {
      label: 'Order',
      valueLabels: { recommended: 'recommended first', recent: 'newest first' },
    },
  },
  recommended: {
    type: 'flag',
    role: 'filter',
    default: false,
    matches: ({ intelligence }: Row, isRequired: boolean) =>
      !isRequired || intelligence?.recommended === true,
    staticPages: true,
    description: '`true`: only recommended records.',
    requests: ['list', 'search'],
    cli: { summary: 'only recommended records' },
    explorer: { label: 'Recommended only' },
  },
  intelligence_source: {
    type: 'choice',
    role: 'filter',
    values: ['authored', 'benchmark', 'hybrid'],
    matches: ({ intelligence }: Row, source: ContentIntelligenceV1['source']) =>
      intelligence?.source === source,
    staticPages: true,
    description: 'Only records that were judged in this way.',
    requests: ['list', 'search'],
    cli: { valueName: 'source' },
    explorer: {
      label: 'Evidence',
      valueLabels: {
        authored: 'not verified',
        benchmark: 'verified',
        hybrid: 'partly verified',
      },
    },
  },
  blueprint_set: {
    type: 'choice',
    role: 'filter',
    values: BLUEPRINT_SETS,
    default: 'all',
    // Even the set of all blueprints leaves hidden ones out.
    matches: ({ type, blueprint_portfolio = null }: Row, set: BlueprintSet) =>
      type !== 'blueprint' || isInBlueprintSet(blueprint_portfolio, set),
    types: ['blueprints'],
    staticPages: true,
    description: 'Only blueprints of this set; rows of other types stay.',
    requests: ['list', 'search'],
    cli: { valueName: 'set' },
    explorer: { label: 'Set' },
  },
  limit: {
    type: 'number',
    role: 'page',
    min: 1,
    max: MAX_PAGE_SIZE,
    default: PAGE_SIZE,
    description: `Rows on a page. More than ${MAX_PAGE_SIZE} is answered as ${MAX_PAGE_SIZE}, and \`query.clamped\` names the parameter.`,
    requests: ['list', 'search'],
    cli: { valueName: 'n', summary: 'maximum number of rows' },
  },
  offset: {
    type: 'number',
    role: 'page',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    default: 0,
    description: 'Rows to pass over. Past the end the page is empty and the total still true.',
    requests: ['list', 'search'],
    cli: { valueName: 'n', summary: 'number of rows to skip' },
  },
} as const satisfies CompleteTable

type Parameters = typeof PARAMETERS

export type ParameterName = keyof Parameters

type ParameterShape = QueryShape<Parameters>

/** The parameters of a list or search request. Over HTTP every value is a string. */
export type QueryInput = {
  readonly [Name in ParameterName]?: Exclude<z.input<ParameterShape>[Name], undefined> | string
}

/** The parsed value of each parameter, with defaults filled in. */
export type ParameterValues = Readonly<z.infer<ParameterShape>>

/** Lists the parameters that a request takes. */
export const parameterNames = (
  kind: RequestKind,
  parameters: ParameterTable = PARAMETERS,
): readonly string[] =>
  Object.entries(parameters).flatMap(([name, { requests }]) =>
    requests.includes(kind) ? [name] : [],
  )

export const LIST_PARAMETERS = parameterNames('list')
export const SEARCH_PARAMETERS = parameterNames('search')

/** Returns the value that a request without the parameter has. */
export const getDefault = (parameter: Parameter, hasWords: boolean): unknown =>
  hasWords && parameter.onlyDefaultWithoutWords ? undefined : parameter.default

/** True if a parsed value selects the same rows as leaving the parameter out. */
export const isNeutral = (parameter: Parameter, value: unknown): boolean =>
  value === undefined || listNeutralValues(parameter).includes(String(value))

const listNeutralValues = ({ default: value, neutralValues = [] }: Parameter): string[] => [
  ...(value === undefined ? [] : [String(value)]),
  ...neutralValues,
]

/** Lists every spelling of the values that select the same rows as leaving the parameter out. */
export function listNeutralSpellings(parameter: Parameter): string[] {
  const values = listNeutralValues(parameter)
  const aliases = Object.entries(getAliases(parameter)).filter(([, value]) =>
    values.includes(value),
  )
  return [...values, ...aliases.map(([alias]) => alias)]
}

/** Returns the value that each alternative spelling means. */
export const getAliases = (parameter: Parameter): Readonly<Record<string, string>> =>
  'aliases' in parameter ? (parameter.aliases ?? {}) : {}

/** Returns the value that a text means: itself, unless it is an alternative spelling. */
export function resolveAlias(parameter: Parameter, text: string): string {
  const aliases = getAliases(parameter)
  return Object.hasOwn(aliases, text) ? (aliases[text] ?? text) : text
}

function describeAliases(aliases: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(aliases).map(([alias, value]) => `\`${alias}\` is \`${value}\``)
  return `${pairs.join(', ')}.`
}

/**
 * Returns the canonical form of a namespace: `official` and `@official` mean the same. Any other is
 * accepted for compatibility and has no records: its lists are empty, a record of it is a 404, and
 * packs are compiled from the official records.
 */
export const resolveNamespace = (namespace: string = NAMESPACE): string =>
  resolveAlias(PARAMETERS.namespace, namespace)
