import { toSingular } from '../../content/type.ts'
import { misnamed } from '../suggest.ts'
import type { Facts } from './facts.ts'
import type { Referenced } from './records.ts'
import type { Finding, Layer, Rule } from './rule.ts'
import { quote, quoteList } from './words.ts'

/** Names of records that must exist. */
export const REFERENCES: readonly Rule[] = [
  known('patterns', 'blueprint', ({ pages }) =>
    pages.flatMap(({ who, instances }) =>
      instances.map(({ id, idPointer }) => ({ who, slug: id, pointer: idPointer })),
    ),
  ),
  { code: 'preset-unknown', layer: 'blueprint', check: unknownPresets },
  known('shells', 'blueprint', ({ essence, sections, pages }) => [
    { who: 'The blueprint', slug: essence.blueprint.shell, pointer: '/blueprint/shell' },
    ...sections.map(({ who, pointer, section }) => {
      return { who, slug: section.shell, pointer: `${pointer}/shell` }
    }),
    ...pages.map(({ who, pointer, page }) => {
      return { who, slug: page.shell_override, pointer: `${pointer}/shell_override` }
    }),
  ]),
  known('archetypes', 'blueprint', ({ essence }) => [
    { who: 'The app', slug: essence.meta.archetype, pointer: '/meta/archetype' },
  ]),
  known('themes', 'dna', ({ essence }) => [
    { who: 'The DNA', slug: essence.dna.theme.id, pointer: '/dna/theme/id' },
  ]),
]

/** A place that may name a record, and whose it is. */
interface Reference {
  readonly who: string
  readonly slug: string | null | undefined
  readonly pointer: string
}

/** The rule that all records of a type exist. */
function known(type: Referenced, layer: Layer, referencesIn: (facts: Facts) => Reference[]): Rule {
  const kind = toSingular(type)
  return {
    code: `${kind}-unknown`,
    layer,
    check: (facts) => {
      const { get, near } = facts.records[type]
      return referencesIn(facts).flatMap(({ who, slug, pointer }) => {
        if (typeof slug !== 'string' || get(slug)) return []
        return misnamed({
          pointer,
          says: `${who} refers to the ${kind}`,
          word: slug,
          which: 'does not exist',
          expected: `the id of a known ${kind}`,
          near,
        })
      })
    },
  }
}

function unknownPresets({ pages, records, suggester }: Facts): Finding[] {
  return pages.flatMap(({ who, instances }) =>
    instances.flatMap(({ id, preset, pointer }) => {
      const presets = records.patterns.get(id)?.presets
      if (preset === undefined || presets === undefined) return []
      if (Object.hasOwn(presets, preset)) return []
      const known = Object.keys(presets)
      return misnamed({
        pointer: `${pointer}/preset`,
        says: `${who} asks ${quote(id)} for the preset`,
        word: preset,
        which: 'it does not have',
        expected: `one of ${quoteList(known)}`,
        near: suggester(known),
      })
    }),
  )
}
