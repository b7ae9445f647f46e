import { SINGULAR } from '../../content/type.ts'
import { mend, replaceAt } from '../suggest.ts'
import type { Facts } from './facts.ts'
import type { Referenced } from './records.ts'
import type { Finding, Rule } from './rule.ts'
import { quote, quoteAll } from './words.ts'

/** Names of records that must exist. */
export const REFERENCES: readonly Rule[] = [
  {
    code: 'pattern-unknown',
    layer: 'blueprint',
    check: (facts) =>
      facts.pages.flatMap(({ name, instances }) => {
        const references = instances.map(({ id, idPointer }) => {
          return { who: 'Page', name, slug: id, pointer: idPointer }
        })
        return unknown('patterns', references, facts)
      }),
  },
  { code: 'preset-unknown', layer: 'blueprint', check: unknownPresets },
  {
    code: 'shell-unknown',
    layer: 'blueprint',
    check: (facts) => unknown('shells', shells(facts), facts),
  },
  {
    code: 'archetype-unknown',
    layer: 'blueprint',
    check: (facts) => {
      const { archetype } = facts.essence.meta
      const reference = { who: 'The app', slug: archetype, pointer: '/meta/archetype' }
      return unknown('archetypes', [reference], facts)
    },
  },
  {
    code: 'theme-unknown',
    layer: 'dna',
    check: (facts) => {
      const { id } = facts.essence.dna.theme
      return unknown('themes', [{ who: 'The DNA', slug: id, pointer: '/dna/theme/id' }], facts)
    },
  },
]

/** A place that names a record, and whose it is. */
interface Reference {
  readonly who: string
  readonly name?: string
  readonly slug: string
  readonly pointer: string
}

function unknown(type: Referenced, references: readonly Reference[], facts: Facts): Finding[] {
  const records = facts.records[type]
  const kind = SINGULAR[type]
  return references
    .filter(({ slug }) => records.get(slug) === undefined)
    .map(({ who, name, slug, pointer }) => {
      const subject = name === undefined ? who : `${who} ${quote(name)}`
      return {
        pointer,
        message: `${subject} refers to the ${kind} ${quote(slug)}, which does not exist.`,
        expected: `the id of a known ${kind}`,
        found: quote(slug),
        ...mend(slug, records.near(slug), replaceAt(pointer)),
      }
    })
}

function shells({ essence, sections, pages }: Facts): Reference[] {
  const { shell } = essence.blueprint
  const own = { who: 'The blueprint', slug: shell, pointer: '/blueprint/shell' }
  const ofSections = sections.map(({ pointer, section }) => {
    return { who: 'Section', name: section.id, slug: section.shell, pointer: `${pointer}/shell` }
  })
  const ofPages = pages.map(({ pointer, name, page }) => {
    return { who: 'Page', name, slug: page.shell_override, pointer: `${pointer}/shell_override` }
  })
  return [own, ...ofSections, ...ofPages].flatMap(({ slug, ...place }) =>
    typeof slug === 'string' ? { ...place, slug } : [],
  )
}

function unknownPresets({ pages, records, suggester }: Facts): Finding[] {
  return pages.flatMap(({ name, instances }) =>
    instances.flatMap(({ id, preset, pointer: place }) => {
      const presets = records.patterns.get(id)?.presets
      if (preset === undefined || presets === undefined) return []
      if (Object.hasOwn(presets, preset)) return []
      const pointer = `${place}/preset`
      const known = Object.keys(presets)
      return {
        pointer,
        message: `Page ${quote(name)} asks for a preset that ${quote(id)} lacks: ${quote(preset)}.`,
        expected: `one of ${quoteAll(known)}`,
        found: quote(preset),
        ...mend(preset, suggester(known)(preset), replaceAt(pointer)),
      }
    }),
  )
}
