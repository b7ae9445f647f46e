import { createRouteSet } from '../essence/route-set.ts'
import type { Plan } from './app.ts'

/** A mark for every path that no page of the app has. */
export function routeMarks({ essence, pages }: Plan): (path: string) => string {
  const known = createRouteSet([
    ...Object.keys(essence.blueprint.routes ?? {}),
    ...pages.flatMap(({ path, aliases }) => [path, ...aliases]),
  ])
  return (path) => (known(path) ? '' : ' (unresolved: no page declares it)')
}
