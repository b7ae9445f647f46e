import { groupBy } from '../../group-by.ts'
import { removeParameterNames } from '../route-path.ts'
import type { EssenceFacts } from './facts.ts'
import { getTargetPageName } from './route-table.ts'
import type { DiagnosticFinding } from './rule.ts'
import { quote, quoteList } from './words.ts'

/** Every place where a page's own route and the route map say different things. */
export function findRouteDisagreements({ pages, routes }: EssenceFacts): DiagnosticFinding[] {
  const byName = groupBy(pages, ({ name }) => name)
  return pages.flatMap(({ displayName, name, pointer, page: { route } }) => {
    // The map cannot tell pages of one name apart, which is reported as what it is.
    if (route === undefined || byName.get(name)?.length !== 1) return []
    const entry = routes.findEntry(route)
    const paths = entry ? [] : routes.listPathsTo(name)
    // A path to nowhere, and a route that two pages have, are reported as what they are.
    const other = entry && byName.get(getTargetPageName(entry))?.at(-1)
    const isOther =
      other && removeParameterNames(other.page.route ?? '') !== removeParameterNames(route)
    if (!isOther && paths.length === 0) return []
    const contradiction = isOther
      ? `leads from there to ${quote(other.name)}`
      : `leads to it from ${quoteList(paths)} only`
    return {
      pointer: `${pointer}/route`,
      message: `${displayName} has the route ${quote(route)}, but the map ${contradiction}.`,
      found: quote(route),
      hint: 'Change the one or the other; the route of the page is in force.',
    }
  })
}
