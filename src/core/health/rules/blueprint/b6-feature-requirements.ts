import type { SectionDraft } from '../../../essence/compose/section-drafts.ts'
import { toPointer } from '../../../json/pointer.ts'
import { hasPartWithRole, listBlueprintParts } from '../../record-parts.ts'
import type { ContextRule, Corpus, Feature, Finding } from '../../rule.ts'

/** Requires the sections that the features of a product depend on. */
export const featureRequirementsRule: ContextRule<'blueprints'> = {
  id: 'B6',
  requirement: 'Features that need an account need a gateway, and billing needs its archetype.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['blueprints'],
  check({ data }, corpus) {
    const parts = listBlueprintParts(data, corpus)
    const features = listFeatures(data.features ?? [], parts)
    return FEATURE_REQUIREMENTS.filter(({ isMet }) => !isMet(parts)).flatMap(
      ({ needs, remedy, missing }) =>
        features
          .filter(({ feature }) => getRequirement(feature, corpus) === needs)
          .map(
            ({ feature, pointer }): Finding => ({
              pointer,
              message: `The feature "${feature}" needs ${missing}.`,
              remedy,
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
  readonly remedy: string
  isMet(parts: readonly SectionDraft[]): boolean
}

const FEATURE_REQUIREMENTS: readonly FeatureRequirement[] = [
  {
    needs: 'account',
    missing: 'sign-in, but the blueprint composes no gateway',
    remedy: 'Compose an archetype with the role "gateway".',
    isMet: (parts) => hasPartWithRole(parts, 'gateway'),
  },
  {
    needs: 'billing',
    missing: 'pages for plans and payment, but the blueprint composes no billing archetype',
    remedy: 'Compose the archetype "billing".',
    isMet: (parts) => parts.some(({ slug }) => /(^|-)billing(-|$)/.test(slug)),
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
