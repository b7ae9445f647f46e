import type { ProjectCheck } from '../check.ts'
import { getRouteShape, isCaughtBy, listDeclaredRoutes } from '../declared-routes.ts'

/** Finds routes of the contract that the app does not have. */
export const routeUnimplemented: ProjectCheck = {
  code: 'ROUTE002',
  check: 'route-unimplemented',
  family: 'routes',
  layer: 'blueprint',
  severity: 'warn',
  summary: 'a route of the contract is not in the app',
  needs: 'contract',
  scope: 'project',
  *run({ contract, routes }) {
    if (contract === null || routes.completeness !== 'complete') return
    const shapes = new Set(routes.items.map(({ path }) => getRouteShape(path)))
    for (const { path, page, range } of listDeclaredRoutes(contract)) {
      const isImplemented =
        shapes.has(getRouteShape(path)) || routes.items.some((route) => isCaughtBy(route, path))
      if (isImplemented) continue
      const place = getConventionPath(path, routes.convention)
      const title = place ? `Implement ${path} in ${place}.` : `Implement ${path}.`
      yield {
        file: contract.path,
        range,
        message: `Nothing implements the route ${path} of the page ${page}.`,
        confidence: 'certain',
        anchor: `route ${path}`,
        repair: {
          kind: 'manual',
          title,
          steps: [title, `Or remove the page ${page} from ${contract.path}.`],
          autofix: 'none',
        },
      }
    }
  },
}

/** Writes the path of a page file by the name of a convention. */
const CONVENTION_PATHS: readonly (readonly [pattern: RegExp, toPath: (path: string) => string])[] =
  [
    [/Next\.js app/, (path) => `app${path}/page.tsx`],
    [/Next\.js pages/, (path) => `pages${path || '/index'}.tsx`],
    [/SvelteKit/, (path) => `src/routes${path}/+page.svelte`],
    [/Nuxt pages/, (path) => `pages${path || '/index'}.vue`],
    [/Astro/, (path) => `src/pages${path || '/index'}.astro`],
    [/HTML/, (path) => `${path.slice(1) || 'index'}.html`],
  ]

function getConventionPath(path: string, convention: string | null): string | undefined {
  const [, toPath] = CONVENTION_PATHS.find(([pattern]) => pattern.test(convention ?? '')) ?? []
  const named = path.replaceAll(/:([^/]+)/g, '[$1]').replaceAll(/\*(\w+)/g, '[...$1]')
  return toPath?.(named === '/' ? '' : named)
}
