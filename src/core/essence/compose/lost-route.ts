import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { toPointer } from '../../pointer.ts'
import { createSuggester, createSuggestion, type Suggest, type Suggester } from '../suggest.ts'
import type { SectionDraft } from './parts.ts'

interface KnownArchetypes {
  readonly sections: readonly SectionDraft[]
  readonly composedSlugs: ReadonlySet<string>
}

/** Tells of a route that leads to no page: what it names, and what it may have meant. */
export type ExplainUnknownRoute = (path: string, route: Route) => Issue

/** A teller of lost routes, which gathers once what they may have meant. */
export function createUnknownRouteExplainer({
  sections,
  composedSlugs,
}: KnownArchetypes): ExplainUnknownRoute {
  const suggester = createSuggester()
  const nearArchetype = suggester(sections.map(({ slug }) => slug))
  const nearPage = createPageSuggester(sections, suggester)
  return (path, { archetype, page }) => {
    if (archetype !== undefined && !composedSlugs.has(archetype)) {
      return {
        ...createRouteError('archetype-not-composed', [path, 'archetype']),
        message: `The route "${path}" names the archetype "${archetype}", which is not composed.`,
        ...createSuggestion(archetype, nearArchetype(archetype)),
      }
    }
    if (page === undefined) {
      const message = `The route "${path}" names no page, and no page has that path of its own.`
      return { ...createRouteError('page-unknown', [path]), message }
    }
    const none = archetype === undefined ? 'no archetype has' : `"${archetype}" does not have`
    return {
      ...createRouteError('page-unknown', [path, 'page']),
      message: `The route "${path}" names the page "${page}", which ${none}.`,
      ...createSuggestion(page, nearPage(archetype)(page)),
    }
  }
}

/** What a page of one archetype, or of any, was meant to be. */
function createPageSuggester(
  parts: readonly SectionDraft[],
  suggester: Suggester,
): (archetype: string | undefined) => Suggest {
  const idsOf = ({ pages }: SectionDraft): string[] => pages.map(({ source }) => source.id)
  const ofAny = suggester(parts.flatMap(idsOf))
  // The same archetype composed twice has the same pages.
  const ofOne = new Map(parts.map((part) => [part.slug, suggester(idsOf(part))]))
  return (archetype) => ofOne.get(archetype ?? '') ?? ofAny
}

const createRouteError = (code: string, path: readonly string[]) =>
  ({ code, severity: 'error', pointer: toPointer(['routes', ...path]) }) as const
