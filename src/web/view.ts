import type { ComponentChildren } from 'preact'
import type { IslandProps } from './islands.tsx'

/** A page without the layout that all pages share. */
export interface View {
  /** The path of the file below the site root. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The props that the islands of the page are hydrated with. */
  readonly data?: Partial<IslandProps>
  readonly main: ComponentChildren
}

/** Returns the relative path from a page to the site root, so that links work in any folder. */
export function pathToRoot(path: string): string {
  const depth = path.split('/').length - 1
  return depth === 0 ? './' : '../'.repeat(depth)
}
