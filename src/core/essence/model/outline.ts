import { toPointer } from '../../kernel/json/pointer.ts'
import { groupBy } from '../../kernel/lists.ts'
import { quote } from '../../kernel/text.ts'
import { createSuggester, type Suggest, type Suggester } from '../suggestions.ts'
import type { Blueprint, Command, Essence, NavigationItem, Page, Section } from '../version.ts'
import {
  type LayoutRow,
  listPatternInstances,
  type PatternInstance,
  toLayoutRows,
} from './layout-rows.ts'
import { createRouteMatcher, removeParameterNames } from './route-matching.ts'

/** The sections, pages, links and routes of an essence, each with its pointer. */
export interface EssenceOutline {
  readonly essence: Essence
  readonly sections: readonly SectionEntry[]
  readonly pages: readonly PageEntry[]
  readonly navigationItems: readonly NavigationItemEntry[]
  readonly commands: readonly CommandEntry[]
  readonly routes: RouteTable
  /** Suggests names of the essence; shared, so that the limit holds for the whole document. */
  readonly suggester: Suggester
}

/** Creates the outline of an essence, which needs no records. */
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

/** A section and its pointer; messages call it `section "orders"`. */
export interface SectionEntry {
  readonly displayName: string
  readonly pointer: string
  readonly section: Section
}

/** A page, its pointer and its patterns; messages call it `page "orders/list"`. */
export interface PageEntry {
  readonly displayName: string
  readonly pointer: string
  readonly section: Section
  readonly page: Page
  /** Section and page id, which is how a route names the page. */
  readonly name: string
  readonly rows: readonly LayoutRow[]
  readonly instances: readonly PatternInstance[]
}

export interface NavigationItemEntry {
  readonly pointer: string
  readonly section: Section
  readonly item: NavigationItem
}

export interface CommandEntry {
  readonly pointer: string
  readonly command: Command
}

/** Returns the name of a page: `orders/list`. */
export const toPageName = (section: string, page: string): string => `${section}/${page}`

/** Lists the sections of an essence. */
export const listSections = ({ blueprint }: Essence): SectionEntry[] =>
  blueprint.sections.map((section, index) => {
    const displayName = `section ${quote(section.id)}`
    return { displayName, pointer: `/blueprint/sections/${index}`, section }
  })

/** Lists the pages of a section. */
export const listPages = ({ pointer: owner, section }: SectionEntry): PageEntry[] =>
  section.pages.map((page, index) => {
    const pointer = `${owner}/pages/${index}`
    const rows = toLayoutRows(page.layout, `${pointer}/layout`)
    const name = toPageName(section.id, page.id)
    const instances = listPatternInstances(rows)
    return { displayName: `page ${quote(name)}`, pointer, section, page, name, rows, instances }
  })

const listNavigationItems = ({ pointer, section }: SectionEntry): NavigationItemEntry[] =>
  (section.navigation_items ?? []).map((item, index) => {
    return { pointer: `${pointer}/navigation_items/${index}`, section, item }
  })

const listCommands = ({ meta }: Essence): CommandEntry[] =>
  (getCommandPalette(meta.navigation)?.commands ?? []).map((command, index) => {
    return { pointer: `/meta/navigation/command_palette/commands/${index}`, command }
  })

/** Returns the command palette if it is described, and undefined if it is only on or off. */
export const getCommandPalette = <P extends object>(
  navigation: { readonly command_palette?: boolean | P | undefined } | undefined,
): P | undefined => {
  const palette = navigation?.command_palette
  return typeof palette === 'object' ? palette : undefined
}

/** Returns the section that the product is about: the first primary one, else the first. */
export const findMainSection = <S extends Pick<Section, 'role'>>(
  sections: readonly S[],
): S | undefined => sections.find(({ role }) => role === 'primary') ?? sections[0]

/** A path of the route map and the page that it names. */
export interface RouteEntry {
  readonly pointer: string
  readonly path: string
  readonly section: string
  readonly page: string
}

/** The route map of an essence, together with the routes that pages declare themselves. */
export interface RouteTable {
  readonly entries: readonly RouteEntry[]
  /** Returns the map's entry for a path, even if the names of its parameters differ. */
  readonly findEntry: (path: string) => RouteEntry | undefined
  /** Lists the map's paths to a page, by the page's name. */
  readonly listPathsTo: (name: string) => readonly string[]
  /** True if a page or the map declares the path, or a path whose parameters it fills in. */
  readonly hasRoute: (path: string) => boolean
  /** Returns the declared paths that an undeclared one most likely meant. */
  readonly suggest: Suggest
}

/** Returns the name of the page that a path of the map shows. */
export const getTargetPageName = ({ section, page }: RouteEntry): string =>
  toPageName(section, page)

function createRouteTable(
  { routes = {} }: Blueprint,
  pages: readonly PageEntry[],
  suggester: Suggester,
): RouteTable {
  const entries = Object.entries(routes).map(([path, { section, page }]) => {
    return { pointer: `/blueprint/routes${toPointer([path])}`, path, section, page }
  })
  const own = pages.flatMap(({ page }) => page.route ?? [])
  const declared = new Set([...own, ...entries.map(({ path }) => path)])
  const byPage = groupBy(entries, getTargetPageName)
  // A path finds its own entry; the first entry of a shape serves all other paths of that shape.
  const byPath = new Map([
    ...entries.map((entry) => [removeParameterNames(entry.path), entry] as const).toReversed(),
    ...entries.map((entry) => [entry.path, entry] as const),
  ])
  return {
    entries,
    findEntry: (path) => byPath.get(path) ?? byPath.get(removeParameterNames(path)),
    listPathsTo: (name) => (byPage.get(name) ?? []).map(({ path }) => path),
    hasRoute: createRouteMatcher(declared),
    suggest: suggester(declared),
  }
}
