import type { Essence, Lookup } from '../../index.ts'
import { asObject, asString } from '../../internal.ts'

/** The ids of the sections whose pages offer an action, by the action. */
export type ActionOwners = ReadonlyMap<string, ReadonlySet<string>>

/** Finds the sections that offer each action: an essence does not say it, but its archetypes do. */
export async function findActionOwners(
  compose: readonly unknown[],
  { blueprint }: Essence,
  lookup: Lookup,
): Promise<ActionOwners> {
  const owners = new Map<string, Set<string>>()
  // Each archetype of a blueprint becomes one section, in the same order.
  if (compose.length !== blueprint.sections.length) return owners
  for (const [index, entry] of compose.entries()) {
    const slug = asString(entry) ?? asString(asObject(entry).archetype) ?? ''
    const record = await lookup.get('archetypes', slug)
    const section = blueprint.sections[index]?.id ?? ''
    for (const action of (record?.pages ?? []).flatMap(listActions)) {
      owners.set(action, (owners.get(action) ?? new Set()).add(section))
    }
  }
  return owners
}

/** Lists the actions of the jobs of a page. */
function listActions(page: unknown): string[] {
  const { jobs } = asObject(page)
  return (Array.isArray(jobs) ? jobs : []).flatMap((job) => asString(asObject(job).action) ?? [])
}
