import type { AsPlainObject, QueryCombination, SearchResult } from 'minisearch'
import MiniSearch from 'minisearch'
import type { QueryTerm } from '../../../src/core/search/query-plan.ts'
import { BM25, FIELD_WEIGHTS, PREFIX } from '../../../src/core/search/settings.ts'
import type { BuiltIndex } from './search-indexes.ts'

/** Loads an index into MiniSearch, so that tests can compare its results with ours. */
export function createMiniSearch(
  built: BuiltIndex,
): (terms: readonly QueryTerm[]) => SearchResult[] {
  const engine = MiniSearch.loadJS(toMiniSearchJson(built), {
    fields: [...built.fields],
    searchOptions: {
      bm25: BM25,
      boost: FIELD_WEIGHTS,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  })
  const toQuery = ({
    term,
    fields,
    prefix,
    edits,
    fuzzyWeight,
    weight,
  }: QueryTerm): QueryCombination => ({
    queries: [term],
    fields: built.fields.filter((field) => fields(field)),
    prefix,
    fuzzy: edits,
    weights: { fuzzy: fuzzyWeight, prefix: PREFIX.weight },
    boostTerm: () => weight,
  })
  return (terms) => engine.search({ queries: terms.map(toQuery) })
}

/** Converts an index to the JSON that MiniSearch loads. */
function toMiniSearchJson({ fields, inverted, records }: BuiltIndex): AsPlainObject {
  const lengths = fields.map(() => Array.from({ length: records }, () => 0))
  const index = inverted.terms.map((term, id): [string, Record<string, Record<string, number>>] => {
    const postings: Record<string, Record<string, number>> = {}
    for (const cell of inverted.places.subarray(inverted.starts[id], inverted.starts[id + 1])) {
      const [field, record] = [Math.floor(cell / records), cell % records]
      postings[field] = { ...postings[field], [record]: 1 }
      const fieldLengths = lengths[field] ?? []
      fieldLengths[record] = (fieldLengths[record] ?? 0) + 1
    }
    return [term, postings]
  })
  const numbers = Array.from({ length: records }, (_, number) => number)
  return {
    documentCount: records,
    nextId: records,
    documentIds: Object.fromEntries(numbers.map((number) => [number, number])),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(
      numbers.map((number) => [number, lengths.map((byRecord) => byRecord[number] ?? 0)]),
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
