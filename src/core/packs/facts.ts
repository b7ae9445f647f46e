import type { Lookup } from '../content/lookup.ts'
import type { Facts } from '../essence/diagnostics/facts.ts'
import { commandsOf, itemsOf, type PagePlace, pageName } from '../essence/diagnostics/places.ts'
import { resolveRecords } from '../essence/diagnostics/records.ts'
import { createRouteTable } from '../essence/diagnostics/route-table.ts'
import { instancesOf, rowsOf } from '../essence/layout.ts'
import { createSuggester } from '../essence/suggest.ts'
import type { AppPage, Plan } from './app.ts'
import type { Needs } from './needs.ts'

/** What diagnostics and packs know of an app, with the records that were needed and no others. */
export async function factsOf(
  { essence, sections, pages: planned }: Plan,
  needs: Needs,
  lookup: Lookup,
): Promise<Facts> {
  const suggester = createSuggester()
  const pages = planned.map((page) => placeOf(page, needs))
  return {
    essence,
    sections,
    pages,
    items: sections.flatMap(itemsOf),
    commands: commandsOf(essence),
    routes: createRouteTable(essence.blueprint, pages, suggester),
    records: await resolveRecords(needs, lookup, suggester),
    suggester,
  }
}

/** A page; one whose patterns were not asked for has its name and its route only. */
function placeOf({ page, pointer, owner }: AppPage, { pages }: Needs): PagePlace {
  const rows = pages.has(page) ? rowsOf(page.layout, `${pointer}/layout`) : []
  const name = pageName(owner.section.id, page.id)
  const instances = instancesOf(rows)
  return { pointer, section: owner.section, page, name, rows, instances }
}
