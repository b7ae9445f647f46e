import { asString } from '../../content/fields.ts'
import type { NavigationItem } from '../../generated/types/essence.v4.ts'
import { isValidActiveMatch } from '../diagnostics/navigation.ts'
import type { SectionDraft } from './parts.ts'
import { addPrefix } from './paths.ts'
import type { RoutePlan } from './routing.ts'

/** A section's navigation items on the product's paths; one that leads nowhere is left out. */
export function listSectionNavigationItems(
  part: SectionDraft,
  { pathByPage, targets }: RoutePlan,
): NavigationItem[] {
  const pages = new Map(part.pages.toReversed().map((page) => [asString(page.source.path), page]))
  const productPath = (path: string): string | undefined => {
    const page = pages.get(path)
    if (page !== undefined) return pathByPage.get(page)
    return [path, addPrefix(part.prefix, path)].find((candidate) => targets.has(candidate))
  }
  return (part.archetype.navigation_items ?? []).flatMap((item) => {
    const route = productPath(item.route)
    return route === undefined ? [] : [moveItem(item, route)]
  })
}

function moveItem(item: NavigationItem, route: string): NavigationItem {
  const { active_match, ...rest } = item
  const match = active_match && moveActiveMatch(active_match, item.route, route)
  return match && isValidActiveMatch(match)
    ? { ...rest, route, active_match: match }
    : { ...rest, route }
}

/** The rule for the new path; none when it cannot follow, or would hold on every page. */
function moveActiveMatch(match: string, from: string, to: string): string | undefined {
  if (from === to) return match
  if (from === '/' || to === '/' || !match.includes(from)) return undefined
  return match.replace(from, () => to)
}
