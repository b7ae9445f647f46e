import {
  type ArchetypeEntry,
  createSectionDrafts,
  type SectionDraft,
} from '../essence/compose/section-drafts.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import { toPointer } from '../json/pointer.ts'
import type { Corpus } from './rule.ts'

/** The sections that a blueprint composes; an archetype that does not exist gives none. */
export function listBlueprintParts(blueprint: BlueprintV1, { records }: Corpus): SectionDraft[] {
  const archetypes = new Map(records.archetypes.map(({ slug, data }) => [slug, data]))
  return createSectionDrafts(listEntries(blueprint), archetypes, blueprint.overrides)
}

/** The archetypes composed, else the single one, else those that routes name. */
function listEntries({ compose = [], archetype, routes }: BlueprintV1): ArchetypeEntry[] {
  const composed = compose.map((item, at): ArchetypeEntry => {
    const pointTo = () => toPointer(['compose', at])
    if (typeof item === 'string') return { slug: item, pointTo }
    return { slug: item.archetype, prefix: item.prefix, role: item.role, pointTo }
  })
  if (composed.length > 0) return composed
  if (archetype !== undefined) return [{ slug: archetype, pointTo: () => '/archetype' }]
  const named = new Set(Object.values(routes).flatMap((route) => route.archetype ?? []))
  return [...named].map((slug) => ({ slug, pointTo: () => '/routes' }))
}

/** Whether some section has the role. */
export const hasPartWithRole = (
  parts: readonly SectionDraft[],
  role: SectionDraft['role'],
): boolean => parts.some((part) => part.role === role)

/** Whether the product is a site that anyone may read: nothing to sign in to, and no work area. */
export const isPublicSite = (parts: readonly SectionDraft[]): boolean =>
  !hasPartWithRole(parts, 'gateway') && !hasPartWithRole(parts, 'primary')
