import type { Lookup } from '../../content/lookup.ts'
import type { EssenceV4 } from '../../generated/types/essence.v4.ts'
import { createSuggester, type Suggester } from '../suggest.ts'
import {
  type CommandPlace,
  commandsOf,
  type ItemPlace,
  itemsOf,
  type PagePlace,
  pagesOf,
  type SectionPlace,
  sectionsOf,
} from './places.ts'
import { type Records, resolveRecords, slugsOf } from './records.ts'
import { createRouteTable, type RouteTable } from './route-table.ts'

/** The parts of a document, each with its place. */
export interface Parts {
  readonly essence: EssenceV4
  readonly sections: readonly SectionPlace[]
  readonly pages: readonly PagePlace[]
  readonly items: readonly ItemPlace[]
  readonly commands: readonly CommandPlace[]
  readonly routes: RouteTable
  /** Makes suggestions out of any words of the document. */
  readonly suggester: Suggester
}

/** The parts of a document, and the records behind them. */
export interface Facts extends Parts {
  readonly records: Records
}

/** What a document says by itself, before any record is read. */
export function partsOf(essence: EssenceV4): Parts {
  const sections = sectionsOf(essence)
  const pages = sections.flatMap(pagesOf)
  const suggester = createSuggester()
  return {
    essence,
    sections,
    pages,
    items: sections.flatMap(itemsOf),
    commands: commandsOf(essence),
    routes: createRouteTable(essence.blueprint, pages, suggester),
    suggester,
  }
}

/** The facts of a document; the only step that waits for records. */
export async function gatherFacts(essence: EssenceV4, lookup: Lookup): Promise<Facts> {
  const parts = partsOf(essence)
  const { sections, pages, suggester } = parts
  const records = await resolveRecords(slugsOf(essence, sections, pages), lookup, suggester)
  return { ...parts, records }
}
