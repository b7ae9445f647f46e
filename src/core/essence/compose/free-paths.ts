import { removeParameterNames } from '../route-path.ts'
import { addPrefix } from './paths.ts'
import type { RouteTarget } from './routing.ts'

/** Gives pages paths that a router can tell from those taken and from each other. */
export function createPathAllocator(paths: Iterable<string>): (place: RouteTarget) => string {
  const taken = new Set([...paths].map(removeParameterNames))
  const counts = new Map<string, number>()
  return ({ section, page }) => {
    const key = JSON.stringify([section.id, removeParameterNames(page.path)])
    // Counting goes on where it stopped, so that a thousand equal paths take a thousand looks.
    let count = counts.get(key) ?? 0
    while (taken.has(removeParameterNames(toNumberedPath(count, section.id, page.path)))) count++
    const path = toNumberedPath(count, section.id, page.path)
    counts.set(key, count + 1)
    taken.add(removeParameterNames(path))
    return path
  }
}

/** The page's own path first, then below the section's id, then below that with a number. */
function toNumberedPath(count: number, id: string, path: string): string {
  if (count === 0) return path
  return addPrefix(count === 1 ? `/${id}` : `/${id}-${count}`, path)
}
