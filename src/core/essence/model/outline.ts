import { toPointer } from '../../json/pointer.ts'
import { groupBy } from '../../lists.ts'
import { quote } from '../../text.ts'
import type { Suggest, Suggester } from '../suggestions.ts'
import type { Blueprint, Command, Essence, NavigationItem, Page, Section } from '../version.ts'
import {
  type LayoutRow,
  listPatternInstances,
  type PatternInstance,
  toLayoutRows,
} from './layout-rows.ts'
import { createRouteMatcher, removeParameterNames } from './route-matching.ts'

export interface SectionEntry {
  /** What to call the section in a sentence. */
  readonly displayName: string
  readonly pointer: string
  readonly section: Section
}

export interface PageEntry {
  /** What to call the page in a sentence. */
  readonly displayName: string
  readonly pointer: string
  readonly section: Section
  readonly page: Page
  /** Section and page id, as a route leads to them. */
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

/** How a section and a page within it are named together. */
export const toPageName = (section: string, page: string): string => `${section}/${page}`

/** The sections of a document. */
export const listSections = ({ blueprint }: Essence): SectionEntry[] =>
  blueprint.sections.map((section, index) => {
    const displayName = `Section ${quote(section.id)}`
    return { displayName, pointer: `/blueprint/sections/${index}`, section }
  })

/** The pages of a section, with what each shows. */
export const listPages = ({ pointer: owner, section }: SectionEntry): PageEntry[] =>
  section.pages.map((page, index) => {
    const pointer = `${owner}/pages/${index}`
    const rows = toLayoutRows(page.layout, `${pointer}/layout`)
    const name = toPageName(section.id, page.id)
    const instances = listPatternInstances(rows)
    return { displayName: `Page ${quote(name)}`, pointer, section, page, name, rows, instances }
  })

/** The items that a section puts into the primary navigation. */
export const listNavigationItems = ({ pointer, section }: SectionEntry): NavigationItemEntry[] =>
  (section.navigation_items ?? []).map((item, index) => {
    return { pointer: `${pointer}/navigation_items/${index}`, section, item }
  })

/** The commands that a palette contract lists. */
export function listCommands({ meta }: Essence): CommandEntry[] {
  const palette = meta.navigation?.command_palette
  const commands = typeof palette === 'object' ? palette.commands : undefined
  return (commands ?? []).map((command, index) => {
    return { pointer: `/meta/navigation/command_palette/commands/${index}`, command }
  })
}

/** One path of the route map. */
export interface RouteEntry {
  readonly pointer: string
  readonly path: string
  readonly section: string
  readonly page: string
}

/** Where the paths of a document lead. */
export interface RouteTable {
  readonly entries: readonly RouteEntry[]
  /** The entry of the map for a path, also when it names its parameters differently. */
  readonly findEntry: (path: string) => RouteEntry | undefined
  /** The paths of the map that lead to a page, by the page's name. */
  readonly listPathsTo: (name: string) => readonly string[]
  /** Whether a page or the map declares the path, or one with parameters that it fills in. */
  readonly hasRoute: (path: string) => boolean
  /** The declared paths that an undeclared one most likely meant. */
  readonly suggest: Suggest
}

/** The name of the page that a path of the map leads to. */
export const getTargetPageName = ({ section, page }: RouteEntry): string =>
  toPageName(section, page)

/** The paths that a document's pages and its route map declare. */
export function createRouteTable(
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
  // Paths stand for themselves, and the first of a shape for all of that shape.
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
