import { BREAKPOINT_NAMES } from '../../breakpoints.ts'
import type { Breakpoint } from '../../generated/types/essence.v4.ts'
import { type Columns, inColumns } from './columns.ts'
import type { Finding, Rule } from './rule.ts'
import { quote, quoteList } from './words.ts'

/** How many columns there are from which width on. */
export const BREAKPOINTS: readonly Rule[] = [
  { code: 'breakpoint-order', layer: 'blueprint', check: inColumns(disorder) },
  {
    code: 'breakpoint-columns-invalid',
    layer: 'blueprint',
    check: inColumns(({ who, pointer, breakpoints = [] }) =>
      breakpoints.flatMap(({ at, cols }, index) =>
        Number.isInteger(cols) && cols >= 1
          ? []
          : {
              pointer: `${pointer}/breakpoints/${index}/cols`,
              message: `${who} asks for ${cols} columns from ${quote(at)} on.`,
              expected: 'a whole number of at least 1',
              found: String(cols),
            },
      ),
    ),
  },
]

/** The widths by name, from narrow to wide. */
const WIDTHS: readonly string[] = BREAKPOINT_NAMES

const rank = ({ at }: Breakpoint): number => WIDTHS.indexOf(at)

/** The first width that is not above the one before it. Names of no known width have no place. */
function disorder({ who, pointer, breakpoints = [] }: Columns): Finding[] {
  const known = breakpoints.filter(({ at }) => WIDTHS.includes(at))
  const wrong = known.findIndex(
    (after, nth) => nth > 0 && rank(after) <= rank(known[nth - 1] as Breakpoint),
  )
  const [before, after] = [known[wrong - 1], known[wrong]]
  if (before === undefined || after === undefined) return []
  const path = `${pointer}/breakpoints`
  const value = known.toSorted((a, b) => rank(a) - rank(b))
  // Order is free of meaning when every width is known and stands once, so sorting is certain.
  const isCertain = new Set(known.map(rank)).size === breakpoints.length
  return [
    {
      pointer: `${path}/${breakpoints.lastIndexOf(after)}/at`,
      message: `${who} lists the width ${quote(after.at)} after ${quote(before.at)}.`,
      expected: `each width once, in the order ${quoteList(WIDTHS)}`,
      found: quote(after.at),
      ...(isCertain ? { patch: [{ op: 'replace' as const, path, value }] } : {}),
    },
  ]
}
