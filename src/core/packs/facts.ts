import type { Content, Lookup } from '../content/lookup.ts'
import type { Facts } from '../essence/diagnostics/facts.ts'
import {
  commandsOf,
  itemsOf,
  type PagePlace,
  pageName,
  sectionsOf,
} from '../essence/diagnostics/places.ts'
import { type Records, type Referenced, resolveRecords } from '../essence/diagnostics/records.ts'
import { createRouteTable } from '../essence/diagnostics/route-table.ts'
import { instancesOf, rowsOf } from '../essence/layout.ts'
import { createSuggester } from '../essence/suggest.ts'
import type { AppPage, Plan } from './app.ts'
import type { Needs } from './needs.ts'

/** What diagnostics and packs know of an app, with the records that were needed and no others. */
export async function factsOf(
  { essence, pages: planned }: Plan,
  needs: Needs,
  lookup: Lookup,
): Promise<Facts> {
  const suggester = createSuggester()
  const sections = sectionsOf(essence)
  const pages = planned.map((page) => placeOf(page, needs))
  return {
    essence,
    sections,
    pages,
    items: sections.flatMap(itemsOf),
    commands: commandsOf(essence),
    routes: createRouteTable(essence.blueprint, pages, suggester),
    records: withoutOthers(await resolveRecords(needs, lookup, suggester), needs),
    suggester,
  }
}

/** A page; one whose patterns were not asked for has its name and its route only. */
function placeOf({ page, pointer, owner }: AppPage, { pages }: Needs): PagePlace {
  const rows = pages.has(page) ? rowsOf(page.layout, `${pointer}/layout`) : []
  const name = pageName(owner.section.id, page.id)
  const sectionPointer = owner.pointer
  const instances = instancesOf(rows)
  return { pointer, sectionPointer, section: owner.section, page, name, rows, instances }
}

/** Nothing is known about records that were not needed, so nothing is said against them. */
function withoutOthers(records: Records, needs: Needs): Records {
  const assumed = <T extends Referenced>(type: T): Records[T] => {
    const { get, near } = records[type]
    const assume = (slug: string) => (needs[type].has(slug) ? get(slug) : ASSUMED)
    return { get: assume as (slug: string) => Content[T] | undefined, near } as Records[T]
  }
  return {
    patterns: assumed('patterns'),
    themes: assumed('themes'),
    shells: assumed('shells'),
    archetypes: assumed('archetypes'),
  }
}

const ASSUMED = {}
