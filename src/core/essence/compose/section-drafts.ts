import type { ArchetypeV2, Page } from '../../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../kernel/finding.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import { asObject, asString, getOwn } from '../../kernel/json/value.ts'
import { unique } from '../../kernel/lists.ts'
import { createUniqueIds, toId } from '../ids.ts'
import { addPrefix, derivePagePath } from '../model/page-paths.ts'
import { trimTrailingSlashes } from '../model/route-matching.ts'
import type { LayoutItem, Section } from '../version.ts'
import { getPageLayout } from './page-layout.ts'

/** Returns the path of an archetype's page below a prefix, derived from its id if it has none. */
export const getPagePath = (page: Page, prefix: string): string =>
  addPrefix(prefix, asString(page.path) ?? derivePagePath(page.id))

/** Returns a prefix with a leading and without a trailing slash, or '' if it adds nothing. */
const normalizePrefix = (prefix = ''): string => {
  const segments = trimTrailingSlashes(prefix.replace(/^\/+/, ''))
  return segments === '' ? '' : `/${segments}`
}

/** An archetype that a product composes, with the prefix and role that the product sets. */
export interface ArchetypeEntry {
  readonly slug: string
  readonly prefix?: string | undefined
  readonly role?: Section['role'] | undefined
  /** Maps a path inside the archetype to a pointer into the author's document. */
  readonly pointTo: (path: readonly (string | number)[]) => string
}

/** Lists a blueprint's archetypes: the composed ones, else the only one, else those of routes. */
export function listArchetypeEntries({
  compose,
  archetype,
  routes,
}: BlueprintV1): (ArchetypeEntry & { pointer: string })[] {
  if (compose !== undefined && compose.length > 0) {
    return compose.map((item, index) => {
      const pointer = toPointer(['compose', index])
      const pointTo = () => pointer
      if (typeof item === 'string') return { slug: item, pointer, pointTo }
      const { prefix, role } = item
      return { slug: item.archetype, prefix, role, pointer: `${pointer}/archetype`, pointTo }
    })
  }
  if (archetype !== undefined) {
    return [{ slug: archetype, pointer: '/archetype', pointTo: () => '/archetype' }]
  }
  const slugs = Object.values(routes).flatMap((route) => route.archetype ?? [])
  return unique(slugs).map((slug) => ({ slug, pointer: '/routes', pointTo: () => '/routes' }))
}

/** A section that will be built from an archetype. */
export interface SectionDraft extends ArchetypeEntry {
  readonly id: string
  readonly archetype: ArchetypeV2
  readonly role: Section['role']
  readonly prefix: string
  readonly pages: readonly PageDraft[]
}

/** A page that will be built from an archetype's page. */
export interface PageDraft {
  readonly id: string
  /** The archetype's page with the product's overrides. */
  readonly source: Page
  /** The page's path in the archetype, below the section's prefix. */
  readonly path: string
  readonly layout: LayoutItem[]
}

type Overrides = BlueprintV1['overrides']

/** Creates drafts of the sections that have pages, in the order of the entries. */
export function createSectionDrafts(
  entries: readonly ArchetypeEntry[],
  archetypes: ReadonlyMap<string, ArchetypeV2>,
  overrides: Overrides,
): SectionDraft[] {
  const ids = createUniqueIds(
    entries.map(({ slug, prefix }) => toId(prefix ?? '') ?? slug),
    'section',
  )
  return entries.flatMap((entry, index) => {
    const archetype = archetypes.get(entry.slug)
    if (archetype === undefined) return []
    const section = createSectionDraft(entry, archetype, ids[index] as string, overrides)
    return section.pages.length > 0 ? [section] : []
  })
}

function createSectionDraft(
  entry: ArchetypeEntry,
  archetype: ArchetypeV2,
  id: string,
  overrides: Overrides,
): SectionDraft {
  const prefix = normalizePrefix(entry.prefix)
  const removed = new Set(overrides?.pages_remove)
  const sources = archetype.pages
    .filter((page) => !removed.has(page.id))
    .map((page) => applyPageOverrides(page, getOwn(overrides?.pages, page.id)))
  const ids = createUniqueIds(
    sources.map((page) => page.id),
    'page',
  )
  const pages = sources.map((source, index) => ({
    id: ids[index] as string,
    source,
    path: getPagePath(source, prefix),
    layout: getPageLayout(source),
  }))
  return { ...entry, id, archetype, prefix, role: entry.role ?? archetype.role, pages }
}

/** Applies a product's overrides to a page; its id in the archetype stays. */
export function applyPageOverrides(page: Page, changes: unknown): Page {
  const { id, shell } = page
  const fields = asObject(changes)
  return { ...page, ...fields, id, shell: asString(fields.shell) ?? shell }
}

/** Finds archetypes without pages. */
export const findEmptyArchetypes = (
  entries: readonly ArchetypeEntry[],
  archetypes: ReadonlyMap<string, ArchetypeV2>,
): Issue[] =>
  entries
    .filter(({ slug }) => archetypes.get(slug)?.pages.length === 0)
    .map(({ slug, pointTo }) => ({
      code: 'archetype-empty',
      severity: 'error',
      pointer: pointTo(['pages']),
      message: `The archetype "${slug}" has no pages.`,
      expected: 'an archetype with at least one page',
    }))

/** Finds pages without patterns. */
export const findEmptyPages = (sections: readonly SectionDraft[]): Issue[] =>
  sections.flatMap(({ slug, pages, pointTo }) =>
    [...pages.entries()]
      .filter(([, { layout }]) => layout.length === 0)
      .map(([index, { source }]) => ({
        code: 'page-empty',
        severity: 'error',
        pointer: pointTo(['pages', index]),
        message: `The page "${source.id}" of the archetype "${slug}" has no patterns.`,
        expected: 'a page with at least one pattern',
      })),
  )
