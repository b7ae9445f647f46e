import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { toPointer } from '../../pointer.ts'
import { createSuggester, mend, type Suggest, type Suggester } from '../suggest.ts'
import type { Part } from './parts.ts'

interface Known {
  readonly parts: readonly Part[]
  readonly composed: ReadonlySet<string>
}

/** Tells of a route that leads to no page: what it names, and what it may have meant. */
export type TellLost = (path: string, route: Route) => Issue

/** A teller of lost routes, which gathers once what they may have meant. */
export function createLostRoutes({ parts, composed }: Known): TellLost {
  const suggester = createSuggester()
  const nearArchetype = suggester(parts.map(({ slug }) => slug))
  const nearPage = createPageSuggest(parts, suggester)
  return (path, { archetype, page }) => {
    if (archetype !== undefined && !composed.has(archetype)) {
      return {
        ...fault('archetype-not-composed', [path, 'archetype']),
        message: `The route "${path}" names the archetype "${archetype}", which is not composed.`,
        ...mend(archetype, nearArchetype(archetype)),
      }
    }
    if (page === undefined) {
      const message = `The route "${path}" names no page, and no page has that path of its own.`
      return { ...fault('page-unknown', [path]), message }
    }
    const none = archetype === undefined ? 'no archetype has' : `"${archetype}" does not have`
    return {
      ...fault('page-unknown', [path, 'page']),
      message: `The route "${path}" names the page "${page}", which ${none}.`,
      ...mend(page, nearPage(archetype)(page)),
    }
  }
}

/** What a page of one archetype, or of any, was meant to be. */
function createPageSuggest(
  parts: readonly Part[],
  suggester: Suggester,
): (archetype: string | undefined) => Suggest {
  const idsOf = ({ pages }: Part): string[] => pages.map(({ source }) => source.id)
  const ofAny = suggester(parts.flatMap(idsOf))
  // The same archetype composed twice has the same pages.
  const ofOne = new Map(parts.map((part) => [part.slug, suggester(idsOf(part))]))
  return (archetype) => ofOne.get(archetype ?? '') ?? ofAny
}

const fault = (code: string, path: readonly string[]) =>
  ({ code, severity: 'error', pointer: toPointer(['routes', ...path]) }) as const
