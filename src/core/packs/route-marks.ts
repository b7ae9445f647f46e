import { createRouteSet, type HoldsRoute } from '../essence/route-set.ts'
import type { Plan } from './app.ts'
import { type Said, said } from './inert.ts'

/** A mark for every path that no page of the app has. */
export function routeMarks({ essence, pages }: Plan): (path: string) => Said {
  let holds: HoldsRoute | undefined
  return (path) => {
    holds ??= createRouteSet([
      ...Object.keys(essence.blueprint.routes ?? {}),
      ...pages.flatMap(({ path, aliases }) => [path, ...aliases]),
    ])
    return said(holds(path) ? '' : ' (unresolved: no page declares it)')
  }
}
