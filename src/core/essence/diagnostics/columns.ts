import { BREAKPOINT_NAMES, widthOf } from '../../breakpoints.ts'
import type { Breakpoint, ColumnLayout } from '../../generated/types/essence.v4.ts'
import { nearest } from '../../nearest.ts'
import { pointerOf } from '../../pointer.ts'
import type { LayoutRow } from '../layout.ts'
import { mend, type Suggester } from '../suggest.ts'
import type { Facts } from './facts.ts'
import { repeats } from './repeats.ts'
import type { Finding, Rule } from './rule.ts'
import { quote, quoteAll } from './words.ts'

/** Columns side by side: their widths, and how many there are from which width on. */
export const COLUMNS: readonly Rule[] = [
  { code: 'span-unknown', layer: 'blueprint', check: inColumns(unknownSpans) },
  { code: 'breakpoint-order', layer: 'blueprint', check: inColumns(disorder) },
  {
    code: 'breakpoint-columns-invalid',
    layer: 'blueprint',
    check: inColumns(({ page, pointer, breakpoints }) =>
      breakpoints.flatMap(({ at, cols }, index) =>
        Number.isInteger(cols) && cols >= 1
          ? []
          : {
              pointer: `${pointer}/breakpoints/${index}/cols`,
              message: `Page ${quote(page)} asks for ${cols} columns from ${quote(at)} on.`,
              expected: 'a whole number of at least 1',
              found: String(cols),
            },
      ),
    ),
  },
  {
    code: 'breakpoint-unknown',
    layer: 'info',
    check: inColumns(({ page, pointer, breakpoints }) =>
      breakpoints.flatMap(({ at }, index) =>
        widthOf(at) !== undefined
          ? []
          : {
              pointer: `${pointer}/breakpoints/${index}/at`,
              message: `Page ${quote(page)} names ${quote(at)}, which is none of the five widths.`,
              expected: `one of ${quoteAll(BREAKPOINT_NAMES)}`,
              found: quote(at),
              ...mend(at, nearest(at, BREAKPOINT_NAMES)),
            },
      ),
    ),
  },
]

/** One column layout, where it stands and on which page. */
interface Columns {
  readonly page: string
  readonly pointer: string
  readonly row: LayoutRow
  readonly layout: ColumnLayout
  readonly breakpoints: readonly Breakpoint[]
  readonly suggester: Suggester
}

function inColumns(check: (columns: Columns) => readonly Finding[]): Rule['check'] {
  return ({ pages, suggester }: Facts) =>
    pages.flatMap(({ name, rows }) =>
      rows.flatMap((row) => {
        const { pointer, columns: layout } = row
        if (layout === undefined) return []
        const { breakpoints = [] } = layout
        return check({ page: name, pointer, row, layout, breakpoints, suggester })
      }),
    )
}

function unknownSpans({ page, pointer, row, layout, suggester }: Columns): Finding[] {
  const { span = {} } = layout
  const names = new Set(row.instances.flatMap(({ alias, id }) => [alias ?? id, id]))
  const unknown = Object.keys(span).filter((key) => !names.has(key))
  if (unknown.length === 0) return []
  const suggest = suggester([...names].filter((name) => !Object.hasOwn(span, name)))
  const contested = repeated(unknown.flatMap((key) => suggest(key)[0] ?? []))
  const expected = `one of ${quoteAll([...names])}`
  const placeOf = (key: string): string => `${pointer}/span${pointerOf([key])}`
  return unknown.map((key) => {
    const near = suggest(key)
    const fix = (name: string) => ({ op: 'move', from: placeOf(key), path: placeOf(name) }) as const
    return {
      pointer: placeOf(key),
      message: `Page ${quote(page)} gives a width to ${quote(key)}, which is no column.`,
      expected,
      found: quote(key),
      // A column has one width: of two keys that may be meant for it, neither is certain.
      ...(contested.has(near[0] ?? '') ? mend(key, near) : mend(key, near, fix)),
    }
  })
}

const repeated = (names: readonly string[]): ReadonlySet<string> =>
  new Set(repeats(names, (name) => name).map(({ again }) => again))

/** The first width that is not above the one before it. Names of no known width have no place. */
function disorder({ page, pointer, breakpoints }: Columns): Finding[] {
  const known = breakpoints.flatMap(({ at }, index) => {
    const width = widthOf(at)
    return width === undefined ? [] : { index, width, at }
  })
  const wrong = known.findIndex(({ width }, nth) => width <= (known[nth - 1]?.width ?? 0))
  const [before, after] = [known[wrong - 1], known[wrong]]
  if (before === undefined || after === undefined) return []
  return [
    {
      pointer: `${pointer}/breakpoints/${after.index}/at`,
      message: `Page ${quote(page)} lists the width ${quote(after.at)} after ${quote(before.at)}.`,
      expected: `each width once, in the order ${quoteAll(BREAKPOINT_NAMES)}`,
      found: quote(after.at),
      ...sorted(`${pointer}/breakpoints`, breakpoints),
    },
  ]
}

/** Order is free of meaning when every width is known and stands once, so sorting is certain. */
function sorted(path: string, breakpoints: readonly Breakpoint[]): Pick<Finding, 'patch'> {
  const widths = new Set(breakpoints.flatMap(({ at }) => widthOf(at) ?? []))
  if (widths.size < breakpoints.length) return {}
  const value = breakpoints.toSorted((a, b) => (widthOf(a.at) ?? 0) - (widthOf(b.at) ?? 0))
  return { patch: [{ op: 'replace', path, value }] }
}
