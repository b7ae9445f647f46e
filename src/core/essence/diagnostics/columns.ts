import { BREAKPOINT_NAMES, getBreakpointWidth } from '../../kernel/breakpoints.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import { groupBy } from '../../kernel/lists.ts'
import { capitalize, quote, quoteList } from '../../kernel/text.ts'
import type { LayoutRow } from '../model/layout-rows.ts'
import { describeUnknownName, type Suggester } from '../suggestions.ts'
import type { Breakpoint, ColumnLayout } from '../version.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** Checks the names of columns and breakpoints. */
export const COLUMN_RULES: readonly DiagnosticRule[] = [
  { code: 'span-unknown', layer: 'error', check: checkColumns(findUnknownSpans) },
  { code: 'breakpoint-unknown', layer: 'info', check: checkColumns(findUnknownBreakpoints) },
]

/** Where a column layout is, and the parts in it. */
interface ColumnsPlace extends Pick<LayoutRow, 'pointer' | 'instances'> {
  readonly displayName: string
  readonly suggester: Suggester
}

type ColumnsCheck = (columns: ColumnLayout, place: ColumnsPlace) => readonly DiagnosticFinding[]

/** Applies a check to every column layout. */
function checkColumns(check: ColumnsCheck): DiagnosticRule['check'] {
  return ({ pages, suggester }) =>
    pages.flatMap(({ displayName, rows }) =>
      rows.flatMap(({ columns, pointer, instances }) =>
        columns ? check(columns, { pointer, instances, displayName, suggester }) : [],
      ),
    )
}

function findUnknownSpans(
  { span }: ColumnLayout,
  { displayName, pointer, instances, suggester }: ColumnsPlace,
): DiagnosticFinding[] {
  if (span === undefined) return []
  const names = new Set(instances.flatMap(({ alias, id }) => [alias ?? id, id]))
  const suggest = suggester([...names].filter((name) => !Object.hasOwn(span, name)))
  const unknown = Object.keys(span).filter((key) => !names.has(key))
  const toSpanPointer = (key: string): string => `${pointer}/span${toPointer([key])}`
  return [...groupBy(unknown, (key) => suggest(key)[0] ?? '').values()].flatMap((keys) =>
    keys.map((key) =>
      describeUnknownName({
        pointer: toSpanPointer(key),
        name: key,
        message: `Unknown column ${quote(key)} in "span" of ${displayName}.`,
        expected: `one of ${quoteList([...names])}`,
        suggest,
        // A column has one width: if two keys may mean the same column, neither is certain.
        createPatch:
          keys.length === 1 &&
          ((name) => ({ op: 'move', from: toSpanPointer(key), path: toSpanPointer(name) })),
      }),
    ),
  )
}

function findUnknownBreakpoints(
  { breakpoints = [] }: ColumnLayout,
  { displayName, pointer, suggester }: ColumnsPlace,
): DiagnosticFinding[] {
  return breakpoints.flatMap(({ at }, index) =>
    getBreakpointWidth(at)
      ? []
      : describeUnknownName({
          pointer: `${pointer}/breakpoints/${index}/at`,
          name: at,
          message: `Unknown breakpoint ${quote(at)} in ${displayName}.`,
          expected: `one of ${quoteList(BREAKPOINT_NAMES)}`,
          suggest: suggester(BREAKPOINT_NAMES),
        }),
  )
}

/** Checks the order of breakpoints and their numbers of columns. */
export const BREAKPOINT_RULES: readonly DiagnosticRule[] = [
  { code: 'breakpoint-order', layer: 'blueprint', check: checkColumns(findUnorderedBreakpoints) },
  {
    code: 'breakpoint-columns-invalid',
    layer: 'blueprint',
    check: checkColumns(({ breakpoints = [] }, { displayName, pointer }) =>
      breakpoints.flatMap(({ at, cols }, index) =>
        Number.isInteger(cols) && cols >= 1
          ? []
          : {
              pointer: `${pointer}/breakpoints/${index}/cols`,
              message: `${capitalize(displayName)} has ${cols} columns from ${quote(at)}.`,
              expected: 'a whole number of at least 1',
              found: String(cols),
            },
      ),
    ),
  },
]

/** The names of the breakpoints, from narrow to wide. */
const BREAKPOINT_ORDER: readonly string[] = BREAKPOINT_NAMES

const getBreakpointRank = ({ at }: Breakpoint): number => BREAKPOINT_ORDER.indexOf(at)

/** Finds the first breakpoint that is not wider than the one before; unknown names are skipped. */
function findUnorderedBreakpoints(
  { breakpoints = [] }: ColumnLayout,
  { displayName, pointer }: ColumnsPlace,
): DiagnosticFinding[] {
  const known = breakpoints.filter(({ at }) => BREAKPOINT_ORDER.includes(at))
  const unordered = known.findIndex(
    (after, index) =>
      index > 0 && getBreakpointRank(after) <= getBreakpointRank(known[index - 1] as Breakpoint),
  )
  const [before, after] = [known[unordered - 1], known[unordered]]
  if (before === undefined || after === undefined) return []
  const path = `${pointer}/breakpoints`
  const value = known.toSorted((a, b) => getBreakpointRank(a) - getBreakpointRank(b))
  // Sorting changes no meaning if every breakpoint is known and appears once.
  const isCertain = new Set(known.map(getBreakpointRank)).size === breakpoints.length
  return [
    {
      pointer: `${path}/${breakpoints.lastIndexOf(after)}/at`,
      message: `${capitalize(displayName)} lists ${quote(after.at)} after ${quote(before.at)}.`,
      expected: `each breakpoint once, in the order ${quoteList(BREAKPOINT_ORDER)}`,
      found: quote(after.at),
      ...(isCertain ? { patch: [{ op: 'replace' as const, path, value }] } : {}),
    },
  ]
}
