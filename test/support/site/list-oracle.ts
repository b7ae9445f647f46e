import type { GeneratedRecord } from '../corpus/generated-corpus.ts'

/** The query of a list of generated records. */
export interface ListQuery {
  readonly type?: string | undefined
  readonly sort?: 'recommended' | 'recent' | 'name' | undefined
  readonly recommended?: boolean | undefined
  readonly intelligence_source?: string | undefined
  readonly blueprint_set?: 'all' | 'featured' | 'certified' | 'labs' | undefined
}

/** Returns the expected list, unpaged, in the documented order. */
export const expectedList = (records: readonly GeneratedRecord[], query: ListQuery): string[] =>
  records
    .filter((record) => matchesQuery(record, query))
    .sort((a, b) => compareRecords(a, b, sortKeys(query.sort ?? 'recommended')))
    .map(({ type, slug }) => `${type}/${slug}`)

/** True if a record matches a query. */
export function matchesQuery(record: GeneratedRecord, query: ListQuery): boolean {
  const { intelligence, visibility, certified } = record
  if (visibility === 'hidden') return false
  if (query.type !== undefined && record.type !== query.type) return false
  if (query.recommended && !intelligence?.recommended) return false
  if (query.intelligence_source && intelligence?.source !== query.intelligence_source) return false
  if (record.type !== 'blueprints') return true
  const { blueprint_set: set = 'all' } = query
  // A blueprint without a portfolio has no visibility and is in no set.
  if (set === 'certified') return visibility !== undefined && certified
  return set === 'all' || visibility === set
}

type SortKey = number | string

/** Returns the sort keys of a record in order of priority; smaller values come first. */
const sortKeys =
  (sort: NonNullable<ListQuery['sort']>) =>
  (record: GeneratedRecord): readonly SortKey[] => [
    ...SORT_KEYS[sort](record),
    record.type,
    record.slug,
  ]

const SORT_KEYS: Readonly<
  Record<NonNullable<ListQuery['sort']>, (record: GeneratedRecord) => readonly SortKey[]>
> = {
  recommended: ({ visibility, intelligence }) => [
    visibility === 'labs' ? 1 : 0,
    intelligence?.recommended ? 0 : 1,
    visibility === 'featured' ? 0 : 1,
    -(intelligence?.quality_score ?? -1),
    -(intelligence?.confidence_score ?? -1),
  ],
  recent: ({ updated = '' }) => [-Number(updated.replaceAll('-', ''))],
  name: ({ name, slug }) => [(name ?? slug).toLowerCase(), name ?? slug],
}

function compareRecords(
  a: GeneratedRecord,
  b: GeneratedRecord,
  keys: (record: GeneratedRecord) => readonly SortKey[],
): number {
  const otherKeys = keys(b)
  for (const [index, key] of keys(a).entries()) {
    const other = otherKeys[index] as SortKey
    if (key !== other) return key < other ? -1 : 1
  }
  return 0
}
