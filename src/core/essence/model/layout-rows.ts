import type { ColumnEntry, ColumnLayout, LayoutItem } from '../version.ts'

/** A pattern on a page. */
export interface PatternInstance {
  readonly pointer: string
  /** Points to the pattern's id, which is the instance itself if it is a plain string. */
  readonly idPointer: string
  readonly id: string
  readonly preset?: string | undefined
  readonly alias?: string | undefined
}

/** A row of a page: a single pattern, or several in columns. */
export interface LayoutRow {
  readonly pointer: string
  readonly columns?: ColumnLayout
  readonly instances: readonly PatternInstance[]
}

/** Returns the rows of a layout from top to bottom; `pointer` is the layout's. */
export const toLayoutRows = (layout: readonly LayoutItem[], pointer: string): LayoutRow[] =>
  layout.map((item, index) => toLayoutRow(item, `${pointer}/${index}`))

/** Lists every pattern of a layout in reading order. */
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
