import { indexRecords, type RecordIndex } from '../../../content/corpus.ts'
import { toPointer } from '../../../kernel/json/pointer.ts'
import type { RecordDraft } from '../../finding.ts'
import { listArchetypePages, type PatternUse } from '../../record-parts.ts'
import type { ContextRule } from '../../rule.ts'

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

function findRepeatedNames(uses: readonly PatternUse[]): RecordDraft[] {
  const names = uses.map(({ alias, pattern }) => alias ?? pattern)
  return uses.flatMap((use, index) => {
    const name = names[index]
    if (name === undefined || names.indexOf(name) === index) return []
    return {
      pointer: getAliasPointer(use),
      message: `An earlier item of the page has the same name "${name}".`,
      hint: 'Give each item a unique alias with "as".',
    }
  })
}

const findShadowingAliases = (
  uses: readonly PatternUse[],
  patterns: RecordIndex['patterns'],
): RecordDraft[] =>
  uses
    .filter(({ alias, pattern }) => alias !== undefined && alias !== pattern && patterns.has(alias))
    .map((use) => ({
      pointer: getAliasPointer(use),
      message: `The alias "${use.alias}" is the slug of another pattern.`,
      hint: 'Choose an alias that describes the content, such as "order-lines".',
    }))
