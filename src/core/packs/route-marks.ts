import { createRouteMatcher } from '../essence/model/route-matching.ts'
import type { AppPlan } from './app.ts'
import { raw, type SafeMarkdown } from './inert.ts'

/** A mark for every path that no page of the app has. */
export function createRouteNotes({ routes, pages }: AppPlan): (path: string) => SafeMarkdown {
  const holds = createRouteMatcher([...routes.entries, ...pages].map(({ path }) => path))
  return (path) => raw(holds(path) ? '' : ' (unresolved: no page declares it)')
}
