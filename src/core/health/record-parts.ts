import type { ContentRecord } from '../content/assemble-content.ts'
import {
  createSectionDrafts,
  getPagePath,
  listArchetypeEntries,
  type SectionDraft,
} from '../essence/compose/section-drafts.ts'
import type { Page } from '../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import type { JsonPath } from '../json/pointer.ts'
import { asArray, asObject, asString, getOwn, type JsonObject } from '../json/value.ts'
import type { Corpus } from './rule.ts'

/** One use of a pattern on a page as its author wrote it, and where. */
export interface PatternUse {
  readonly path: JsonPath
  /** The pattern's slug; undefined where the item names none. */
  readonly pattern?: string | undefined
  readonly alias?: string | undefined
  /** True for a name alone, which leaves open whether a pattern or an alias is meant. */
  readonly isSlugOnly: boolean
}

/** Columns of a page as their author wrote them, and where. */
export interface LayoutColumns {
  readonly path: JsonPath
  readonly uses: readonly PatternUse[]
  readonly span: unknown
}

/** The rows of a page below a path: the layout, else the published copy of it. */
function listRows(page: unknown, path: JsonPath): (readonly [item: unknown, path: JsonPath])[] {
  const key = getOwn(page, 'layout') === undefined ? 'default_layout' : 'layout'
  return asArray(getOwn(page, key)).map((item, at) => [item, [...path, key, at]])
}

/** Every use of a pattern on a page, those in columns among them. */
export const listPatternUses = (page: unknown, path: JsonPath): PatternUse[] =>
  listRows(page, path).flatMap(([item, at]) => {
    const cols = getOwn(item, 'cols')
    return Array.isArray(cols) ? listColumnUses(cols, at) : toPatternUse(item, at)
  })

/** Every row of a page that has columns. */
export const listColumnRows = (page: unknown, path: JsonPath): LayoutColumns[] =>
  listRows(page, path).flatMap(([item, at]) => {
    const cols = getOwn(item, 'cols')
    if (!Array.isArray(cols)) return []
    return { path: at, uses: listColumnUses(cols, at), span: getOwn(item, 'span') }
  })

const listColumnUses = (cols: readonly unknown[], path: JsonPath): PatternUse[] =>
  cols.map((item, at) => toPatternUse(item, [...path, 'cols', at]))

function toPatternUse(item: unknown, path: JsonPath): PatternUse {
  if (typeof item === 'string') return { path, pattern: item, isSlugOnly: true }
  const [pattern, alias] = [asString(getOwn(item, 'pattern')), asString(getOwn(item, 'as'))]
  return { path, pattern, alias, isSlugOnly: false }
}

/** A page of an archetype in both forms. */
export interface ArchetypePage {
  readonly index: number
  readonly id: string
  readonly shell: string
  /** The page as its author wrote it. */
  readonly authored: unknown
  /** The path that the archetype gives it, stated or derived. */
  readonly path: string
  readonly uses: readonly PatternUse[]
}

/** The pages of an archetype. */
export const listArchetypePages = ({
  authored,
  data,
}: ContentRecord<'archetypes'>): ArchetypePage[] =>
  data.pages.map((page: Page, index) => {
    const source = asArray(getOwn(authored, 'pages'))[index]
    const uses = listPatternUses(source, ['pages', index])
    return {
      index,
      id: page.id,
      shell: page.shell,
      authored: source,
      path: getPagePath(page, ''),
      uses,
    }
  })

/** Whether a path has a part that only a record can fill. */
export const hasRouteParameter = (path: string): boolean => /[:*{[]/.test(path)

/** What a pattern, or one preset with its own, states for assistive technology. */
export interface Accessibility {
  readonly path: JsonPath
  /** The preset that states it; undefined for the whole pattern. */
  readonly preset?: string
  readonly role: string | undefined
  readonly keyboard: readonly string[]
  readonly announcements: readonly string[]
}

/** What the pattern states, then each preset that carries its own; that adds to the pattern's. */
export function listAccessibility({ accessibility, presets }: JsonObject): Accessibility[] {
  const shared = asObject(accessibility)
  const own = Object.entries(asObject(presets)).flatMap(([preset, value]) => {
    const stated = asObject(value).accessibility
    if (stated === undefined) return []
    const path = ['presets', preset, 'accessibility']
    return [{ preset, ...toAccessibility({ ...shared, ...asObject(stated) }, path) }]
  })
  return [toAccessibility(shared, ['accessibility']), ...own]
}

/** The role of one preset: its own, else the pattern's. */
export const getPresetRole = (
  { accessibility, presets }: JsonObject,
  preset: string,
): string | undefined =>
  asString(getOwn(getOwn(getOwn(presets, preset), 'accessibility'), 'role')) ??
  asString(getOwn(accessibility, 'role'))

const toAccessibility = (
  { role, keyboard, announcements }: JsonObject,
  path: JsonPath,
): Accessibility => ({
  path,
  role: asString(role),
  keyboard: toTexts(keyboard),
  announcements: toTexts(announcements),
})

/** What a preset states is not held to a schema, so that anything may stand among the texts. */
const toTexts = (value: unknown): string[] =>
  asArray(value).map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))

/** A part of a shell as far as its rules read it. */
export interface Region {
  /** Its place in the list of regions. */
  readonly index: number
  readonly id: string | undefined
  readonly element: string | undefined
  readonly label: string | undefined
  readonly scroll: unknown
  readonly collapse: JsonObject
}

/** The regions of a shell, in whichever form they stand. */
export const listRegions = ({ regions }: JsonObject): Region[] =>
  asArray(regions).map((value, index) => {
    const { id, element, landmark_label, scroll, collapse } = asObject(value)
    return {
      index,
      id: asString(id),
      element: asString(element),
      label: asString(landmark_label),
      scroll,
      collapse: asObject(collapse),
    }
  })

/** The sections that a blueprint composes; an archetype that does not exist gives none. */
export function listBlueprintParts(blueprint: BlueprintV1, { records }: Corpus): SectionDraft[] {
  const archetypes = new Map(records.archetypes.map(({ slug, data }) => [slug, data]))
  return createSectionDrafts(listArchetypeEntries(blueprint), archetypes, blueprint.overrides)
}

/** Whether some section has the role. */
export const hasPartWithRole = (
  parts: readonly SectionDraft[],
  role: SectionDraft['role'],
): boolean => parts.some((part) => part.role === role)

/** Whether the product is a site that anyone may read: nothing to sign in to, and no work area. */
export const isPublicSite = (parts: readonly SectionDraft[]): boolean =>
  !hasPartWithRole(parts, 'gateway') && !hasPartWithRole(parts, 'primary')
