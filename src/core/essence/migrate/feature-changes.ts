import type { Section, Sectioned } from '../../generated/types/essence.v2.ts'
import { type Change, createConversion, createDefault, createMove } from './change.ts'
import type { PointerPair } from './id-change.ts'

/** The features of the whole app: the shared ones, then those of each section. */
export function appFeaturesChange({ sections, shared_features: shared }: Sectioned): Change {
  const features = [...(shared ?? []), ...sections.flatMap((section) => section.features ?? [])]
  return createConversion({
    ...(shared === undefined ? {} : { from: '/shared_features' }),
    to: '/blueprint/features',
    value: [...new Set(features)],
    note: 'The shared features, then those of each section.',
  })
}

/** The features of one section: its own, then the shared ones that it does not list. */
export function sectionFeaturesChange(
  { features }: Section,
  shared: readonly string[],
  { source, target }: PointerPair,
): Change {
  const [from, to] = [`${source}/features`, `${target}/features`]
  const own = new Set(features)
  const added = shared.filter((feature) => !own.has(feature))
  const note = 'What all sections share is a feature of each.'
  if (features === undefined) {
    return added.length === 0
      ? createDefault({ to, value: [], note: 'The section lists no features.' })
      : createConversion({ from: '/shared_features', to, value: added, note })
  }
  if (added.length === 0) return createMove(from, to)
  return createConversion({ from, to, value: [...features, ...added], note })
}
