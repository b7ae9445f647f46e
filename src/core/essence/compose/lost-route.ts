import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { pointerOf } from '../../pointer.ts'
import { suggest } from './find-records.ts'
import type { Part } from './parts.ts'

interface Known {
  readonly parts: readonly Part[]
  readonly composed: ReadonlySet<string>
}

/** The issue of a route that leads to no page: what it names, and what it may have meant. */
export function lostRoute(path: string, route: Route, { parts, composed }: Known): Issue {
  const { archetype, page } = route
  if (archetype !== undefined && !composed.has(archetype)) {
    return {
      ...fault('archetype-not-composed', [path, 'archetype']),
      message: `The route "${path}" names the archetype "${archetype}", which is not composed.`,
      ...suggest(
        archetype,
        parts.map(({ slug }) => slug),
      ),
    }
  }
  if (page === undefined) {
    const message = `The route "${path}" names no page, and no page has that path of its own.`
    return { ...fault('page-unknown', [path]), message }
  }
  const owners = parts.filter(({ slug }) => archetype === undefined || slug === archetype)
  const none = archetype === undefined ? 'no archetype has' : `"${archetype}" does not have`
  return {
    ...fault('page-unknown', [path, 'page']),
    message: `The route "${path}" names the page "${page}", which ${none}.`,
    ...suggest(
      page,
      owners.flatMap(({ pages }) => pages.map(({ source }) => source.id)),
    ),
  }
}

const fault = (code: string, path: readonly string[]) =>
  ({ code, severity: 'error', pointer: pointerOf(['routes', ...path]) }) as const
