import { indexRecords, type RecordIndex } from '../../../content/corpus.ts'
import { toPointer } from '../../../json/pointer.ts'
import { listArchetypePages, type PatternUse } from '../../record-parts.ts'
import type { ContextRule, Finding } from '../../rule.ts'

/** Requires unambiguous names for the patterns of a page. */
export const aliasesRule: ContextRule<'archetypes'> = {
  id: 'A3',
  requirement:
    'The names of patterns are unique on their page, and no alias is the slug of another pattern.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['archetypes'],
  check(record, { records }) {
    const { patterns } = indexRecords(records)
    return listArchetypePages(record).flatMap(({ uses }) => [
      ...findRepeatedNames(uses),
      ...findShadowingAliases(uses, patterns),
    ])
  },
}

const getAliasPointer = ({ path, alias }: PatternUse): string =>
  toPointer(alias === undefined ? path : [...path, 'as'])

function findRepeatedNames(uses: readonly PatternUse[]): Finding[] {
  const names = uses.map(({ alias, pattern }) => alias ?? pattern)
  return uses.flatMap((use, index) => {
    const name = names[index]
    if (name === undefined || names.indexOf(name) === index) return []
    return {
      pointer: getAliasPointer(use),
      message: `An earlier item of the page has the same name "${name}".`,
      remedy: 'Give each item a unique alias with "as".',
    }
  })
}

const findShadowingAliases = (
  uses: readonly PatternUse[],
  patterns: RecordIndex['patterns'],
): Finding[] =>
  uses
    .filter(({ alias, pattern }) => alias !== undefined && alias !== pattern && patterns.has(alias))
    .map((use) => ({
      pointer: getAliasPointer(use),
      message: `The alias "${use.alias}" is the slug of another pattern.`,
      remedy: 'Choose an alias that describes the content, such as "order-lines".',
    }))
