import type { ParameterTable } from '../../api/parameter-types.ts'
import { listNeutralSpellings, PARAMETERS, parameterNames } from '../../api/parameters.ts'
import { API_ROOT, PATHS } from '../../api/paths.ts'
import { filtersForType } from '../../api/static-lists.ts'
import { CONTENT_TYPES, type ContentType } from '../../core/content/content-types.ts'
import { SORT_ORDERS } from '../../core/content/list.ts'
import { groupBy } from '../../core/kernel/lists.ts'
import type { PageRule, QueryCondition } from './types.ts'

/** Conditions on parameters, and the path segment of the pages that satisfy them. */
interface PathPart {
  readonly query: PageRule['query']
  readonly name: string
}

const SORT_PARTS: readonly PathPart[] = [
  { query: { sort: { pattern: SORT_ORDERS.join('|'), capture: 'sort' } }, name: ':sort' },
  { query: {}, name: SORT_ORDERS[0] },
]

const OFFSET_PARTS: readonly PathPart[] = [
  { query: { offset: { pattern: '0|[1-9][0-9]*', capture: 'offset' } }, name: ':offset' },
  { query: {}, name: '0' },
]

// The value of a filter is not captured, unlike that of `sort`: `intelligence_source=all` would
// lead to the folder of the unfiltered list.
const listFilterParts = (type: ContentType, parameters: ParameterTable): PathPart[] =>
  Object.entries(filtersForType(type, parameters)).map(([name, input]) => ({
    query: Object.fromEntries(
      Object.entries(input).map(([parameter, value]) => [parameter, { pattern: String(value) }]),
    ),
    name,
  }))

/** Returns the values of each parameter that change nothing; any other value is rejected. */
const listNeutralValues = (
  names: readonly string[],
  parameters: ParameterTable,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    names.map((name) => {
      const parameter = parameters[name]
      return [name, parameter ? listNeutralSpellings(parameter) : []]
    }),
  )

/** Returns the rules of types with the same filters. Rules with more parameters come first. */
function staticListRules(types: readonly ContentType[], parameters: ParameterTable): PageRule[] {
  const [first] = types
  if (first === undefined) return []
  const shared = {
    from: `${API_ROOT}/:type`,
    types,
    defaults: {
      ...listNeutralValues(parameterNames('list', parameters), parameters),
      // Every value of these has a rule of its own.
      sort: [],
      offset: [],
    },
  }
  const rules = listFilterParts(first, parameters).flatMap((filter) =>
    SORT_PARTS.flatMap((sort) =>
      OFFSET_PARTS.map((offset): PageRule => {
        const query = { ...filter.query, ...sort.query, ...offset.query }
        const page = `${API_ROOT}/:type/q/${filter.name}/${sort.name}/${offset.name}.json`
        const isBare = Object.keys(query).length === 0
        return { ...shared, query, to: isBare ? `${API_ROOT}/:type.json` : page }
      }),
    ),
  )
  const countConditions = ({ query }: PageRule): number => Object.keys(query).length
  return rules.sort((a, b) => countConditions(b) - countConditions(a))
}

// Only slugs and single words have a file; other searches need the search engine.
const TERM_CONDITION: QueryCondition = { pattern: '[a-z0-9]+(?:-[a-z0-9]+)*', capture: 'term' }

function searchRules(parameters: ParameterTable): PageRule[] {
  const shared = {
    from: `${API_ROOT}/search`,
    types: [],
    defaults: {
      ...listNeutralValues(parameterNames('search', parameters), parameters),
      // The files are in the order of relevance, which `sort` cannot ask for.
      sort: [],
    },
  }
  return [
    { ...shared, query: { q: TERM_CONDITION }, to: `${API_ROOT}/${PATHS.searchTerm(':term')}` },
    { ...shared, query: {}, to: `${API_ROOT}/search.json` },
  ]
}

/**
 * Returns the files that answer lists and searches with parameters. The most specific rules of a
 * path come first and the path without parameters last.
 */
export function createPageRules(parameters: ParameterTable = PARAMETERS): PageRule[] {
  const typesByFilters = groupBy(CONTENT_TYPES, (type) =>
    JSON.stringify(filtersForType(type, parameters)),
  )
  return [
    ...[...typesByFilters.values()].flatMap((types) => staticListRules(types, parameters)),
    ...searchRules(parameters),
  ]
}
