import type { SectionDraft } from '../../../essence/compose/section-drafts.ts'
import { toPointer } from '../../../kernel/json/pointer.ts'
import { asStrings } from '../../../kernel/json/value.ts'
import type { Feature } from '../../../kernel/vocabulary.ts'
import type { RecordDraft } from '../../finding.ts'
import { hasPartWithRole, listBlueprintParts } from '../../record-parts.ts'
import type { ContextRule, Corpus } from '../../rule.ts'

/** Requires the sections that the features of a product depend on. */
export const featureRequirementsRule: ContextRule<'blueprints'> = {
  id: 'B6',
  requirement: 'Features that need an account need a gateway, and billing needs its pages.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['blueprints'],
  check({ data }, corpus) {
    const parts = listBlueprintParts(data, corpus)
    const features = listFeatures(data.features ?? [], parts)
    return FEATURE_REQUIREMENTS.filter(({ isMet }) => !isMet(parts)).flatMap(
      ({ needs, hint, missing }) =>
        features
          .filter(({ feature }) => getRequirement(feature, corpus) === needs)
          .map(
            ({ feature, pointer }): RecordDraft => ({
              pointer,
              message: `The feature "${feature}" needs ${missing}.`,
              hint,
            }),
          ),
    )
  },
}

const getRequirement = (feature: string, { vocabulary: { features } }: Corpus): Feature['needs'] =>
  Object.hasOwn(features, feature) ? features[feature]?.needs : undefined

interface FeatureRequirement {
  readonly needs: Feature['needs']
  /** Completes the sentence "The feature needs ...". */
  readonly missing: string
  readonly hint: string
  isMet(parts: readonly SectionDraft[]): boolean
}

const FEATURE_REQUIREMENTS: readonly FeatureRequirement[] = [
  {
    needs: 'account',
    missing: 'sign-in, but the blueprint composes no gateway',
    hint: 'Compose an archetype with the role "gateway".',
    isMet: (parts) => hasPartWithRole(parts, 'gateway'),
  },
  {
    needs: 'billing',
    missing: 'pages for plans and payment, but the blueprint composes no archetype with them',
    hint: 'Compose an archetype that has "billing" in "provides".',
    isMet: (parts) =>
      parts.some(({ archetype }) => asStrings(archetype.provides).includes('billing')),
  },
]

/** Lists the features of a product and of its sections, with their locations. */
const listFeatures = (own: readonly string[], parts: readonly SectionDraft[]) => [
  ...own.map((feature, index) => ({ feature, pointer: toPointer(['features', index]) })),
  ...parts.flatMap(({ archetype, pointTo }) =>
    archetype.features
      .filter((feature) => !own.includes(feature))
      .map((feature) => ({ feature, pointer: pointTo([]) })),
  ),
]
