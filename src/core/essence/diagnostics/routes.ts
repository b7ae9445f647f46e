import { shapeOf } from '../route-path.ts'
import { mend, replaceAt, type Suggest } from '../suggest.ts'
import type { Facts } from './facts.ts'
import { repeats } from './repeats.ts'
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
        .map(({ name, pointer }) => ({
          pointer,
          message: `Page ${quote(name)} has no route, and no path of the route map leads to it.`,
          hint: 'Give the page a "route". Until then its path is derived from its id.',
        })),
  },
]

function duplicateRoutes({ pages }: Facts): Finding[] {
  const routed = pages.flatMap(({ pointer, name, page: { route } }) =>
    route === undefined ? [] : { pointer, name, route },
  )
  return repeats(routed, ({ route }) => shapeOf(route)).map(({ first, again }) => ({
    pointer: `${again.pointer}/route`,
    message: `Pages ${quote(first.name)} and ${quote(again.name)} have the same route.`,
    expected: 'a path that no other page has',
    found: quote(again.route),
    ...sameShape(first.route, again.route),
  }))
}

function duplicatePaths({ routes }: Facts): Finding[] {
  return repeats(routes.entries, ({ path }) => shapeOf(path))
    .filter(({ first, again }) => targetOf(first) !== targetOf(again))
    .map(({ first, again }) => {
      const pages = `${quote(targetOf(first))} and ${quote(targetOf(again))}`
      const message = `Paths that no router can tell apart lead to pages ${pages}.`
      return { pointer: again.pointer, message, ...sameShape(first.path, again.path) }
    })
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
    .map(({ pointer, path, section }) => ({
      pointer: `${pointer}/section`,
      message: `The path ${quote(path)} leads to section ${quote(section)}, which does not exist.`,
      expected: 'the id of a section',
      found: quote(section),
      ...mend(section, near(section), replaceAt(`${pointer}/section`)),
    }))
}

function unknownPages({ sections, pages, routes, suggester }: Facts): Finding[] {
  const names = new Set(pages.map(({ name }) => name))
  const near = new Map<string, Suggest>(
    sections.map(({ section }) => [section.id, suggester(section.pages.map(({ id }) => id))]),
  )
  return routes.entries
    .filter((entry) => near.has(entry.section) && !names.has(targetOf(entry)))
    .map((entry) => {
      const { path, section, page } = entry
      const pointer = `${entry.pointer}/page`
      const name = quote(targetOf(entry))
      return {
        pointer,
        message: `The path ${quote(path)} leads to page ${name}, which does not exist.`,
        expected: `the id of a page of section ${quote(section)}`,
        found: quote(page),
        ...mend(page, near.get(section)?.(page) ?? [], replaceAt(pointer)),
      }
    })
}
