import { isPreferredPath, isUnderPrefix, removeParameterNames } from './route-matching.ts'

/** Derives a page's path from its id. Composing, packs and previews all show a page there. */
export function derivePagePath(id: string): string {
  if (/^(home|index)$/.test(id)) return '/'
  return /(^|-)detail$/.test(id) ? `/${id}/:id` : `/${id}`
}

/** Sorts the paths of one page, best first: the page's own path, then shorter ones. */
export const sortByPreference = (paths: readonly string[], ownPath?: string): string[] =>
  paths.toSorted((a, b) => {
    if (a === ownPath || b === ownPath) return a === ownPath ? -1 : 1
    return isPreferredPath(a, b) ? -1 : 1
  })

/** Returns a path that no other page has, as close to the requested one as possible. */
export type AllocatePath = (path: string, sectionId: string) => string

/** Creates an allocator of paths that a router can tell from `takenPaths` and from each other. */
export function createPathAllocator(takenPaths: Iterable<string>): AllocatePath {
  const taken = new Set([...takenPaths].map(removeParameterNames))
  const counts = new Map<string, number>()
  return (path, sectionId) => {
    const key = JSON.stringify([sectionId, removeParameterNames(path)])
    // Counting continues where it ended, so a thousand equal paths take a thousand lookups.
    let count = counts.get(key) ?? 0
    while (taken.has(removeParameterNames(toNumberedPath(path, sectionId, count)))) count++
    counts.set(key, count + 1)
    const freePath = toNumberedPath(path, sectionId, count)
    taken.add(removeParameterNames(freePath))
    return freePath
  }
}

/** Tries the path itself, then the path below the section's id, then below a numbered id. */
function toNumberedPath(path: string, sectionId: string, count: number): string {
  if (count === 0) return path
  return addPrefix(count === 1 ? `/${sectionId}` : `/${sectionId}-${count}`, path)
}

/** Puts a path below a prefix, unless it is below it already. */
export const addPrefix = (prefix: string, path: string): string => {
  const absolute = path.startsWith('/') ? path : `/${path}`
  if (prefix === '' || isUnderPrefix(prefix, absolute)) return absolute
  return absolute === '/' ? prefix : prefix + absolute
}
