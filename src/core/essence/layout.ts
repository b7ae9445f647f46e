import type { ColumnEntry, ColumnLayout, LayoutItem } from '../generated/types/essence.v4.ts'

/** One pattern on a page. */
export interface PatternInstance {
  /** Where the instance stands. */
  readonly pointer: string
  /** Where its pattern id stands: the instance itself when it is written as a plain id. */
  readonly idPointer: string
  readonly id: string
  readonly preset?: string | undefined
  readonly alias?: string | undefined
}

/** One row of a page: a single pattern, or the columns that stand side by side in it. */
export interface LayoutRow {
  readonly pointer: string
  readonly columns?: ColumnLayout
  readonly instances: readonly PatternInstance[]
}

/** The rows of a layout from top to bottom; `pointer` is where the layout stands. */
export const rowsOf = (layout: readonly LayoutItem[], pointer: string): LayoutRow[] =>
  layout.map((item, index) => rowOf(item, `${pointer}/${index}`))

/** Every pattern of a layout, in reading order. */
export const instancesOf = (rows: readonly LayoutRow[]): PatternInstance[] =>
  rows.flatMap(({ instances }) => instances)

function rowOf(item: LayoutItem, pointer: string): LayoutRow {
  if (typeof item === 'string' || !('cols' in item)) {
    return { pointer, instances: [instanceOf(item, pointer)] }
  }
  const instances = item.cols.map((entry, index) => instanceOf(entry, `${pointer}/cols/${index}`))
  return { pointer, columns: item, instances }
}

const instanceOf = (entry: ColumnEntry, pointer: string): PatternInstance =>
  typeof entry === 'string'
    ? { pointer, idPointer: pointer, id: entry }
    : {
        pointer,
        idPointer: `${pointer}/pattern`,
        id: entry.pattern,
        preset: entry.preset,
        alias: entry.as,
      }
