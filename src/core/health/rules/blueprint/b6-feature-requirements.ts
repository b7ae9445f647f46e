import type { SectionDraft } from '../../../essence/compose/section-drafts.ts'
import { toPointer } from '../../../json/pointer.ts'
import { hasPartWithRole, listBlueprintParts } from '../../record-parts.ts'
import type { ContextRule, Corpus, Feature, Finding } from '../../rule.ts'

/** What a product promises is composed. */
export const featureRequirementsRule: ContextRule<'blueprints'> = {
  id: 'B6',
  requirement: 'Features that need an account come with a gateway, and billing with its archetype.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['blueprints'],
  check({ data }, corpus) {
    const parts = listBlueprintParts(data, corpus)
    const features = listFeatures(data.features ?? [], parts)
    return FEATURE_REQUIREMENTS.filter(({ isMet }) => !isMet(parts)).flatMap(
      ({ needs, remedy, what }) =>
        features
          .filter(({ feature }) => getRequirement(feature, corpus) === needs)
          .map(({ feature, pointer }): Finding => {
            return { pointer, message: `The feature "${feature}" needs ${what}.`, remedy }
          }),
    )
  },
}

const getRequirement = (feature: string, { vocabulary: { features } }: Corpus): Feature['needs'] =>
  Object.hasOwn(features, feature) ? features[feature]?.needs : undefined

interface FeatureRequirement {
  readonly needs: Feature['needs']
  readonly what: string
  readonly remedy: string
  isMet(parts: readonly SectionDraft[]): boolean
}

const FEATURE_REQUIREMENTS: readonly FeatureRequirement[] = [
  {
    needs: 'account',
    what: 'a way to sign in, but no gateway is composed',
    remedy: 'Compose an archetype of the role "gateway".',
    isMet: (parts) => hasPartWithRole(parts, 'gateway'),
  },
  {
    needs: 'billing',
    what: 'pages for plans and payment, but no billing archetype is composed',
    remedy: 'Compose the archetype "billing".',
    isMet: (parts) => parts.some(({ slug }) => /(^|-)billing(-|$)/.test(slug)),
  },
]

/** The features of a product, its own and those of its sections, and where each comes from. */
const listFeatures = (own: readonly string[], parts: readonly SectionDraft[]) => [
  ...own.map((feature, at) => ({ feature, pointer: toPointer(['features', at]) })),
  ...parts.flatMap(({ archetype, pointTo }) =>
    archetype.features
      .filter((feature) => !own.includes(feature))
      .map((feature) => ({ feature, pointer: pointTo([]) })),
  ),
]
