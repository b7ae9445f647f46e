import { BREAKPOINT_NAMES } from '../../breakpoints.ts'
import type { Breakpoint } from '../../generated/types/essence.v4.ts'
import { type ColumnsEntry, checkColumns } from './columns.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'
import { quote, quoteList } from './words.ts'

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
