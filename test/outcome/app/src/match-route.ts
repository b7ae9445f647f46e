import type { ComponentType } from 'react'

/** One page of the app: its path, the frame around it and what fills `main`. */
export interface Route {
  readonly path: string
  readonly shell: 'sidebar-main' | 'list-detail'
  readonly Page: ComponentType<{ readonly params: Readonly<Record<string, string>> }>
}

/** The route of a path, with the values of its `:parameters`. */
export function matchRoute(routes: readonly Route[], path: string) {
  for (const route of routes) {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const found = new RegExp(`^${route.path.replace(/:\w+/g, '([^/]+)')}/?$`).exec(path)
    if (!found) continue
    const values = found.slice(1).map(decodeURIComponent)
    return { route, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) }
  }
  return undefined
}
