import type { ContentRecord } from '../content/assemble-content.ts'
import type { ContentIssue } from '../content/folder.ts'
import { getRecordKey } from '../content/record.ts'
import { toPointer } from '../kernel/json/pointer.ts'
import { quote } from '../kernel/text.ts'
import { toSearchDocument } from './search-document.ts'
import { createDocumentSearch } from './search-engine.ts'

/** A reader rarely looks further. */
const MAX_RANK = 10

/**
 * Finds the queries of records that do not find their record among the first ten results. The
 * search covers the records and `others`; a record replaces one of the same type and slug. Queries
 * that are held out only measure the search, so they are no reason to change a record.
 */
export function findMissedQueries(
  records: readonly ContentRecord[],
  others: readonly ContentRecord[],
): ContentIssue[] {
  if (!records.some(({ queries }) => queries?.items.length)) return []
  const replaced = new Set(records.map(getRecordKey))
  const rest = others.filter((record) => !replaced.has(getRecordKey(record)))
  const documents = [...records, ...rest].map(toSearchDocument)
  const { search } = createDocumentSearch(documents)
  return records.flatMap(({ slug, type, queries }) =>
    (queries?.items ?? []).flatMap(({ query, heldOut }, index): ContentIssue[] => {
      const first = search(query).hits.slice(0, MAX_RANK)
      const isFound = first.some((hit) => hit.type === type && hit.slug === slug)
      return queries === undefined || heldOut || isFound
        ? []
        : [createIssue({ file: queries.file, index, query, slug })]
    }),
  )
}

interface MissedQuery {
  readonly file: string
  readonly index: number
  readonly query: string
  readonly slug: string
}

const createIssue = ({ file, index, query, slug }: MissedQuery): ContentIssue => ({
  file,
  code: 'query-missed',
  severity: 'warn',
  pointer: toPointer([index, 'query']),
  message: `"${slug}" is not among the first ${MAX_RANK} results for ${quote(query)}.`,
  hint: 'Add the words to "synonyms", "tags" or "description".',
})
