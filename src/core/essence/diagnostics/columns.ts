import { BREAKPOINT_NAMES, getBreakpointWidth } from '../../breakpoints.ts'
import type { ColumnLayout } from '../../generated/types/essence.v4.ts'
import { groupBy } from '../../group-by.ts'
import { toPointer } from '../../pointer.ts'
import type { LayoutRow } from '../layout.ts'
import { misnamed, type Suggester } from '../suggest.ts'
import type { Finding, Rule } from './rule.ts'
import { quoteList } from './words.ts'

/** What columns side by side name: each other, and widths. */
export const COLUMNS: readonly Rule[] = [
  { code: 'span-unknown', layer: 'blueprint', check: inColumns(unknownSpans) },
  { code: 'breakpoint-unknown', layer: 'info', check: inColumns(unknownWidths) },
]

/** One column layout, where it stands and on which page. */
export interface Columns extends ColumnLayout, Pick<LayoutRow, 'pointer' | 'instances'> {
  readonly who: string
  readonly suggester: Suggester
}

/** A rule about every column layout. */
export function inColumns(check: (columns: Columns) => readonly Finding[]): Rule['check'] {
  return ({ pages, suggester }) =>
    pages.flatMap(({ who, rows }) =>
      rows.flatMap(({ columns, ...row }) =>
        columns ? check({ ...columns, ...row, who, suggester }) : [],
      ),
    )
}

function unknownSpans({ who, pointer, instances, span = {}, suggester }: Columns): Finding[] {
  const names = new Set(instances.flatMap(({ alias, id }) => [alias ?? id, id]))
  const near = suggester([...names].filter((name) => !Object.hasOwn(span, name)))
  const unknown = Object.keys(span).filter((key) => !names.has(key))
  const placeOf = (key: string): string => `${pointer}/span${toPointer([key])}`
  return [...groupBy(unknown, (key) => near(key)[0] ?? '').values()].flatMap((keys) =>
    keys.map((key) =>
      misnamed({
        pointer: placeOf(key),
        says: `${who} gives a width to`,
        word: key,
        which: 'is no column',
        expected: `one of ${quoteList([...names])}`,
        near,
        // A column has one width: of two keys that may be meant for it, neither is certain.
        fix:
          keys.length === 1 &&
          ((name) => ({ op: 'move', from: placeOf(key), path: placeOf(name) })),
      }),
    ),
  )
}

function unknownWidths({ who, pointer, breakpoints = [], suggester }: Columns): Finding[] {
  const known = quoteList(BREAKPOINT_NAMES)
  return breakpoints.flatMap(({ at }, index) =>
    getBreakpointWidth(at)
      ? []
      : misnamed({
          pointer: `${pointer}/breakpoints/${index}/at`,
          says: `${who} names the width`,
          word: at,
          which: `is none of ${known}`,
          expected: `one of ${known}`,
          near: suggester(BREAKPOINT_NAMES),
        }),
  )
}
