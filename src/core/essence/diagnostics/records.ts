import type { Content, Lookup } from '../../content/lookup.ts'
import type { EssenceV4 } from '../../generated/types/essence.v4.ts'
import type { Suggest, Suggester } from '../suggest.ts'
import type { PagePlace, SectionPlace } from './places.ts'

/** The types of record that an essence refers to. */
export const REFERENCED = ['patterns', 'themes', 'shells', 'archetypes'] as const

export type Referenced = (typeof REFERENCED)[number]

/** The records of one type that a document refers to. */
export interface Resolved<R> {
  /** The record of a slug, or undefined when there is none. */
  readonly get: (slug: string) => R | undefined
  /** The slugs that a missing one most likely meant. */
  readonly near: Suggest
}

/** Every record that a document refers to. */
export type Records = { readonly [T in Referenced]: Resolved<Content[T]> }

type Slugs = Readonly<Record<Referenced, ReadonlySet<string>>>

/** Nothing is known about a record that was not asked for, so nothing is said against it. */
const ASSUMED = {}

/** The records behind the slugs: each asked for once, all at once. */
export async function resolveRecords(
  slugs: Slugs,
  lookup: Lookup,
  suggester: Suggester,
): Promise<Records> {
  const resolved = REFERENCED.map(async (type) => {
    const wanted = [...slugs[type]]
    const records = await Promise.all(wanted.map((slug) => lookup.get(type, slug)))
    const found = new Map(wanted.map((slug, index) => [slug, records[index]]))
    const known = records.includes(undefined) ? await lookup.slugs(type) : []
    const get = (slug: string) => (found.has(slug) ? found.get(slug) : ASSUMED)
    return [type, { get, near: suggester(known) }]
  })
  return Object.fromEntries(await Promise.all(resolved))
}

/** Every slug that the document names, by type. */
export function slugsOf(
  { dna, blueprint, meta }: EssenceV4,
  sections: readonly SectionPlace[],
  pages: readonly PagePlace[],
): Slugs {
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
