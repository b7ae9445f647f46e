import { toSingular } from '../../content/content-types.ts'
import { quote, quoteList } from '../../text.ts'
import type { EssenceFacts, ReferencedType } from '../model/facts.ts'
import { describeUnknownName } from '../suggestions.ts'
import type { DiagnosticFinding, DiagnosticRule, GuardLayer } from './rule.ts'

/** Names of records that must exist. */
export const REFERENCE_RULES: readonly DiagnosticRule[] = [
  createReferenceRule('patterns', 'blueprint', ({ pages }) =>
    pages.flatMap(({ displayName, instances }) =>
      instances.map(({ id, idPointer }) => ({
        referrer: displayName,
        slug: id,
        pointer: idPointer,
      })),
    ),
  ),
  { code: 'preset-unknown', layer: 'blueprint', check: findUnknownPresets },
  createReferenceRule('shells', 'blueprint', ({ essence, sections, pages }) => [
    { referrer: 'The blueprint', slug: essence.blueprint.shell, pointer: '/blueprint/shell' },
    ...sections.map(({ displayName, pointer, section }) => {
      return { referrer: displayName, slug: section.shell, pointer: `${pointer}/shell` }
    }),
    ...pages.map(({ displayName, pointer, page }) => {
      return {
        referrer: displayName,
        slug: page.shell_override,
        pointer: `${pointer}/shell_override`,
      }
    }),
  ]),
  createReferenceRule('archetypes', 'blueprint', ({ essence }) => [
    { referrer: 'The app', slug: essence.meta.archetype, pointer: '/meta/archetype' },
  ]),
  createReferenceRule('themes', 'dna', ({ essence }) => [
    { referrer: 'The DNA', slug: essence.dna.theme.id, pointer: '/dna/theme/id' },
  ]),
]

/** A place that may name a record, and whose it is. */
interface RecordReference {
  readonly referrer: string
  readonly slug: string | null | undefined
  readonly pointer: string
}

/** The rule that all records of a type exist. */
function createReferenceRule(
  type: ReferencedType,
  layer: GuardLayer,
  referencesIn: (facts: EssenceFacts) => RecordReference[],
): DiagnosticRule {
  const kind = toSingular(type)
  return {
    code: `${kind}-unknown`,
    layer,
    check: (facts) => {
      const { get, suggest } = facts.records[type]
      return referencesIn(facts).flatMap(({ referrer, slug, pointer }) => {
        if (typeof slug !== 'string' || get(slug)) return []
        return describeUnknownName({
          pointer,
          messageStart: `${referrer} refers to the ${kind}`,
          name: slug,
          reason: 'does not exist',
          expected: `the id of a known ${kind}`,
          suggest,
        })
      })
    },
  }
}

function findUnknownPresets({ pages, records, suggester }: EssenceFacts): DiagnosticFinding[] {
  return pages.flatMap(({ displayName, instances }) =>
    instances.flatMap(({ id, preset, pointer }) => {
      const presets = records.patterns.get(id)?.presets
      if (preset === undefined || presets === undefined) return []
      if (Object.hasOwn(presets, preset)) return []
      const known = Object.keys(presets)
      return describeUnknownName({
        pointer: `${pointer}/preset`,
        messageStart: `${displayName} asks ${quote(id)} for the preset`,
        name: preset,
        reason: 'it does not have',
        expected: `one of ${quoteList(known)}`,
        suggest: suggester(known),
      })
    }),
  )
}

/** Capabilities that the app promises. */
export const FEATURE_RULES: readonly DiagnosticRule[] = [
  { code: 'feature-unclaimed', layer: 'blueprint', check: findUnclaimedFeatures },
]

function findUnclaimedFeatures({
  essence,
  sections,
  suggester,
}: EssenceFacts): DiagnosticFinding[] {
  const { features } = essence.blueprint
  const promised = new Set(features)
  const provided = new Set(sections.flatMap(({ section }) => section.features))
  const near = suggester([...provided].filter((feature) => !promised.has(feature)))
  return features.flatMap((feature, index) => {
    if (provided.has(feature)) return []
    return describeUnknownName({
      pointer: `/blueprint/features/${index}`,
      messageStart: 'The app lists the feature',
      name: feature,
      reason: 'no section names',
      expected: 'a feature of a section',
      suggest: near,
    })
  })
}
