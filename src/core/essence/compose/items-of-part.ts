import { asString } from '../../content/fields.ts'
import type { NavigationItem } from '../../generated/types/essence.v4.ts'
import { isActiveMatch } from '../diagnostics/navigation.ts'
import type { Part } from './parts.ts'
import { under } from './paths.ts'
import type { Routing } from './routing.ts'

/** A section's navigation items on the product's paths; one that leads nowhere is left out. */
export function itemsOfPart(part: Part, { pathOf, stops }: Routing): NavigationItem[] {
  const pages = new Map(part.pages.toReversed().map((page) => [asString(page.source.path), page]))
  const productPath = (path: string): string | undefined => {
    const page = pages.get(path)
    if (page !== undefined) return pathOf.get(page)
    return [path, under(part.prefix, path)].find((candidate) => stops.has(candidate))
  }
  return (part.archetype.navigation_items ?? []).flatMap((item) => {
    const route = productPath(item.route)
    return route === undefined ? [] : [moved(item, route)]
  })
}

function moved(item: NavigationItem, route: string): NavigationItem {
  const { active_match, ...rest } = item
  const match = active_match && movedMatch(active_match, item.route, route)
  return match && isActiveMatch(match)
    ? { ...rest, route, active_match: match }
    : { ...rest, route }
}

/** The rule for the new path; none when it cannot follow, or would hold on every page. */
function movedMatch(match: string, from: string, to: string): string | undefined {
  if (from === to) return match
  if (from === '/' || to === '/' || !match.includes(from)) return undefined
  return match.replace(from, () => to)
}
