import type { Content, Lookup } from '../../content/lookup.ts'
import type { EssenceV4 } from '../../generated/types/essence.v4.ts'
import type { Suggest, Suggester } from '../suggest.ts'
import type { PageEntry, SectionEntry } from './places.ts'

/** The types of record that an essence refers to. */
export const REFERENCED_TYPES = ['patterns', 'themes', 'shells', 'archetypes'] as const

export type ReferencedType = (typeof REFERENCED_TYPES)[number]

/** The records of one type that a document refers to. */
export interface RecordIndex<R> {
  /** The record of a slug, or undefined when there is none. */
  readonly get: (slug: string) => R | undefined
  /** The slugs that a missing one most likely meant. */
  readonly near: Suggest
}

/** Every record that a document refers to. */
export type ReferencedRecords = { readonly [T in ReferencedType]: RecordIndex<Content[T]> }

type SlugsByType = Readonly<Record<ReferencedType, ReadonlySet<string>>>

/** Nothing is known about a record that was not asked for, so nothing is said against it. */
const UNREQUESTED_RECORD = {}

/** The records behind the slugs: each asked for once, all at once. */
export async function resolveRecords(
  slugs: SlugsByType,
  lookup: Lookup,
  suggester: Suggester,
): Promise<ReferencedRecords> {
  const resolved = REFERENCED_TYPES.map(async (type) => {
    const wanted = [...slugs[type]]
    const records = await Promise.all(wanted.map((slug) => lookup.get(type, slug)))
    const found = new Map(wanted.map((slug, index) => [slug, records[index]]))
    const known = records.includes(undefined) ? await lookup.slugs(type) : []
    const get = (slug: string) => (found.has(slug) ? found.get(slug) : UNREQUESTED_RECORD)
    return [type, { get, near: suggester(known) }]
  })
  return Object.fromEntries(await Promise.all(resolved))
}

/** Every slug that the document names, by type. */
export function listReferencedSlugs(
  { dna, blueprint, meta }: EssenceV4,
  sections: readonly SectionEntry[],
  pages: readonly PageEntry[],
): SlugsByType {
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
