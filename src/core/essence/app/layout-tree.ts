import { getBreakpointWidth } from '../../kernel/breakpoints.ts'
import { omitUndefined } from '../../kernel/json/value.ts'
import type { LayoutRow, PatternInstance } from '../model/layout-rows.ts'
import type { ColumnLayout } from '../version.ts'

/** A pattern in its own row, or columns next to each other. */
export type LayoutNode = PatternNode | ColumnsNode

/** A pattern in its own row. */
export interface PatternNode {
  readonly pattern: string
  readonly from?: never
}

/** Patterns in columns, stacked below a width. */
export interface ColumnsNode {
  readonly columns: readonly { readonly pattern: string; readonly weight: number }[]
  /** The breakpoint from which there are columns; absent: always. */
  readonly from?: string
  /** The number of columns from each breakpoint on. */
  readonly steps?: readonly { readonly at: string; readonly columns: number }[]
  readonly measured: 'viewport' | 'container'
}

/** Returns a layout as a tree of the names that its patterns have on the page. */
export const toLayoutTree = (rows: readonly LayoutRow[]): LayoutNode[] =>
  rows.map(({ columns, instances }) =>
    columns === undefined
      ? { pattern: getInstanceName(instances[0] as PatternInstance) }
      : toColumnsNode(columns, instances),
  )

const getInstanceName = ({ alias, id }: PatternInstance): string => alias || id

function toColumnsNode(layout: ColumnLayout, instances: readonly PatternInstance[]): ColumnsNode {
  const { at: from, span = {}, breakpoints = [], responsive: measured = 'viewport' } = layout
  const steps = breakpoints.map(({ at, cols }) => ({ at, columns: cols }))
  return omitUndefined({
    columns: instances.map((instance) => ({
      pattern: getInstanceName(instance),
      weight: getColumnWeight(instance, span),
    })),
    from,
    steps: steps.length > 0 ? steps.toSorted(compareWidths) : undefined,
    measured,
  })
}

/** Returns the weight of a column: `span` names it by alias, then by pattern. */
function getColumnWeight(
  { alias, id }: PatternInstance,
  span: Readonly<Record<string, number>>,
): number {
  const key = [alias, id].find((name) => name && Object.hasOwn(span, name))
  return key ? (span[key] ?? 1) : 1
}

/** Sorts the narrowest breakpoint first; unknown ones come last, in their original order. */
const compareWidths = (a: { readonly at: string }, b: { readonly at: string }): number =>
  (getBreakpointWidth(a.at) ?? UNKNOWN_WIDTH) - (getBreakpointWidth(b.at) ?? UNKNOWN_WIDTH)

const UNKNOWN_WIDTH = 9999
