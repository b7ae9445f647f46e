import type {
  Command,
  EssenceV4,
  NavigationItem,
  Page,
  Section,
} from '../../generated/types/essence.v4.ts'
import {
  type LayoutRow,
  listPatternInstances,
  type PatternInstance,
  toLayoutRows,
} from '../layout.ts'
import { quote } from './words.ts'

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
export const listSections = ({ blueprint }: EssenceV4): SectionEntry[] =>
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
export function listCommands({ meta }: EssenceV4): CommandEntry[] {
  const palette = meta.navigation?.command_palette
  const commands = typeof palette === 'object' ? palette.commands : undefined
  return (commands ?? []).map((command, index) => {
    return { pointer: `/meta/navigation/command_palette/commands/${index}`, command }
  })
}
