import { getBreakpointWidth } from '../breakpoints.ts'
import type { LayoutRow, PatternInstance } from '../essence/model/layout-rows.ts'
import type { ColumnLayout } from '../essence/version.ts'
import { omitUndefined } from '../json/value.ts'

/** A pattern in a row of its own, or columns side by side. */
export type LayoutNode = PatternNode | ColumnsNode

export interface PatternNode {
  readonly pattern: string
  readonly from?: never
}

export interface ColumnsNode {
  readonly columns: readonly { readonly pattern: string; readonly weight: number }[]
  /** The width from which they stand side by side; absent: always. */
  readonly from?: string
  /** How many of them stand side by side from which width on. */
  readonly steps?: readonly { readonly at: string; readonly columns: number }[]
  readonly measured: 'viewport' | 'container'
}

/** A layout as a tree of the names that its patterns have on the page. */
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

/** A span names a column by its alias, then by its pattern; equal names share the weight. */
function getColumnWeight(
  { alias, id }: PatternInstance,
  span: Readonly<Record<string, number>>,
): number {
  const name = [alias, id].find((name) => name && Object.hasOwn(span, name))
  return name ? (span[name] ?? 1) : 1
}

/** Narrowest first; a width of no known name keeps its place behind the others. */
const compareWidths = (a: { readonly at: string }, b: { readonly at: string }): number =>
  (getBreakpointWidth(a.at) ?? UNKNOWN_WIDTH) - (getBreakpointWidth(b.at) ?? UNKNOWN_WIDTH)

const UNKNOWN_WIDTH = 9999
