import type { Query } from './use-query.ts'

const NEXT = { none: 'ascending', ascending: 'descending', descending: 'none' } as const

export type Direction = keyof typeof NEXT

/** The order of a table, kept in the address: unsorted, ascending, descending. */
export function useSort<Column extends string>(query: Query) {
  const [column, direction = 'none'] = query.get('sort').split('.') as [Column, Direction?]
  const directionOf = (one: Column): Direction => (one === column ? direction : 'none')
  const toggle = (one: Column): void => {
    const next = NEXT[directionOf(one)]
    query.change({ sort: next === 'none' ? '' : `${one}.${next}`, page: '' })
  }
  const sorted = <Row extends Readonly<Record<Column, string>>>(rows: readonly Row[]): Row[] => {
    const sign = { none: 0, ascending: 1, descending: -1 }[direction]
    return rows.toSorted((a, b) => sign * (a[column] ?? '').localeCompare(b[column] ?? ''))
  }
  return { directionOf, toggle, sorted }
}
