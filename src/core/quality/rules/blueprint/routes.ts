import { createPageFinder } from '../../../essence/compose/route-plan.ts'
import type { PageDraft, SectionDraft } from '../../../essence/compose/section-drafts.ts'
import type { BlueprintV1 } from '../../../generated/types/blueprint.v1.ts'
import { toNearestPointer, toPointer } from '../../../kernel/json/pointer.ts'
import type { RecordDraft } from '../../finding.ts'
import { listBlueprintParts } from '../../record-parts.ts'
import type { ContextRule } from '../../rule.ts'

/** Requires one route per page and one page per route. */
export const routesRule: ContextRule<'blueprints'> = {
  id: 'B3',
  requirement:
    'Routes and pages match one to one, the route "/" exists, and a not-found page is composed.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['blueprints'],
  check({ authored, data }, corpus) {
    const parts = listBlueprintParts(data, corpus)
    const { paths, findings } = matchRoutes(data.routes, parts)
    return [
      ...findings,
      ...findUnroutedPages(parts, paths),
      ...(Object.hasOwn(data.routes, '/') ? [] : [NO_HOME_ROUTE]),
      ...(parts.some(hasNotFoundPage)
        ? []
        : [missingNotFoundFinding(toNearestPointer(authored, ['compose']))]),
    ]
  },
}

interface RouteMatches {
  readonly paths: ReadonlyMap<PageDraft, string>
  readonly findings: readonly RecordDraft[]
}

/** Returns the first path of every page and the findings of all other routes. */
function matchRoutes(routes: BlueprintV1['routes'], parts: readonly SectionDraft[]): RouteMatches {
  const findPage = createPageFinder(parts)
  const paths = new Map<PageDraft, string>()
  const findings = Object.entries(routes).flatMap(([path, route]): RecordDraft[] => {
    const page = findPage(path, route)?.page
    if (page === undefined) return [danglingRouteFinding(path)]
    const firstPath = paths.get(page)
    if (firstPath !== undefined) return [duplicateRouteFinding(path, page, firstPath)]
    paths.set(page, path)
    return []
  })
  return { paths, findings }
}

const danglingRouteFinding = (path: string): RecordDraft => ({
  pointer: toPointer(['routes', path]),
  message: `The route "${path}" does not match a composed page.`,
  hint: 'Name a composed archetype and one of its pages.',
})

const duplicateRouteFinding = (
  path: string,
  { source }: PageDraft,
  firstPath: string,
): RecordDraft => ({
  pointer: toPointer(['routes', path]),
  message: `The page "${source.id}" already has the route "${firstPath}".`,
  hint: 'Remove one of the two routes.',
})

const findUnroutedPages = (
  parts: readonly SectionDraft[],
  paths: ReadonlyMap<PageDraft, string>,
): RecordDraft[] =>
  parts.flatMap(({ slug, pages, pointTo }) =>
    pages
      .filter((page) => !paths.has(page))
      .map(({ source }) => ({
        pointer: pointTo([]),
        message: `The page "${source.id}" of "${slug}" has no route.`,
        hint: `Add a route with "archetype": "${slug}" and "page": "${source.id}".`,
      })),
  )

const NO_HOME_ROUTE: RecordDraft = {
  pointer: '/routes',
  message: 'The route "/" is missing.',
  hint: 'Add a route "/" to the home page.',
}

const hasNotFoundPage = ({ pages }: SectionDraft): boolean =>
  pages.some(({ source }) => source.id === 'not-found')

const missingNotFoundFinding = (pointer: string): RecordDraft => ({
  pointer,
  message: 'No composed archetype has the page "not-found".',
  hint: 'Compose an archetype with the page "not-found".',
})
