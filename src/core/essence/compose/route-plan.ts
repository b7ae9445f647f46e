import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../kernel/finding.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import { groupBy } from '../../kernel/lists.ts'
import { quote } from '../../kernel/text.ts'
import { createPathAllocator, sortByPreference } from '../model/page-paths.ts'
import { isUnderPrefix, removeParameterNames } from '../model/route-matching.ts'
import { createSuggester, createSuggestion, type Suggest, type Suggester } from '../suggestions.ts'
import type { PageDraft, SectionDraft } from './section-drafts.ts'

/** The page that a path shows. */
export interface RouteTarget {
  readonly section: SectionDraft
  readonly page: PageDraft
  /** The shell that the product requests on this path. */
  readonly shell?: string | undefined
}

/** Every path of the product, and the path of each page. */
export interface RoutePlan {
  readonly targets: ReadonlyMap<string, RouteTarget>
  readonly pathByPage: ReadonlyMap<PageDraft, string>
  /** Paths of pages that the product removes. */
  readonly removedPaths: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

/** The declared routes of a product and its sections. */
export interface RoutePlanInput {
  readonly routes: Readonly<Record<string, Route>>
  readonly sections: readonly SectionDraft[]
  /** The slugs of all composed archetypes, including those that have no section. */
  readonly composedSlugs: ReadonlySet<string>
  readonly removedPageIds: ReadonlySet<string>
}

/** Plans the declared routes, and a free path for each page without a declared route. */
export function planRoutes(input: RoutePlanInput): RoutePlan {
  const { targets: declared, removedPaths, issues } = resolveDeclaredRoutes(input)
  const targets = new Map(declared)
  const pathByPage = choosePaths(targets)
  const allocatePath = createPathAllocator(targets.keys())
  for (const target of listRouteTargets(input.sections)) {
    if (pathByPage.has(target.page)) continue
    const path = allocatePath(target.page.path, target.section.id)
    targets.set(path, target)
    pathByPage.set(target.page, path)
  }
  return { targets, pathByPage, removedPaths, issues }
}

/** Chooses one path for each page: the page's own path if it is declared, else the preferred. */
function choosePaths(targets: ReadonlyMap<string, RouteTarget>): Map<PageDraft, string> {
  const routesByPage = [...groupBy(targets, ([, { page }]) => page)]
  return new Map(
    routesByPage.map(([page, routes]) => {
      const paths = routes.map(([path]) => path)
      return [page, sortByPreference(paths, page.path)[0] as string]
    }),
  )
}

/** Resolves the declared routes, with an issue for each that names no page of the product. */
function resolveDeclaredRoutes(input: RoutePlanInput): Omit<RoutePlan, 'pathByPage'> {
  const targets = new Map<string, RouteTarget>()
  const removedPaths = new Set<string>()
  const issues: Issue[] = []
  const findPage = createPageFinder(input.sections)
  const explainUnknown = createUnknownRouteExplainer(input)
  const isRemoved = createRemovedRouteCheck(input)
  const checkDuplicate = createDuplicateRouteCheck()
  for (const [path, route] of Object.entries(input.routes)) {
    const target = findPage(path, route)
    if (target) {
      issues.push(...checkDuplicate(path, target))
      targets.set(path || '/', { ...target, shell: route.shell })
    } else if (isRemoved(route)) removedPaths.add(path)
    else issues.push(explainUnknown(path, route))
  }
  return { targets, removedPaths, issues }
}

/** Lists every page of the sections. */
const listRouteTargets = (sections: readonly SectionDraft[]): RouteTarget[] =>
  sections.flatMap((section) => section.pages.map((page) => ({ section, page })))

/** Finds a route's page by its id, else by the path that its archetype gives it. */
export type FindPage = (path: string, route: Route) => RouteTarget | undefined

/** Creates a finder of the pages that routes name. */
export function createPageFinder(sections: readonly SectionDraft[]): FindPage {
  const targets = listRouteTargets(sections)
  const byId = groupBy(targets, ({ page }) => page.source.id)
  const byPath = groupBy(targets, ({ page }) => page.path)
  return (path, { archetype, page }) => {
    const candidates = page === undefined ? byPath.get(path) : byId.get(page)
    return candidates
      ?.filter(({ section }) => archetype === undefined || section.slug === archetype)
      .reduce<RouteTarget | undefined>(
        (best, target) => chooseCloserTarget(path, best, target),
        undefined,
      )
  }
}

/** Chooses the section whose prefix covers the path if an archetype is composed twice. */
function chooseCloserTarget(
  path: string,
  best: RouteTarget | undefined,
  target: RouteTarget,
): RouteTarget {
  const getMatchLength = ({ section }: RouteTarget): number =>
    isUnderPrefix(section.prefix, path) ? section.prefix.length : -1
  return best === undefined || getMatchLength(target) > getMatchLength(best) ? target : best
}

type ExplainUnknownRoute = (path: string, route: Route) => Issue

/** Creates a function that describes a route to no page; it gathers the suggestions once. */
function createUnknownRouteExplainer({
  sections,
  composedSlugs,
}: RoutePlanInput): ExplainUnknownRoute {
  const suggester = createSuggester()
  const suggestArchetype = suggester(sections.map(({ slug }) => slug))
  const getPageSuggest = createPageSuggester(sections, suggester)
  return (path, { archetype, page }) => {
    if (archetype !== undefined && !composedSlugs.has(archetype)) {
      return {
        ...createRouteError('archetype-not-composed', [path, 'archetype']),
        message: `The archetype "${archetype}" of the route "${path}" is not composed.`,
        ...createSuggestion(archetype, suggestArchetype(archetype)),
      }
    }
    if (page === undefined) {
      const message = `The route "${path}" names no page, and no page has this path.`
      return { ...createRouteError('page-unknown', [path]), message }
    }
    const owner = archetype === undefined ? '' : ` of the archetype "${archetype}"`
    return {
      ...createRouteError('page-unknown', [path, 'page']),
      message: `Unknown page ${quote(page)}${owner} in the route "${path}".`,
      ...createSuggestion(page, getPageSuggest(archetype)(page)),
    }
  }
}

/** Suggests the pages of the named archetype, or of every archetype if none is named. */
function createPageSuggester(
  sections: readonly SectionDraft[],
  suggester: Suggester,
): (archetype: string | undefined) => Suggest {
  const listPageIds = ({ pages }: SectionDraft): string[] => pages.map(({ source }) => source.id)
  const suggestAny = suggester(sections.flatMap(listPageIds))
  // An archetype that is composed twice has the same pages in both sections.
  const bySlug = new Map(sections.map((section) => [section.slug, suggester(listPageIds(section))]))
  return (archetype) => bySlug.get(archetype ?? '') ?? suggestAny
}

const createRouteError = (code: string, path: readonly string[]) =>
  ({ code, severity: 'error', pointer: toPointer(['routes', ...path]) }) as const

/** Detects routes to removed pages, and to archetypes whose absence is already reported. */
function createRemovedRouteCheck({
  sections,
  composedSlugs,
  removedPageIds,
}: RoutePlanInput): (route: Route) => boolean {
  const remaining = new Set(sections.map(({ slug }) => slug))
  return ({ archetype, page }) => {
    if (archetype === undefined) return page !== undefined && removedPageIds.has(page)
    if (!composedSlugs.has(archetype)) return false
    return removedPageIds.has(page ?? '') || !remaining.has(archetype)
  }
}

/** Reports routes to different pages that no router can tell apart. */
function createDuplicateRouteCheck(): (path: string, target: RouteTarget) => Issue[] {
  const firstByShape = new Map<string, { path: string; target: RouteTarget }>()
  return (path, target) => {
    const shape = removeParameterNames(path || '/')
    const first = firstByShape.get(shape)
    if (first === undefined) firstByShape.set(shape, { path, target })
    if (first === undefined || first.target.page === target.page) return []
    return [
      {
        code: 'route-duplicate',
        severity: 'error',
        pointer: toPointer(['routes', path]),
        message: `The routes "${first.path}" and "${path}" are the same path to two pages.`,
        expected: 'a path that no other route has, whatever its parameters are called',
        found: JSON.stringify(path),
      },
    ]
  }
}
