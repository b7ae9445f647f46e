import { createRouteMatcher } from '../essence/route-set.ts'
import type { Plan } from './app.ts'
import { type Said, said } from './inert.ts'

/** A mark for every path that no page of the app has. */
export function routeMarks({ routes, pages }: Plan): (path: string) => Said {
  const holds = createRouteMatcher([...routes.entries, ...pages].map(({ path }) => path))
  return (path) => said(holds(path) ? '' : ' (unresolved: no page declares it)')
}
