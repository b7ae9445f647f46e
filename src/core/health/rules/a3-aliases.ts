import { toPointer } from '../../pointer.ts'
import type { LayoutUse } from '../layout-items.ts'
import { pagesOf } from '../pages-of.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** On a page every use of a pattern can be named, and no name means two things. */
export const aliasesUnique: RecordRule<'archetypes'> = {
  id: 'A3',
  asks: 'Names of uses are unique on their page, and no alias is the slug of another pattern.',
  severity: 'error',
  source: 'content',
  types: ['archetypes'],
  check(record, { records }) {
    const slugs = new Set(records.patterns.map(({ slug }) => slug))
    return pagesOf(record).flatMap(({ uses }) => [...repeated(uses), ...shadowing(uses, slugs)])
  },
}

const aliasPointer = ({ path, alias }: LayoutUse): string =>
  toPointer(alias === undefined ? path : [...path, 'as'])

function repeated(uses: readonly LayoutUse[]): Finding[] {
  const names = uses.map(({ alias, pattern }) => alias ?? pattern)
  return uses.flatMap((use, at) => {
    const name = names[at]
    if (name === undefined || names.indexOf(name) === at) return []
    return {
      pointer: aliasPointer(use),
      message: `An earlier item of the page is called "${name}" already.`,
      remedy: 'Give each of them an alias of its own with "as".',
    }
  })
}

const shadowing = (uses: readonly LayoutUse[], slugs: ReadonlySet<string>): Finding[] =>
  uses
    .filter(({ alias, pattern }) => alias !== undefined && alias !== pattern && slugs.has(alias))
    .map((use) => ({
      pointer: aliasPointer(use),
      message: `The alias "${use.alias}" is the slug of another pattern.`,
      remedy: 'Choose an alias that says what this use shows, such as "order-lines".',
    }))
