import type { ComponentChildren } from 'preact'
import type { IslandProps } from './islands.tsx'

/** One page before it is wrapped in the frame that all share. */
export interface View {
  /** The file below the site's root. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** What the islands of the page are hydrated with. */
  readonly data?: Partial<IslandProps>
  readonly main: ComponentChildren
}

/** The way from a page to the site's root, so that every link works below any folder. */
export function pathToRoot(path: string): string {
  const depth = path.split('/').length - 1
  return depth === 0 ? './' : '../'.repeat(depth)
}
