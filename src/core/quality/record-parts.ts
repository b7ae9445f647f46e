import type { ContentRecord } from '../content/assemble-content.ts'
import { indexRecords } from '../content/corpus.ts'
import {
  createSectionDrafts,
  getPagePath,
  listArchetypeEntries,
  type SectionDraft,
} from '../essence/compose/section-drafts.ts'
import type { Page } from '../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import type { JsonPath } from '../kernel/json/pointer.ts'
import { asArray, asObject, asString, getOwn, type JsonObject } from '../kernel/json/value.ts'
import type { Corpus } from './rule.ts'

/** A pattern in the authored layout of a page, and its location. */
export interface PatternUse {
  readonly path: JsonPath
  /** The slug of the pattern; undefined if the item has none. */
  readonly pattern?: string | undefined
  /** The preset that the item names; undefined means the pattern's default. */
  readonly preset?: string | undefined
  readonly alias?: string | undefined
  /** True for a plain string, which could be a pattern or an alias. */
  readonly isSlugOnly: boolean
}

/** A row of columns in the authored layout of a page, and its location. */
export interface LayoutColumns {
  readonly path: JsonPath
  readonly uses: readonly PatternUse[]
  readonly span: unknown
}

/** Lists the rows of a page with their paths: of its layout, or of the published copy of it. */
function listRows(page: unknown, path: JsonPath): (readonly [item: unknown, path: JsonPath])[] {
  const key = getOwn(page, 'layout') === undefined ? 'default_layout' : 'layout'
  return asArray(getOwn(page, key)).map((item, index) => [item, [...path, key, index]])
}

/** Lists the patterns of a page, including those in columns. */
const listPatternUses = (page: unknown, path: JsonPath): PatternUse[] =>
  listRows(page, path).flatMap(([item, rowPath]) => {
    const cols = getOwn(item, 'cols')
    return Array.isArray(cols) ? listColumnUses(cols, rowPath) : toPatternUse(item, rowPath)
  })

/** Lists the rows of a page that have columns. */
export const listColumnRows = (page: unknown, path: JsonPath): LayoutColumns[] =>
  listRows(page, path).flatMap(([item, rowPath]) => {
    const cols = getOwn(item, 'cols')
    if (!Array.isArray(cols)) return []
    return { path: rowPath, uses: listColumnUses(cols, rowPath), span: getOwn(item, 'span') }
  })

const listColumnUses = (cols: readonly unknown[], path: JsonPath): PatternUse[] =>
  cols.map((item, index) => toPatternUse(item, [...path, 'cols', index]))

function toPatternUse(item: unknown, path: JsonPath): PatternUse {
  if (typeof item === 'string') return { path, pattern: item, isSlugOnly: true }
  const [pattern, preset, alias] = ['pattern', 'preset', 'as'].map((key) =>
    asString(getOwn(item, key)),
  )
  return { path, pattern, preset, alias, isSlugOnly: false }
}

/** A page of an archetype, from its authored and its published form. */
export interface ArchetypePage {
  readonly index: number
  readonly id: string
  readonly shell: string
  /** The authored form of the page. */
  readonly authored: unknown
  /** The URL path of the page, declared or derived from its id. */
  readonly path: string
  readonly uses: readonly PatternUse[]
}

/** Lists the pages of an archetype. */
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

/** Lists the patterns that a blueprint gives to pages of its archetypes, or fills in its shells. */
export const listOverridePatterns = ({ authored }: ContentRecord<'blueprints'>): PatternUse[] => [
  ...Object.entries(asObject(asObject(authored.overrides).pages)).flatMap(([id, page]) =>
    listPatternUses(page, ['overrides', 'pages', id]),
  ),
  ...asArray(asObject(authored.overrides).shell_patterns).map((item, index) =>
    toPatternUse(item, ['overrides', 'shell_patterns', index]),
  ),
]

/** True if a URL path has a parameter or wildcard. */
export const hasRouteParameter = (path: string): boolean => /[:*{[]/.test(path)

/** The accessibility fields of a pattern or of a preset that overrides them. */
export interface Accessibility {
  readonly path: JsonPath
  /** The name of the preset; undefined for the pattern itself. */
  readonly preset?: string
  readonly role: string | undefined
  readonly keyboard: readonly string[]
  readonly announcements: readonly string[]
}

/** Lists the fields of the pattern, then those of each preset with overrides merged into them. */
export function listAccessibility({ accessibility, presets }: JsonObject): Accessibility[] {
  const shared = asObject(accessibility)
  const own = Object.entries(asObject(presets)).flatMap(([preset, value]) => {
    const overrides = asObject(value).accessibility
    if (overrides === undefined) return []
    const path = ['presets', preset, 'accessibility']
    return [{ preset, ...toAccessibility({ ...shared, ...asObject(overrides) }, path) }]
  })
  return [toAccessibility(shared, ['accessibility']), ...own]
}

/** Returns the role of a preset: its own, or that of the pattern. */
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

/** The schema does not restrict the accessibility of a preset, so items may have any type. */
const toTexts = (value: unknown): string[] =>
  asArray(value).map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))

/** The fields of a shell region that rules read. */
export interface Region {
  readonly index: number
  readonly id: string | undefined
  readonly element: string | undefined
  readonly label: string | undefined
  readonly scroll: unknown
  readonly collapse: JsonObject
}

/** Lists the regions of a shell in its authored or published form. */
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

/** Lists the sections that a blueprint composes. Unknown archetypes are skipped. */
export function listBlueprintParts(blueprint: BlueprintV1, { records }: Corpus): SectionDraft[] {
  const { archetypes } = indexRecords(records)
  return createSectionDrafts(listArchetypeEntries(blueprint), archetypes, blueprint.overrides)
}

/** True if a section has the role. */
export const hasPartWithRole = (
  parts: readonly SectionDraft[],
  role: SectionDraft['role'],
): boolean => parts.some((part) => part.role === role)

/** True if a product has no sign-in and no work area. */
export const isPublicSite = (parts: readonly SectionDraft[]): boolean =>
  !hasPartWithRole(parts, 'gateway') && !hasPartWithRole(parts, 'primary')
