import type {
  Command,
  EssenceV4,
  NavigationItem,
  Page,
  Section,
} from '../../generated/types/essence.v4.ts'
import { instancesOf, type LayoutRow, type PatternInstance, rowsOf } from '../layout.ts'
import { quote } from './words.ts'

export interface SectionPlace {
  /** What to call the section in a sentence. */
  readonly who: string
  readonly pointer: string
  readonly section: Section
}

export interface PagePlace {
  /** What to call the page in a sentence. */
  readonly who: string
  readonly pointer: string
  readonly section: Section
  readonly page: Page
  /** Section and page id, as a route leads to them. */
  readonly name: string
  readonly rows: readonly LayoutRow[]
  readonly instances: readonly PatternInstance[]
}

export interface ItemPlace {
  readonly pointer: string
  readonly section: Section
  readonly item: NavigationItem
}

export interface CommandPlace {
  readonly pointer: string
  readonly command: Command
}

/** How a section and a page within it are named together. */
export const pageName = (section: string, page: string): string => `${section}/${page}`

/** The sections of a document. */
export const sectionsOf = ({ blueprint }: EssenceV4): SectionPlace[] =>
  blueprint.sections.map((section, index) => {
    const who = `Section ${quote(section.id)}`
    return { who, pointer: `/blueprint/sections/${index}`, section }
  })

/** The pages of a section, with what each shows. */
export const pagesOf = ({ pointer: owner, section }: SectionPlace): PagePlace[] =>
  section.pages.map((page, index) => {
    const pointer = `${owner}/pages/${index}`
    const rows = rowsOf(page.layout, `${pointer}/layout`)
    const name = pageName(section.id, page.id)
    const instances = instancesOf(rows)
    return { who: `Page ${quote(name)}`, pointer, section, page, name, rows, instances }
  })

/** The items that a section puts into the primary navigation. */
export const itemsOf = ({ pointer, section }: SectionPlace): ItemPlace[] =>
  (section.navigation_items ?? []).map((item, index) => {
    return { pointer: `${pointer}/navigation_items/${index}`, section, item }
  })

/** The commands that a palette contract lists. */
export function commandsOf({ meta }: EssenceV4): CommandPlace[] {
  const palette = meta.navigation?.command_palette
  const commands = typeof palette === 'object' ? palette.commands : undefined
  return (commands ?? []).map((command, index) => {
    return { pointer: `/meta/navigation/command_palette/commands/${index}`, command }
  })
}
