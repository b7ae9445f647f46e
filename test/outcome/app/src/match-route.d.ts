import type { ComponentType } from 'react'
/** One page of the app: its path, the frame around it and what fills `main`. */
export interface Route {
  readonly path: string
  readonly shell: 'sidebar-main' | 'list-detail'
  readonly Page: ComponentType<{
    readonly params: Readonly<Record<string, string>>
  }>
}
/** The route of a path, with the values of its `:parameters`. */
export declare function matchRoute(
  routes: readonly Route[],
  path: string,
):
  | {
      route: Route
      params: {
        [k: string]: string
      }
    }
  | undefined
