import { shapeOf } from '../route-path.ts'
import { misnamed } from '../suggest.ts'
import type { Facts } from './facts.ts'
import { findDuplicates } from './repeats.ts'
import { routeDisagreements } from './route-disagreements.ts'
import { targetOf } from './route-table.ts'
import type { Finding, Rule } from './rule.ts'
import { quote } from './words.ts'

/** Paths that lead to one page each, and pages that a path leads to. */
export const ROUTES: readonly Rule[] = [
  {
    code: 'route-duplicate',
    layer: 'blueprint',
    check: (facts) => [...duplicateRoutes(facts), ...duplicatePaths(facts)],
  },
  { code: 'route-section-unknown', layer: 'blueprint', check: unknownSections },
  { code: 'route-page-unknown', layer: 'blueprint', check: unknownPages },
  { code: 'route-disagreement', layer: 'blueprint', check: routeDisagreements },
  {
    code: 'page-unrouted',
    layer: 'blueprint',
    check: ({ pages, routes }) =>
      pages
        .filter(({ name, page }) => page.route === undefined && routes.pathsTo(name).length === 0)
        .map(({ who, pointer }) => ({
          pointer,
          message: `${who} has no route, and no path of the route map leads to it.`,
          hint: 'Give the page a "route". Until then its path is derived from its id.',
        })),
  },
]

function duplicateRoutes({ pages }: Facts): Finding[] {
  return findDuplicates(pages, ({ page }) => page.route && shapeOf(page.route)).map(
    ({ first, duplicate }) => {
      const [before = '', route = ''] = [first.page.route, duplicate.page.route]
      return {
        pointer: `${duplicate.pointer}/route`,
        message: `Pages ${quote(first.name)} and ${quote(duplicate.name)} have the same route.`,
        expected: 'a path that no other page has',
        found: quote(route),
        ...sameShape(before, route),
      }
    },
  )
}

function duplicatePaths({ routes }: Facts): Finding[] {
  return findDuplicates(routes.entries, ({ path }) => shapeOf(path))
    .filter(({ first, duplicate }) => targetOf(first) !== targetOf(duplicate))
    .map(({ first, duplicate }) => ({
      pointer: duplicate.pointer,
      message: `Pages ${quote(targetOf(first))} and ${quote(targetOf(duplicate))} have the same path.`,
      ...sameShape(first.path, duplicate.path),
    }))
}

const sameShape = (first: string, again: string): Pick<Finding, 'hint'> =>
  first === again
    ? {}
    : { hint: `${quote(first)} and ${quote(again)} differ in the names of parameters only.` }

function unknownSections({ sections, routes, suggester }: Facts): Finding[] {
  const ids = new Set(sections.map(({ section }) => section.id))
  const near = suggester(ids)
  return routes.entries
    .filter(({ section }) => !ids.has(section))
    .map(({ pointer, path, section }) =>
      misnamed({
        pointer: `${pointer}/section`,
        says: `The path ${quote(path)} leads to section`,
        word: section,
        which: 'does not exist',
        expected: 'the id of a section',
        near,
      }),
    )
}

function unknownPages({ sections, pages, routes, suggester }: Facts): Finding[] {
  const names = new Set(pages.map(({ name }) => name))
  const suggests = new Map(
    sections.map(({ section }) => [section.id, suggester(section.pages.map(({ id }) => id))]),
  )
  return routes.entries.flatMap((entry) => {
    const { pointer, path, section, page } = entry
    const near = suggests.get(section)
    if (near === undefined || names.has(targetOf(entry))) return []
    return misnamed({
      pointer: `${pointer}/page`,
      says: `The path ${quote(path)} leads to page`,
      word: page,
      which: `section ${quote(section)} does not have`,
      expected: `the id of a page of section ${quote(section)}`,
      near,
    })
  })
}
