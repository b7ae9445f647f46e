import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { toPointer } from '../../json/pointer.ts'
import { isPreferredPath, removeParameterNames } from '../model/route-matching.ts'
import { createSuggester, createSuggestion, type Suggest, type Suggester } from '../suggestions.ts'
import { addPrefix, isUnderPrefix, type PageDraft, type SectionDraft } from './section-drafts.ts'

/** What a path shows. */
export interface RouteTarget {
  readonly section: SectionDraft
  readonly page: PageDraft
  /** The shell that the product asks for on this path. */
  readonly shell?: string | undefined
}

/** Every path of the product, and the way back from a page to its path. */
export interface RoutePlan {
  readonly targets: ReadonlyMap<string, RouteTarget>
  readonly pathByPage: ReadonlyMap<PageDraft, string>
  /** Paths of pages that the product leaves out. */
  readonly removedPaths: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

/** What the paths of a product follow from. */
export interface RoutePlanInput {
  readonly routes: Readonly<Record<string, Route>>
  readonly sections: readonly SectionDraft[]
  /** The slugs of all composed archetypes, those without a part among them. */
  readonly composedSlugs: ReadonlySet<string>
  readonly removedPageIds: ReadonlySet<string>
}

/** Lists every page of the sections. */
export const listRouteTargets = (sections: readonly SectionDraft[]): RouteTarget[] =>
  sections.flatMap((section) => section.pages.map((page) => ({ section, page })))

/** Finds a route's page by its name, else by the path that its archetype gives it. */
export type FindPage = (path: string, route: Route) => RouteTarget | undefined

/** A finder of the pages that routes name. */
export function createPageFinder(parts: readonly SectionDraft[]): FindPage {
  const byName = new Map<string, RouteTarget[]>()
  const byPath = new Map<string, RouteTarget[]>()
  for (const place of listRouteTargets(parts)) {
    addToGroup(byName, place.page.source.id, place)
    addToGroup(byPath, place.page.path, place)
  }
  return (path, { archetype, page }) => {
    const places = page === undefined ? byPath.get(path) : byName.get(page)
    return places
      ?.filter(({ section }) => archetype === undefined || section.slug === archetype)
      .reduce<RouteTarget | undefined>(
        (best, place) => chooseCloserTarget(path, best, place),
        undefined,
      )
  }
}

function addToGroup(groups: Map<string, RouteTarget[]>, key: string, place: RouteTarget): void {
  const group = groups.get(key)
  if (group) group.push(place)
  else groups.set(key, [place])
}

/** Of an archetype composed twice, the section whose prefix holds the path; else the first. */
function chooseCloserTarget(
  path: string,
  best: RouteTarget | undefined,
  place: RouteTarget,
): RouteTarget {
  const holds = ({ section }: RouteTarget): number =>
    isUnderPrefix(section.prefix, path) ? section.prefix.length : -1
  return best === undefined || holds(place) > holds(best) ? place : best
}

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

/** What the routes of a product lead to, and an issue for each that leads to no page of its own. */
export function resolveDeclaredRoutes(routed: RoutePlanInput): Omit<RoutePlan, 'pathByPage'> {
  const targets = new Map<string, RouteTarget>()
  const removedPaths = new Set<string>()
  const issues: Issue[] = []
  const findPage = createPageFinder(routed.sections)
  const explainUnknown = createUnknownRouteExplainer(routed)
  const isRemoved = createRemovedRouteCheck(routed)
  const checkDuplicate = createDuplicateRouteCheck()
  for (const [path, route] of Object.entries(routed.routes)) {
    const target = findPage(path, route)
    if (target) {
      issues.push(...checkDuplicate(path, target))
      targets.set(path || '/', { ...target, shell: route.shell })
    } else if (isRemoved(route)) removedPaths.add(path)
    else issues.push(explainUnknown(path, route))
  }
  return { targets, removedPaths, issues }
}

/** Tells routes whose page was left out, or whose archetype is missing and was reported already. */
function createRemovedRouteCheck({
  sections,
  composedSlugs,
  removedPageIds,
}: RoutePlanInput): (route: Route) => boolean {
  const left = new Set(sections.map(({ slug }) => slug))
  return ({ archetype, page }) => {
    if (archetype === undefined) return page !== undefined && removedPageIds.has(page)
    if (!composedSlugs.has(archetype)) return false
    return removedPageIds.has(page ?? '') || !left.has(archetype)
  }
}

/** Tells of paths that no router can tell apart and that lead to different pages. */
function createDuplicateRouteCheck(): (path: string, target: RouteTarget) => Issue[] {
  const firsts = new Map<string, { path: string; target: RouteTarget }>()
  return (path, target) => {
    const shape = removeParameterNames(path || '/')
    const first = firsts.get(shape)
    if (first === undefined) firsts.set(shape, { path, target })
    if (first === undefined || first.target.page === target.page) return []
    return [
      {
        code: 'route-duplicate',
        severity: 'error',
        pointer: toPointer(['routes', path]),
        message: `The routes "${first.path}" and "${path}" are one path and lead to two pages.`,
        expected: 'a path that no other route has, whatever its parameters are called',
        found: JSON.stringify(path),
      },
    ]
  }
}

/** Gives pages paths that a router can tell from those taken and from each other. */
export function createPathAllocator(paths: Iterable<string>): (place: RouteTarget) => string {
  const taken = new Set([...paths].map(removeParameterNames))
  const counts = new Map<string, number>()
  return ({ section, page }) => {
    const key = JSON.stringify([section.id, removeParameterNames(page.path)])
    // Counting goes on where it stopped, so that a thousand equal paths take a thousand looks.
    let count = counts.get(key) ?? 0
    while (taken.has(removeParameterNames(toNumberedPath(count, section.id, page.path)))) count++
    const path = toNumberedPath(count, section.id, page.path)
    counts.set(key, count + 1)
    taken.add(removeParameterNames(path))
    return path
  }
}

/** The page's own path first, then below the section's id, then below that with a number. */
function toNumberedPath(count: number, id: string, path: string): string {
  if (count === 0) return path
  return addPrefix(count === 1 ? `/${id}` : `/${id}-${count}`, path)
}

/** The routes that the product declares, and one of its own for each page without one. */
export function planRoutes(routed: RoutePlanInput): RoutePlan {
  const { targets: declared, removedPaths, issues } = resolveDeclaredRoutes(routed)
  const stops = new Map(declared)
  const pathOf = choosePaths(stops)
  const freePath = createPathAllocator(stops.keys())
  for (const place of listRouteTargets(routed.sections)) {
    if (pathOf.has(place.page)) continue
    const path = freePath(place)
    stops.set(path, place)
    pathOf.set(place.page, path)
  }
  return { targets: stops, pathByPage: pathOf, removedPaths, issues }
}

/** Of several paths to one page its own, else the one that is preferred of any two. */
function choosePaths(stops: ReadonlyMap<string, RouteTarget>): Map<PageDraft, string> {
  const paths = new Map<PageDraft, string>()
  for (const [path, { page }] of stops) {
    const best = paths.get(page)
    if (best === undefined || isBetterPath(path, best, page.path)) paths.set(page, path)
  }
  return paths
}

function isBetterPath(path: string, best: string, ownPath: string): boolean {
  if (path === ownPath || best === ownPath) return path === ownPath
  return isPreferredPath(path, best)
}
