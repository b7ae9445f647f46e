import { BREAKPOINT_NAMES, getBreakpointWidth } from '../../breakpoints.ts'
import type { ColumnLayout } from '../../generated/types/essence.v4.ts'
import { groupBy } from '../../group-by.ts'
import { toPointer } from '../../pointer.ts'
import type { LayoutRow } from '../layout.ts'
import { describeUnknownName, type Suggester } from '../suggest.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'
import { quoteList } from './words.ts'

/** What columns side by side name: each other, and widths. */
export const COLUMN_RULES: readonly DiagnosticRule[] = [
  { code: 'span-unknown', layer: 'blueprint', check: checkColumns(findUnknownSpans) },
  { code: 'breakpoint-unknown', layer: 'info', check: checkColumns(findUnknownBreakpoints) },
]

/** One column layout, where it stands and on which page. */
export interface ColumnsEntry extends ColumnLayout, Pick<LayoutRow, 'pointer' | 'instances'> {
  readonly displayName: string
  readonly suggester: Suggester
}

/** A rule about every column layout. */
export function checkColumns(
  check: (columns: ColumnsEntry) => readonly DiagnosticFinding[],
): DiagnosticRule['check'] {
  return ({ pages, suggester }) =>
    pages.flatMap(({ displayName, rows }) =>
      rows.flatMap(({ columns, ...row }) =>
        columns ? check({ ...columns, ...row, displayName, suggester }) : [],
      ),
    )
}

function findUnknownSpans({
  displayName,
  pointer,
  instances,
  span = {},
  suggester,
}: ColumnsEntry): DiagnosticFinding[] {
  const names = new Set(instances.flatMap(({ alias, id }) => [alias ?? id, id]))
  const near = suggester([...names].filter((name) => !Object.hasOwn(span, name)))
  const unknown = Object.keys(span).filter((key) => !names.has(key))
  const placeOf = (key: string): string => `${pointer}/span${toPointer([key])}`
  return [...groupBy(unknown, (key) => near(key)[0] ?? '').values()].flatMap((keys) =>
    keys.map((key) =>
      describeUnknownName({
        pointer: placeOf(key),
        messageStart: `${displayName} gives a width to`,
        name: key,
        reason: 'is no column',
        expected: `one of ${quoteList([...names])}`,
        suggest: near,
        // A column has one width: of two keys that may be meant for it, neither is certain.
        createPatch:
          keys.length === 1 &&
          ((name) => ({ op: 'move', from: placeOf(key), path: placeOf(name) })),
      }),
    ),
  )
}

function findUnknownBreakpoints({
  displayName,
  pointer,
  breakpoints = [],
  suggester,
}: ColumnsEntry): DiagnosticFinding[] {
  const known = quoteList(BREAKPOINT_NAMES)
  return breakpoints.flatMap(({ at }, index) =>
    getBreakpointWidth(at)
      ? []
      : describeUnknownName({
          pointer: `${pointer}/breakpoints/${index}/at`,
          messageStart: `${displayName} names the width`,
          name: at,
          reason: `is none of ${known}`,
          expected: `one of ${known}`,
          suggest: suggester(BREAKPOINT_NAMES),
        }),
  )
}
