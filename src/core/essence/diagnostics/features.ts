import { describeUnknownName } from '../suggest.ts'
import type { EssenceFacts } from './facts.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

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
