import { type Dispatch, type SetStateAction } from 'react'
import type { Query } from '../use-query.ts'
import type { useSort } from '../use-sort.ts'
import { type Request } from './requests.ts'

declare const COLUMNS: readonly [
  readonly ['name', 'Request'],
  readonly ['status', 'Status'],
  readonly ['owner', 'Owner'],
  readonly ['day', 'Day'],
]
export type SortColumn = (typeof COLUMNS)[number][0]
interface Props {
  readonly query: Query
  readonly sort: ReturnType<typeof useSort<SortColumn>>
  readonly rows: readonly Request[]
  readonly picked: ReadonlySet<string>
  readonly setPicked: Dispatch<SetStateAction<ReadonlySet<string>>>
}
/** The requests that match, a page at a time; rows can be picked. */
export declare function RecordsTable({
  query,
  sort,
  rows,
  picked,
  setPicked,
}: Props): import('react').JSX.Element
