import type { Query } from './use-query.ts'

declare const NEXT: {
  readonly none: 'ascending'
  readonly ascending: 'descending'
  readonly descending: 'none'
}
export type Direction = keyof typeof NEXT
/** The order of a table, kept in the address: unsorted, ascending, descending. */
export declare function useSort<Column extends string>(
  query: Query,
): {
  directionOf: (one: Column) => Direction
  toggle: (one: Column) => void
  sorted: <Row extends Readonly<Record<Column, string>>>(rows: readonly Row[]) => Row[]
}
