import { misnamed } from '../suggest.ts'
import type { Facts } from './facts.ts'
import type { Finding, Rule } from './rule.ts'

/** Capabilities that the app promises. */
export const FEATURES: readonly Rule[] = [
  { code: 'feature-unclaimed', layer: 'blueprint', check: unclaimed },
]

function unclaimed({ essence, sections, suggester }: Facts): Finding[] {
  const { features } = essence.blueprint
  const promised = new Set(features)
  const provided = new Set(sections.flatMap(({ section }) => section.features))
  const near = suggester([...provided].filter((feature) => !promised.has(feature)))
  return features.flatMap((feature, index) => {
    if (provided.has(feature)) return []
    return misnamed({
      pointer: `/blueprint/features/${index}`,
      says: 'The app lists the feature',
      word: feature,
      which: 'no section names',
      expected: 'a feature of a section',
      near,
    })
  })
}
