import type { Content, Lookup } from '../../content/content-types.ts'
import type { Suggest, Suggester } from '../suggestions.ts'
import type { Essence } from '../version.ts'
import { createOutline, type EssenceOutline } from './outline.ts'

/** The outline of an essence and the records that it refers to. */
export interface EssenceFacts extends EssenceOutline {
  readonly records: ReferencedRecords
}

/** Loads the facts that rules check; only this step waits for records. */
export async function loadFacts(essence: Essence, lookup: Lookup): Promise<EssenceFacts> {
  const outline = createOutline(essence)
  const slugs = listReferencedSlugs(outline)
  return { ...outline, records: await resolveRecords(slugs, lookup, outline.suggester) }
}

/** The types of record that an essence refers to. */
export const REFERENCED_TYPES = ['patterns', 'themes', 'shells', 'archetypes'] as const

export type ReferencedType = (typeof REFERENCED_TYPES)[number]

/** The records of one type that an essence refers to. */
export interface RecordIndex<R> {
  /** Returns the record of a slug, or undefined if it does not exist. */
  readonly get: (slug: string) => R | undefined
  /** Returns the slugs that a missing one most likely meant. */
  readonly suggest: Suggest
}

/** Every record that an essence refers to. */
export type ReferencedRecords = { readonly [T in ReferencedType]: RecordIndex<Content[T]> }

type SlugsByType = Readonly<Record<ReferencedType, ReadonlySet<string>>>

/** Replaces a record that was not requested: nothing is known about it, so no rule reports it. */
const UNREQUESTED_RECORD = {}

/** Resolves the records of the slugs in parallel, each once. */
export async function resolveRecords(
  slugs: SlugsByType,
  lookup: Lookup,
  suggester: Suggester,
): Promise<ReferencedRecords> {
  const indexes = REFERENCED_TYPES.map(async (type) => {
    const requested = [...slugs[type]]
    const records = await Promise.all(requested.map((slug) => lookup.get(type, slug)))
    const bySlug = new Map(requested.map((slug, index) => [slug, records[index]]))
    const known = records.includes(undefined) ? await lookup.slugs(type) : []
    const get = (slug: string) => (bySlug.has(slug) ? bySlug.get(slug) : UNREQUESTED_RECORD)
    return [type, { get, suggest: suggester(known) }]
  })
  return Object.fromEntries(await Promise.all(indexes))
}

/** Lists every slug that an essence names, by type. */
function listReferencedSlugs({
  essence: { dna, blueprint, meta },
  sections,
  pages,
}: Pick<EssenceOutline, 'essence' | 'sections' | 'pages'>): SlugsByType {
  const shells = [
    blueprint.shell,
    ...sections.map(({ section }) => section.shell),
    ...pages.map(({ page }) => page.shell_override),
  ]
  return {
    patterns: new Set(pages.flatMap(({ instances }) => instances.map(({ id }) => id))),
    themes: new Set([dna.theme.id]),
    shells: new Set(shells.filter((shell) => typeof shell === 'string')),
    archetypes: new Set([meta.archetype]),
  }
}
