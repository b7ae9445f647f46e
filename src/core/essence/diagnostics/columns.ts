import type { ColumnLayout } from '../../generated/types/essence.v4.ts'
import { groupBy } from '../../group-by.ts'
import { pointerOf } from '../../pointer.ts'
import type { LayoutRow } from '../layout.ts'
import { mend, type Suggester } from '../suggest.ts'
import type { Finding, Rule } from './rule.ts'
import { quote, quoteAll } from './words.ts'

/** What the widths of columns side by side name. */
export const COLUMNS: readonly Rule[] = [
  { code: 'span-unknown', layer: 'blueprint', check: inColumns(unknownSpans) },
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
