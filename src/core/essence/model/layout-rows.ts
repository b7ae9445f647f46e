import type { ColumnEntry, ColumnLayout, LayoutItem } from '../version.ts'

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
export const toLayoutRows = (layout: readonly LayoutItem[], pointer: string): LayoutRow[] =>
  layout.map((item, index) => toLayoutRow(item, `${pointer}/${index}`))

/** Every pattern of a layout, in reading order. */
export const listPatternInstances = (rows: readonly LayoutRow[]): PatternInstance[] =>
  rows.flatMap(({ instances }) => instances)

function toLayoutRow(item: LayoutItem, pointer: string): LayoutRow {
  if (typeof item === 'string' || !('cols' in item)) {
    return { pointer, instances: [toPatternInstance(item, pointer)] }
  }
  const instances = item.cols.map((entry, index) =>
    toPatternInstance(entry, `${pointer}/cols/${index}`),
  )
  return { pointer, columns: item, instances }
}

const toPatternInstance = (entry: ColumnEntry, pointer: string): PatternInstance =>
  typeof entry === 'string'
    ? { pointer, idPointer: pointer, id: entry }
    : {
        pointer,
        idPointer: `${pointer}/pattern`,
        id: entry.pattern,
        preset: entry.preset,
        alias: entry.as,
      }
