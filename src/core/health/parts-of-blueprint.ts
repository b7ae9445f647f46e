import { type Entry, type Part, partsOf } from '../essence/compose/parts.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import { toPointer } from '../pointer.ts'
import type { Corpus } from './rule.ts'

/** The sections that a blueprint composes; an archetype that does not exist gives none. */
export function listBlueprintParts(blueprint: BlueprintV1, { records }: Corpus): Part[] {
  const archetypes = new Map(records.archetypes.map(({ slug, data }) => [slug, data]))
  return partsOf(listEntries(blueprint), archetypes, blueprint.overrides)
}

/** The archetypes composed, else the single one, else those that routes name. */
function listEntries({ compose = [], archetype, routes }: BlueprintV1): Entry[] {
  const composed = compose.map((item, at): Entry => {
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
export const hasPartWithRole = (parts: readonly Part[], role: Part['role']): boolean =>
  parts.some((part) => part.role === role)

/** Whether the product is a site that anyone may read: nothing to sign in to, and no work area. */
export const isPublicSite = (parts: readonly Part[]): boolean =>
  !hasPartWithRole(parts, 'gateway') && !hasPartWithRole(parts, 'primary')
