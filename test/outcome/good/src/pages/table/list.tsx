import { useState } from 'react'
import { useTitle } from '../title.ts'
import { useQuery } from '../use-query.ts'
import { useSort } from '../use-sort.ts'
import { BulkBar } from './bulk-bar.tsx'
import { RecordFilters } from './record-filters.tsx'
import { RecordsTable, type SortColumn } from './records-table.tsx'
import { REQUESTS } from './requests.ts'
import '../page.css'
import '../table.css'

/** Requests of the harbour: narrow them, sort them, act on many at once. */
export function List() {
  useTitle('Requests')
  const query = useQuery()
  const sort = useSort<SortColumn>(query)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const words = query.get('query').toLowerCase()
  const matching = REQUESTS.filter(
    ({ name, status, owner, day }) =>
      name.toLowerCase().includes(words) &&
      ['any', status].includes(query.get('status', 'Open')) &&
      ['', owner].includes(query.get('owner')) &&
      day >= query.get('from'),
  )
  return (
    <>
      <h1>Requests</h1>
      <RecordFilters query={query} matching={matching.length} />
      <RecordsTable {...{ query, sort, picked, setPicked }} rows={sort.sorted(matching)} />
      <BulkBar picked={picked} clear={() => setPicked(new Set())} />
    </>
  )
}
