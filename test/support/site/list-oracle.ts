import type { GeneratedRecord } from '../corpus/generated-corpus.ts'

/** What is asked of a list of generated records. */
export interface ListQuery {
  readonly type?: string | undefined
  readonly sort?: 'recommended' | 'recent' | 'name' | undefined
  readonly recommended?: boolean | undefined
  readonly intelligence_source?: string | undefined
  readonly blueprint_set?: 'all' | 'featured' | 'certified' | 'labs' | undefined
}

/** The whole list that the notes promise: which records, in which order. */
export const expectedList = (records: readonly GeneratedRecord[], wish: ListQuery): string[] =>
  records
    .filter((record) => matchesQuery(record, wish))
    .sort((a, b) => compareRecords(a, b, sortKeys(wish.sort ?? 'recommended')))
    .map(({ type, slug }) => `${type}/${slug}`)

/** Whether a record belongs into the answer to a wish. */
export function matchesQuery(record: GeneratedRecord, wish: ListQuery): boolean {
  const { intelligence, visibility, certified } = record
  if (visibility === 'hidden') return false
  if (wish.type !== undefined && record.type !== wish.type) return false
  if (wish.recommended && !intelligence?.recommended) return false
  if (wish.intelligence_source && intelligence?.source !== wish.intelligence_source) return false
  if (record.type !== 'blueprints') return true
  const { blueprint_set: set = 'all' } = wish
  // Only a portfolio says what a blueprint is.
  if (set === 'certified') return visibility !== undefined && certified
  return set === 'all' || visibility === set
}

type SortKey = number | string

/** What is compared, in turn; smaller comes first. */
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
  const others = keys(b)
  for (const [at, key] of keys(a).entries()) {
    const other = others[at] as SortKey
    if (key !== other) return key < other ? -1 : 1
  }
  return 0
}
