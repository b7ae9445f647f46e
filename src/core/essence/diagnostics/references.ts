import { toSingular } from '../../content/content-types.ts'
import { quote, quoteList } from '../../kernel/text.ts'
import type { EssenceFacts, ReferencedType } from '../model/facts.ts'
import { listOwnParts } from '../model/own-parts.ts'
import { describeUnknownName } from '../suggestions.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** Checks that the records and presets of an essence exist. */
export const REFERENCE_RULES: readonly DiagnosticRule[] = [
  createReferenceRule('patterns', ({ pages }) =>
    pages.flatMap(({ displayName, instances, page }) => {
      const ownParts = listOwnParts(page)
      return instances
        .filter(({ id }) => !ownParts.has(id))
        .map(({ id, idPointer }) => ({ referrer: displayName, slug: id, pointer: idPointer }))
    }),
  ),
  { code: 'preset-unknown', layer: 'error', check: findUnknownPresets },
  createReferenceRule('shells', ({ essence, sections, pages }) => [
    { referrer: 'the blueprint', slug: essence.blueprint.shell, pointer: '/blueprint/shell' },
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
  // An app that grew from no record names its own section.
  createReferenceRule('archetypes', ({ essence: { blueprint, meta } }) =>
    blueprint.sections.some(({ id }) => id === meta.archetype)
      ? []
      : [{ referrer: '"meta"', slug: meta.archetype, pointer: '/meta/archetype' }],
  ),
  createReferenceRule('themes', ({ essence }) => [
    { referrer: 'the DNA', slug: essence.dna.theme.id, pointer: '/dna/theme/id' },
  ]),
]

/** A field that may name a record. */
interface RecordReference {
  /** The part of the essence that the field belongs to. */
  readonly referrer: string
  readonly slug: string | null | undefined
  readonly pointer: string
}

/** Creates the rule that all records of a type exist. */
function createReferenceRule(
  type: ReferencedType,
  listReferences: (facts: EssenceFacts) => RecordReference[],
): DiagnosticRule {
  const kind = toSingular(type)
  return {
    code: `${kind}-unknown`,
    layer: 'error',
    check: (facts) => {
      const { get, suggest } = facts.records[type]
      return listReferences(facts).flatMap(({ referrer, slug, pointer }) => {
        if (typeof slug !== 'string' || get(slug)) return []
        return describeUnknownName({
          pointer,
          name: slug,
          message: `Unknown ${kind} ${quote(slug)} in ${referrer}.`,
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
        name: preset,
        message: `Unknown preset ${quote(preset)} of pattern ${quote(id)} in ${displayName}.`,
        expected: `one of ${quoteList(known)}`,
        suggest: suggester(known),
      })
    }),
  )
}

/** Checks that sections provide the features of the app. */
export const FEATURE_RULES: readonly DiagnosticRule[] = [
  { code: 'feature-unclaimed', layer: 'blueprint', check: findUnclaimedFeatures },
]

function findUnclaimedFeatures({
  essence,
  sections,
  suggester,
}: EssenceFacts): DiagnosticFinding[] {
  const { features } = essence.blueprint
  const listed = new Set(features)
  const provided = new Set(sections.flatMap(({ section }) => section.features))
  const suggest = suggester([...provided].filter((feature) => !listed.has(feature)))
  return features.flatMap((feature, index) => {
    if (provided.has(feature)) return []
    return describeUnknownName({
      pointer: `/blueprint/features/${index}`,
      name: feature,
      message: `No section provides the feature ${quote(feature)}.`,
      expected: 'a feature of a section',
      suggest,
    })
  })
}
