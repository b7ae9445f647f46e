import { shapeOf } from '../route-path.ts'
import { under } from './paths.ts'
import type { Stop } from './routing.ts'

/** Gives pages paths that a router can tell from those taken and from each other. */
export function createFreePaths(paths: Iterable<string>): (place: Stop) => string {
  const taken = new Set([...paths].map(shapeOf))
  const counts = new Map<string, number>()
  return ({ part, page }) => {
    const key = JSON.stringify([part.id, shapeOf(page.path)])
    // Counting goes on where it stopped, so that a thousand equal paths take a thousand looks.
    let count = counts.get(key) ?? 0
    while (taken.has(shapeOf(numbered(count, part.id, page.path)))) count++
    const path = numbered(count, part.id, page.path)
    counts.set(key, count + 1)
    taken.add(shapeOf(path))
    return path
  }
}

/** The page's own path first, then below the section's id, then below that with a number. */
function numbered(count: number, id: string, path: string): string {
  if (count === 0) return path
  return under(count === 1 ? `/${id}` : `/${id}-${count}`, path)
}
