import { createPageFinder } from '../../../essence/compose/route-plan.ts'
import type { PageDraft, SectionDraft } from '../../../essence/compose/section-drafts.ts'
import type { BlueprintV1 } from '../../../generated/types/blueprint.v1.ts'
import { toNearestPointer, toPointer } from '../../../json/pointer.ts'
import { listBlueprintParts } from '../../record-parts.ts'
import type { ContextRule, Finding } from '../../rule.ts'

/** Every page of a product has one address, and every address a page. */
export const routesRule: ContextRule<'blueprints'> = {
  id: 'B3',
  requirement:
    'Routes and pages match one to one, "/" exists, and a page for dead addresses is composed.',
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
  readonly findings: readonly Finding[]
}

/** The first path of every page, and what is wrong with the other routes. */
function matchRoutes(routes: BlueprintV1['routes'], parts: readonly SectionDraft[]): RouteMatches {
  const findPage = createPageFinder(parts)
  const paths = new Map<PageDraft, string>()
  const findings = Object.entries(routes).flatMap(([path, route]): Finding[] => {
    const page = findPage(path, route)?.page
    const first = page && paths.get(page)
    if (page !== undefined && first === undefined) paths.set(page, path)
    if (page !== undefined && first === undefined) return []
    return [
      page === undefined
        ? danglingRouteFinding(path)
        : duplicateRouteFinding(path, page, first ?? ''),
    ]
  })
  return { paths, findings }
}

const danglingRouteFinding = (path: string): Finding => ({
  pointer: toPointer(['routes', path]),
  message: `The route "${path}" leads to no page that is composed.`,
  remedy: 'Name an archetype that is composed and one of its pages.',
})

const duplicateRouteFinding = (path: string, { source }: PageDraft, first: string): Finding => ({
  pointer: toPointer(['routes', path]),
  message: `The page "${source.id}" has the route "${first}" already.`,
  remedy: 'Keep one of the two routes.',
})

const findUnroutedPages = (
  parts: readonly SectionDraft[],
  paths: ReadonlyMap<PageDraft, string>,
): Finding[] =>
  parts.flatMap(({ slug, pages, pointTo }) =>
    pages
      .filter((page) => !paths.has(page))
      .map(({ source }) => ({
        pointer: pointTo([]),
        message: `The page "${source.id}" of "${slug}" has no route.`,
        remedy: `Add a route with "archetype": "${slug}" and "page": "${source.id}".`,
      })),
  )

const NO_HOME_ROUTE: Finding = {
  pointer: '/routes',
  message: 'There is no route "/".',
  remedy: 'Add the page that people see first.',
}

const hasNotFoundPage = ({ pages }: SectionDraft): boolean =>
  pages.some(({ source }) => source.id === 'not-found')

const missingNotFoundFinding = (pointer: string): Finding => ({
  pointer,
  message: 'No composed archetype has a page "not-found".',
  remedy: 'Compose the archetype with the pages for dead addresses.',
})
