import type { AsPlainObject, QueryCombination, SearchResult } from 'minisearch'
import MiniSearch from 'minisearch'
import type { QueryTerm } from '../../../src/core/search/query-plan.ts'
import { BM25, FIELD_WEIGHTS, PREFIX } from '../../../src/core/search/settings.ts'
import type { BuiltIndex } from './search-indexes.ts'

/** The same terms in another engine: what is wanted in, what it finds out. */
export function createMiniSearch(
  made: BuiltIndex,
): (wanted: readonly QueryTerm[]) => SearchResult[] {
  const engine = MiniSearch.loadJS(toMiniSearchJson(made), {
    fields: [...made.fields],
    searchOptions: {
      bm25: BM25,
      boost: FIELD_WEIGHTS,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  })
  const queryOf = ({
    term,
    fields,
    prefix,
    edits,
    fuzzyWeight,
    weight,
  }: QueryTerm): QueryCombination => ({
    queries: [term],
    fields: made.fields.filter((field) => fields(field)),
    prefix,
    fuzzy: edits,
    weights: { fuzzy: fuzzyWeight, prefix: PREFIX.weight },
    boostTerm: () => weight,
  })
  return (wanted) => engine.search({ queries: wanted.map(queryOf) })
}

/** The form in which the engine keeps an index. */
function toMiniSearchJson({ fields, inverted, records }: BuiltIndex): AsPlainObject {
  const lengths = fields.map(() => Array.from({ length: records }, () => 0))
  const index = inverted.terms.map((term, at): [string, Record<string, Record<string, number>>] => {
    const held: Record<string, Record<string, number>> = {}
    for (const place of inverted.places.subarray(inverted.starts[at], inverted.starts[at + 1])) {
      const [field, record] = [Math.floor(place / records), place % records]
      held[field] = { ...held[field], [record]: 1 }
      const of = lengths[field] ?? []
      of[record] = (of[record] ?? 0) + 1
    }
    return [term, held]
  })
  const numbers = Array.from({ length: records }, (_, number) => number)
  return {
    documentCount: records,
    nextId: records,
    documentIds: Object.fromEntries(numbers.map((number) => [number, number])),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(
      numbers.map((number) => [number, lengths.map((of) => of[number] ?? 0)]),
    ),
    averageFieldLength: lengths.map(average),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  }
}

function average(lengths: readonly number[]): number {
  const filled = lengths.filter((length) => length > 0)
  return filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length)
}
