import { findDuplicates, groupBy } from '../../lists.ts'
import { quote, quoteList } from '../../text.ts'
import type { EssenceFacts } from '../model/facts.ts'
import { getTargetPageName } from '../model/outline.ts'
import { removeParameterNames } from '../model/route-matching.ts'
import { describeUnknownName } from '../suggestions.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** Every place where a page's own route and the route map say different things. */
export function findRouteDisagreements({ pages, routes }: EssenceFacts): DiagnosticFinding[] {
  const byName = groupBy(pages, ({ name }) => name)
  return pages.flatMap(({ displayName, name, pointer, page: { route } }) => {
    // The map cannot tell pages of one name apart, which is reported as what it is.
    if (route === undefined || byName.get(name)?.length !== 1) return []
    const entry = routes.findEntry(route)
    const paths = entry ? [] : routes.listPathsTo(name)
    // A path to nowhere, and a route that two pages have, are reported as what they are.
    const other = entry && byName.get(getTargetPageName(entry))?.at(-1)
    const isOther =
      other && removeParameterNames(other.page.route ?? '') !== removeParameterNames(route)
    if (!isOther && paths.length === 0) return []
    const contradiction = isOther
      ? `leads from there to ${quote(other.name)}`
      : `leads to it from ${quoteList(paths)} only`
    return {
      pointer: `${pointer}/route`,
      message: `${displayName} has the route ${quote(route)}, but the map ${contradiction}.`,
      found: quote(route),
      hint: 'Change the one or the other; the route of the page is in force.',
    }
  })
}

/** Paths that lead to one page each, and pages that a path leads to. */
export const ROUTE_RULES: readonly DiagnosticRule[] = [
  {
    code: 'route-duplicate',
    layer: 'blueprint',
    check: (facts) => [...findDuplicateRoutes(facts), ...findDuplicatePaths(facts)],
  },
  { code: 'route-section-unknown', layer: 'blueprint', check: findUnknownSections },
  { code: 'route-page-unknown', layer: 'blueprint', check: findUnknownPages },
  { code: 'route-disagreement', layer: 'blueprint', check: findRouteDisagreements },
  {
    code: 'page-unrouted',
    layer: 'blueprint',
    check: ({ pages, routes }) =>
      pages
        .filter(
          ({ name, page }) => page.route === undefined && routes.listPathsTo(name).length === 0,
        )
        .map(({ displayName, pointer }) => ({
          pointer,
          message: `${displayName} has no route, and no path of the route map leads to it.`,
          hint: 'Give the page a "route". Until then its path is derived from its id.',
        })),
  },
]

function findDuplicateRoutes({ pages }: EssenceFacts): DiagnosticFinding[] {
  return findDuplicates(pages, ({ page }) => page.route && removeParameterNames(page.route)).map(
    ({ first, duplicate }) => {
      const [before = '', route = ''] = [first.page.route, duplicate.page.route]
      return {
        pointer: `${duplicate.pointer}/route`,
        message: `Pages ${quote(first.name)} and ${quote(duplicate.name)} have the same route.`,
        expected: 'a path that no other page has',
        found: quote(route),
        ...createParameterHint(before, route),
      }
    },
  )
}

function findDuplicatePaths({ routes }: EssenceFacts): DiagnosticFinding[] {
  return findDuplicates(routes.entries, ({ path }) => removeParameterNames(path))
    .filter(({ first, duplicate }) => getTargetPageName(first) !== getTargetPageName(duplicate))
    .map(({ first, duplicate }) => ({
      pointer: duplicate.pointer,
      message: `Pages ${quote(getTargetPageName(first))} and ${quote(getTargetPageName(duplicate))} have the same path.`,
      ...createParameterHint(first.path, duplicate.path),
    }))
}

const createParameterHint = (first: string, again: string): Pick<DiagnosticFinding, 'hint'> =>
  first === again
    ? {}
    : { hint: `${quote(first)} and ${quote(again)} differ in the names of parameters only.` }

function findUnknownSections({ sections, routes, suggester }: EssenceFacts): DiagnosticFinding[] {
  const ids = new Set(sections.map(({ section }) => section.id))
  const near = suggester(ids)
  return routes.entries
    .filter(({ section }) => !ids.has(section))
    .map(({ pointer, path, section }) =>
      describeUnknownName({
        pointer: `${pointer}/section`,
        messageStart: `The path ${quote(path)} leads to section`,
        name: section,
        reason: 'does not exist',
        expected: 'the id of a section',
        suggest: near,
      }),
    )
}

function findUnknownPages({
  sections,
  pages,
  routes,
  suggester,
}: EssenceFacts): DiagnosticFinding[] {
  const names = new Set(pages.map(({ name }) => name))
  const suggests = new Map(
    sections.map(({ section }) => [section.id, suggester(section.pages.map(({ id }) => id))]),
  )
  return routes.entries.flatMap((entry) => {
    const { pointer, path, section, page } = entry
    const near = suggests.get(section)
    if (near === undefined || names.has(getTargetPageName(entry))) return []
    return describeUnknownName({
      pointer: `${pointer}/page`,
      messageStart: `The path ${quote(path)} leads to page`,
      name: page,
      reason: `section ${quote(section)} does not have`,
      expected: `the id of a page of section ${quote(section)}`,
      suggest: near,
    })
  })
}
