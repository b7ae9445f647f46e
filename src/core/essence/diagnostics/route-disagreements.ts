import { shapeOf } from '../route-path.ts'
import type { Facts } from './facts.ts'
import { repeats } from './repeats.ts'
import { targetOf } from './route-table.ts'
import type { Finding } from './rule.ts'
import { quote, quoteAll } from './words.ts'

/** Every place where a page's own route and the route map say different things. */
export function routeDisagreements({ pages, routes }: Facts): Finding[] {
  const shapes = new Map(pages.map(({ name, page }) => [name, shapeOf(page.route ?? '')]))
  // The map cannot tell pages of one name apart, which is reported as what it is.
  const shared = new Set(repeats(pages, ({ name }) => name).map(({ again }) => again.name))
  const contradictionOf = (name: string, route: string): string | undefined => {
    const entry = routes.entryFor(route)
    if (entry === undefined) {
      const paths = routes.pathsTo(name)
      return paths.length === 0 ? undefined : `leads to it from ${quoteAll(paths)} only`
    }
    const target = targetOf(entry)
    const shape = shapes.get(target)
    // A path to nowhere, and a route that two pages have, are reported as what they are.
    const isReported = shape === undefined || shape === shapeOf(route)
    return isReported ? undefined : `leads from there to ${quote(target)}`
  }
  return pages.flatMap(({ who, name, pointer, page: { route } }) => {
    if (route === undefined || shared.has(name)) return []
    const contradiction = contradictionOf(name, route)
    if (contradiction === undefined) return []
    return {
      pointer: `${pointer}/route`,
      message: `${who} has the route ${quote(route)}, but the map ${contradiction}.`,
      found: quote(route),
      hint: 'Change the one or the other; the route of the page is in force.',
    }
  })
}
