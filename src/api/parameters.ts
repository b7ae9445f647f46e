import { CONTENT_TYPES, toSingular } from '../core/content/content-types.ts'
import { SORT_ORDERS } from '../core/content/list.ts'
import { BLUEPRINT_SETS, NAMESPACE } from '../core/content/record.ts'
import {
  INTELLIGENCE_SOURCES,
  MAX_PAGE_SIZE,
  MAX_QUERY_LENGTH,
  PAGE_SIZE,
  type QueryInput,
  SORT_ALIASES,
} from './query.ts'

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
