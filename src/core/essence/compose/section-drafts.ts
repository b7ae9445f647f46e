import type { ArchetypeV2, Page } from '../../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { asObject, asString, getOwn } from '../../json/value.ts'
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

/** An archetype that a product names, and what the product says about it. */
export interface ArchetypeEntry {
  readonly slug: string
  readonly prefix?: string | undefined
  readonly role?: Section['role'] | undefined
  /** Where a fault inside the archetype is shown in the author's document. */
  readonly pointTo: (path: readonly (string | number)[]) => string
}

/** An archetype in its place: what becomes one section. */
export interface SectionDraft extends ArchetypeEntry {
  readonly id: string
  readonly archetype: ArchetypeV2
  readonly role: Section['role']
  readonly prefix: string
  readonly pages: readonly PageDraft[]
}

/** A page in its place. */
export interface PageDraft {
  readonly id: string
  /** The page as the archetype has it, with the product's changes. */
  readonly source: Page
  /** The path that the archetype itself gives the page, under the section's prefix. */
  readonly path: string
  readonly layout: LayoutItem[]
}

type Overrides = BlueprintV1['overrides']

/** The sections to be, in the order of the entries; one that is left without pages is left out. */
export function createSectionDrafts(
  entries: readonly ArchetypeEntry[],
  archetypes: ReadonlyMap<string, ArchetypeV2>,
  overrides: Overrides,
): SectionDraft[] {
  const ids = createUniqueIds(
    entries.map(({ slug, prefix }) => toId(prefix ?? '') ?? slug),
    'section',
  )
  return entries.flatMap((entry, at) => {
    const archetype = archetypes.get(entry.slug)
    if (archetype === undefined) return []
    const part = createSectionDraft(entry, archetype, ids[at] as string, overrides)
    return part.pages.length > 0 ? [part] : []
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
  const pages = sources.map((source, at) => ({
    id: ids[at] as string,
    source,
    path: getPagePath(source, prefix),
    layout: getPageLayout(source),
  }))
  return { ...entry, id, archetype, prefix, role: entry.role ?? archetype.role, pages }
}

/** A product may change anything of a page but its name in the archetype. */
function applyPageOverrides(page: Page, changes: unknown): Page {
  const { id, shell } = page
  const fields = asObject(changes)
  return { ...page, ...fields, id, shell: asString(fields.shell) ?? shell }
}

/** One issue for each archetype that has no page to give. */
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

/** One issue for each page that has nothing to show. */
export const findEmptyPages = (parts: readonly SectionDraft[]): Issue[] =>
  parts.flatMap(({ slug, pages, pointTo }) =>
    [...pages.entries()]
      .filter(([, { layout }]) => layout.length === 0)
      .map(([at, { source }]) => ({
        code: 'page-empty',
        severity: 'error',
        pointer: pointTo(['pages', at]),
        message: `The page "${source.id}" of the archetype "${slug}" shows no pattern.`,
        expected: 'a page that shows at least one pattern',
      })),
  )
