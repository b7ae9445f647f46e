import type { AppPage, AppPlan } from '../packs/app-plan.ts'
import { uniqueId } from './instance-ids.ts'

/** Where each page of an app lies below the root of its site: `''`, or a path that ends in `/`. */
export type PageFolders = ReadonlyMap<AppPage, string>

/** Folders by the routes of pages; a parameter is called by its name. */
export function getPageFolders({ pages }: AppPlan): PageFolders {
  const taken = new Set<string>()
  return new Map(
    pages.map((page) => {
      const parts = page.path.split('/').map(toFolderName).filter(Boolean)
      const path = uniqueId(parts.join('/'), taken)
      taken.add(path)
      return [page, path === '' ? '' : `${path}/`]
    }),
  )
}

/** A part of a route as every file system can have it. */
const toFolderName = (part: string): string =>
  part === '*' ? 'any' : part.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|-+$/g, '')

/** The page that a path leads to: one without parameters first. */
export function createRouter({ pages }: AppPlan): (path: string) => AppPage | undefined {
  const exact = new Map<string, AppPage>()
  const patterns: (readonly [parts: readonly string[], page: AppPage])[] = []
  for (const page of pages) {
    for (const path of [page.path, ...page.aliases]) {
      if (/(^|\/)[:*]/.test(path)) patterns.push([path.split('/'), page])
      else if (!exact.has(path)) exact.set(path, page)
    }
  }
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
    return (
      exact.get(plain) ?? patterns.find(([parts]) => matchesRoute(parts, plain.split('/')))?.[1]
    )
  }
}

const matchesRoute = (pattern: readonly string[], parts: readonly string[]): boolean =>
  (pattern.length === parts.length || pattern.at(-1)?.startsWith('*') === true) &&
  pattern.every((part, at) => /^[:*]/.test(part) || part === parts[at])
