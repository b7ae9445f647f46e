import type { Content, Lookup } from '../../content/content-types.ts'
import { createSuggester, type Suggest, type Suggester } from '../suggestions.ts'
import type { Essence } from '../version.ts'
import {
  type CommandEntry,
  createRouteTable,
  listCommands,
  listNavigationItems,
  listPages,
  listSections,
  type NavigationItemEntry,
  type PageEntry,
  type RouteTable,
  type SectionEntry,
} from './outline.ts'

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
  { dna, blueprint, meta }: Essence,
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

/** The parts of a document, each with its place. */
export interface EssenceOutline {
  readonly essence: Essence
  readonly sections: readonly SectionEntry[]
  readonly pages: readonly PageEntry[]
  readonly navigationItems: readonly NavigationItemEntry[]
  readonly commands: readonly CommandEntry[]
  readonly routes: RouteTable
  /** Makes suggestions out of any words of the document. */
  readonly suggester: Suggester
}

/** The parts of a document, and the records behind them. */
export interface EssenceFacts extends EssenceOutline {
  readonly records: ReferencedRecords
}

/** What a document says by itself, before any record is read. */
export function createOutline(essence: Essence): EssenceOutline {
  const sections = listSections(essence)
  const pages = sections.flatMap(listPages)
  const suggester = createSuggester()
  return {
    essence,
    sections,
    pages,
    navigationItems: sections.flatMap(listNavigationItems),
    commands: listCommands(essence),
    routes: createRouteTable(essence.blueprint, pages, suggester),
    suggester,
  }
}

/** The facts of a document; the only step that waits for records. */
export async function loadFacts(essence: Essence, lookup: Lookup): Promise<EssenceFacts> {
  const parts = createOutline(essence)
  const { sections, pages, suggester } = parts
  const records = await resolveRecords(
    listReferencedSlugs(essence, sections, pages),
    lookup,
    suggester,
  )
  return { ...parts, records }
}
