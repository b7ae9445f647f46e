import { BREAKPOINT_NAMES, getBreakpointWidth } from '../../breakpoints.ts'
import { toPointer } from '../../json/pointer.ts'
import { groupBy } from '../../lists.ts'
import { quote, quoteList } from '../../text.ts'
import type { LayoutRow } from '../model/layout-rows.ts'
import { describeUnknownName, type Suggester } from '../suggestions.ts'
import type { Breakpoint, ColumnLayout } from '../version.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

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

/** How many columns there are from which width on. */
export const BREAKPOINT_RULES: readonly DiagnosticRule[] = [
  { code: 'breakpoint-order', layer: 'blueprint', check: checkColumns(findUnorderedBreakpoints) },
  {
    code: 'breakpoint-columns-invalid',
    layer: 'blueprint',
    check: checkColumns(({ displayName, pointer, breakpoints = [] }) =>
      breakpoints.flatMap(({ at, cols }, index) =>
        Number.isInteger(cols) && cols >= 1
          ? []
          : {
              pointer: `${pointer}/breakpoints/${index}/cols`,
              message: `${displayName} asks for ${cols} columns from ${quote(at)} on.`,
              expected: 'a whole number of at least 1',
              found: String(cols),
            },
      ),
    ),
  },
]

/** The widths by name, from narrow to wide. */
const BREAKPOINT_ORDER: readonly string[] = BREAKPOINT_NAMES

const getBreakpointRank = ({ at }: Breakpoint): number => BREAKPOINT_ORDER.indexOf(at)

/** The first width that is not above the one before it. Names of no known width have no place. */
function findUnorderedBreakpoints({
  displayName,
  pointer,
  breakpoints = [],
}: ColumnsEntry): DiagnosticFinding[] {
  const known = breakpoints.filter(({ at }) => BREAKPOINT_ORDER.includes(at))
  const wrong = known.findIndex(
    (after, nth) =>
      nth > 0 && getBreakpointRank(after) <= getBreakpointRank(known[nth - 1] as Breakpoint),
  )
  const [before, after] = [known[wrong - 1], known[wrong]]
  if (before === undefined || after === undefined) return []
  const path = `${pointer}/breakpoints`
  const value = known.toSorted((a, b) => getBreakpointRank(a) - getBreakpointRank(b))
  // Order is free of meaning when every width is known and stands once, so sorting is certain.
  const isCertain = new Set(known.map(getBreakpointRank)).size === breakpoints.length
  return [
    {
      pointer: `${path}/${breakpoints.lastIndexOf(after)}/at`,
      message: `${displayName} lists the width ${quote(after.at)} after ${quote(before.at)}.`,
      expected: `each width once, in the order ${quoteList(BREAKPOINT_ORDER)}`,
      found: quote(after.at),
      ...(isCertain ? { patch: [{ op: 'replace' as const, path, value }] } : {}),
    },
  ]
}
