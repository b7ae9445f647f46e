import { BREAKPOINT_NAMES } from '../../breakpoints.ts'
import type { Breakpoint, ColumnLayout } from '../../generated/types/essence.v4.ts'
import { groupBy } from '../../group-by.ts'
import { nearest } from '../../nearest.ts'
import { pointerOf } from '../../pointer.ts'
import type { LayoutRow } from '../layout.ts'
import { mend, type Suggester } from '../suggest.ts'
import type { Finding, Rule } from './rule.ts'
import { quote, quoteAll } from './words.ts'

/** Columns side by side: their widths, and how many there are from which width on. */
export const COLUMNS: readonly Rule[] = [
  { code: 'span-unknown', layer: 'blueprint', check: inColumns(unknownSpans) },
  { code: 'breakpoint-order', layer: 'blueprint', check: inColumns(disorder) },
  {
    code: 'breakpoint-columns-invalid',
    layer: 'blueprint',
    check: inColumns(({ who, pointer, breakpoints }) =>
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
  {
    code: 'breakpoint-unknown',
    layer: 'info',
    check: inColumns(({ who, pointer, breakpoints }) =>
      breakpoints.flatMap(({ at }, index) =>
        WIDTHS.includes(at)
          ? []
          : {
              pointer: `${pointer}/breakpoints/${index}/at`,
              message: `${who} names ${quote(at)}, which is none of the five widths.`,
              expected: `one of ${quoteAll(WIDTHS)}`,
              found: quote(at),
              ...mend(at, nearest(at, WIDTHS)),
            },
      ),
    ),
  },
]

const WIDTHS: readonly string[] = BREAKPOINT_NAMES

/** One column layout, where it stands and on which page. */
interface Columns {
  readonly who: string
  readonly pointer: string
  readonly instances: LayoutRow['instances']
  readonly span: NonNullable<ColumnLayout['span']>
  readonly breakpoints: readonly Breakpoint[]
  readonly suggester: Suggester
}

function inColumns(check: (columns: Columns) => readonly Finding[]): Rule['check'] {
  return ({ pages, suggester }) =>
    pages.flatMap(({ who, rows }) =>
      rows.flatMap(({ pointer, instances, columns }) => {
        if (columns === undefined) return []
        const { span = {}, breakpoints = [] } = columns
        return check({ who, pointer, instances, span, breakpoints, suggester })
      }),
    )
}

function unknownSpans({ who, pointer, instances, span, suggester }: Columns): Finding[] {
  const names = new Set(instances.flatMap(({ alias, id }) => [alias ?? id, id]))
  const near = suggester([...names].filter((name) => !Object.hasOwn(span, name)))
  const unknown = Object.keys(span).filter((key) => !names.has(key))
  const placeOf = (key: string): string => `${pointer}/span${pointerOf([key])}`
  return [...groupBy(unknown, (key) => near(key)[0] ?? '').values()].flatMap((keys) =>
    keys.map((key) => {
      const fix = (name: string) =>
        ({ op: 'move', from: placeOf(key), path: placeOf(name) }) as const
      return {
        pointer: placeOf(key),
        message: `${who} gives a width to ${quote(key)}, which is no column.`,
        expected: `one of ${quoteAll([...names])}`,
        found: quote(key),
        // A column has one width: of two keys that may be meant for it, neither is certain.
        ...mend(key, near(key), keys.length === 1 ? fix : undefined),
      }
    }),
  )
}

const rank = ({ at }: Breakpoint): number => WIDTHS.indexOf(at)

/** The first width that is not above the one before it. Names of no known width have no place. */
function disorder({ who, pointer, breakpoints }: Columns): Finding[] {
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
      expected: `each width once, in the order ${quoteAll(WIDTHS)}`,
      found: quote(after.at),
      ...(isCertain ? { patch: [{ op: 'replace' as const, path, value }] } : {}),
    },
  ]
}
