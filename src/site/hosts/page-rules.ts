import { API_ROOT, PATHS } from '../../api/paths.ts'
import { filtersForType } from '../../api/plane.ts'
import { PAGE_SIZE } from '../../api/query.ts'
import { CONTENT_TYPES, type ContentType } from '../../core/content/content-types.ts'
import { SORT_ORDERS } from '../../core/content/list.ts'
import { NAMESPACE, OFFICIAL_SOURCE } from '../../core/content/record.ts'
import type { PageRule, QueryCondition } from './types.ts'

/** A choice of parameters, and what it puts into the address of a page. */
interface PathPart {
  readonly query: PageRule['query']
  readonly name: string
}

const PARAMETER_DEFAULTS: PageRule['defaults'] = {
  limit: [String(PAGE_SIZE)],
  namespace: [NAMESPACE],
  source: [OFFICIAL_SOURCE],
  recommended: ['false'],
  intelligence_source: [],
  blueprint_set: ['all'],
  sort: [],
  offset: [],
}

const SORT_PARTS: readonly PathPart[] = [
  { query: { sort: { pattern: SORT_ORDERS.join('|'), capture: 'sort' } }, name: ':sort' },
  { query: {}, name: SORT_ORDERS[0] },
]

const OFFSET_PARTS: readonly PathPart[] = [
  { query: { offset: { pattern: '0|[1-9][0-9]*', capture: 'offset' } }, name: ':offset' },
  { query: {}, name: '0' },
]

// A host could copy a filter's value as it copies a sort; but then `intelligence_source=all` would
// find the folder of the whole list.
const filterParts = (type: ContentType): PathPart[] =>
  Object.entries(filtersForType(type)).map(([name, input]) => ({
    query: Object.fromEntries(
      Object.entries(input).map(([parameter, value]) => [parameter, { pattern: String(value) }]),
    ),
    name,
  }))

/** The pages of collections that have the same filters; more parameters come before fewer. */
function staticListRules(types: readonly ContentType[]): PageRule[] {
  const [first] = types
  if (first === undefined) return []
  const address = { from: `${API_ROOT}/:type`, types, defaults: PARAMETER_DEFAULTS }
  const rules = filterParts(first).flatMap((filter) =>
    SORT_PARTS.flatMap((sort) =>
      OFFSET_PARTS.map((offset): PageRule => {
        const query = { ...filter.query, ...sort.query, ...offset.query }
        const page = `${API_ROOT}/:type/q/${filter.name}/${sort.name}/${offset.name}.json`
        const isBare = Object.keys(query).length === 0
        return { ...address, query, to: isBare ? `${API_ROOT}/:type.json` : page }
      }),
    ),
  )
  const size = ({ query }: PageRule): number => Object.keys(query).length
  return rules.sort((a, b) => size(b) - size(a))
}

// The terms that have a file are slugs and single words; whatever else is asked is for the engine.
const TERM_CONDITION: QueryCondition = { pattern: '[a-z0-9]+(?:-[a-z0-9]+)*', capture: 'term' }

const SEARCH_RULE = {
  from: `${API_ROOT}/search`,
  types: [],
  defaults: { ...PARAMETER_DEFAULTS, offset: ['0'], q: [], type: [] },
} as const

/** Every address that is asked with parameters, most specific sets first, the bare address last. */
export const createPageRules = (): PageRule[] => [
  ...staticListRules(CONTENT_TYPES.filter((type) => type !== 'blueprints')),
  ...staticListRules(['blueprints']),
  { ...SEARCH_RULE, query: { q: TERM_CONDITION }, to: `${API_ROOT}/${PATHS.searchTerm(':term')}` },
  { ...SEARCH_RULE, query: {}, to: `${API_ROOT}/search.json` },
]
