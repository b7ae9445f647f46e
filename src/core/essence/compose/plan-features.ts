import { asStrings } from '../../content/fields.ts'
import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import { unique } from './fields.ts'
import { findMainSection, type SectionDraft } from './parts.ts'

/** Features of the product, and those of each section. */
export interface FeaturePlan {
  readonly all: readonly string[]
  readonly bySection: ReadonlyMap<SectionDraft, readonly string[]>
}

/** Every feature, each in a section: the main one has those that no section names. */
export function planFeatures(
  { features, overrides }: Pick<BlueprintV1, 'features' | 'overrides'>,
  parts: readonly SectionDraft[],
): FeaturePlan {
  const removed = new Set(overrides?.features_remove)
  const kept = (names: readonly string[]): string[] =>
    unique(names).filter((name) => !removed.has(name))
  const own = new Map(parts.map((part) => [part, kept(asStrings(part.archetype.features))]))
  const named = [...own.values()].flat()
  const all = kept([...asStrings(features), ...named, ...asStrings(overrides?.features_add)])
  const claimed = new Set(named)
  const rest = all.filter((name) => !claimed.has(name))
  const main = findMainSection(parts)
  if (main !== undefined) own.set(main, [...(own.get(main) ?? []), ...rest])
  return { all, bySection: own }
}
