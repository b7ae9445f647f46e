import { toPointer } from '../../../json/pointer.ts'
import { listArchetypePages, type PatternUse } from '../../record-parts.ts'
import type { ContextRule, Finding } from '../../rule.ts'

/** On a page every use of a pattern can be named, and no name means two things. */
export const aliasesRule: ContextRule<'archetypes'> = {
  id: 'A3',
  requirement:
    'Names of uses are unique on their page, and no alias is the slug of another pattern.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['archetypes'],
  check(record, { records }) {
    const slugs = new Set(records.patterns.map(({ slug }) => slug))
    return listArchetypePages(record).flatMap(({ uses }) => [
      ...findRepeatedNames(uses),
      ...findShadowingAliases(uses, slugs),
    ])
  },
}

const getAliasPointer = ({ path, alias }: PatternUse): string =>
  toPointer(alias === undefined ? path : [...path, 'as'])

function findRepeatedNames(uses: readonly PatternUse[]): Finding[] {
  const names = uses.map(({ alias, pattern }) => alias ?? pattern)
  return uses.flatMap((use, at) => {
    const name = names[at]
    if (name === undefined || names.indexOf(name) === at) return []
    return {
      pointer: getAliasPointer(use),
      message: `An earlier item of the page is called "${name}" already.`,
      remedy: 'Give each of them an alias of its own with "as".',
    }
  })
}

const findShadowingAliases = (uses: readonly PatternUse[], slugs: ReadonlySet<string>): Finding[] =>
  uses
    .filter(({ alias, pattern }) => alias !== undefined && alias !== pattern && slugs.has(alias))
    .map((use) => ({
      pointer: getAliasPointer(use),
      message: `The alias "${use.alias}" is the slug of another pattern.`,
      remedy: 'Choose an alias that says what this use shows, such as "order-lines".',
    }))
