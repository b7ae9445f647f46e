import type { Lookup } from '../../content/lookup.ts'
import type { EssenceV4 } from '../../generated/types/essence.v4.ts'
import { createSuggester, type Suggester } from '../suggest.ts'
import {
  type CommandEntry,
  listCommands,
  listNavigationItems,
  listPages,
  listSections,
  type NavigationItemEntry,
  type PageEntry,
  type SectionEntry,
} from './places.ts'
import { listReferencedSlugs, type ReferencedRecords, resolveRecords } from './records.ts'
import { createRouteTable, type RouteTable } from './route-table.ts'

/** The parts of a document, each with its place. */
export interface EssenceOutline {
  readonly essence: EssenceV4
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
export function createOutline(essence: EssenceV4): EssenceOutline {
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
export async function loadFacts(essence: EssenceV4, lookup: Lookup): Promise<EssenceFacts> {
  const parts = createOutline(essence)
  const { sections, pages, suggester } = parts
  const records = await resolveRecords(
    listReferencedSlugs(essence, sections, pages),
    lookup,
    suggester,
  )
  return { ...parts, records }
}
