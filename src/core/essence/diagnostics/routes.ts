import type { JsonPatchOperation } from '../../kernel/finding.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import { findDuplicates, groupBy } from '../../kernel/lists.ts'
import { capitalize, quote, quoteList } from '../../kernel/text.ts'
import type { EssenceFacts } from '../model/facts.ts'
import { getTargetPageName } from '../model/outline.ts'
import { removeParameterNames } from '../model/route-matching.ts'
import { toContractPath } from '../model/route-notation.ts'
import { describeUnknownName } from '../suggestions.ts'
import { listCommandLinks, listHotkeyLinks, listItemLinks } from './navigation.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** Finds pages whose own route differs from the route map. */
function findRouteDisagreements({ pages, routes }: EssenceFacts): DiagnosticFinding[] {
  const byName = groupBy(pages, ({ name }) => name)
  return pages.flatMap(({ displayName, name, pointer, page: { route } }) => {
    // The map cannot tell pages of the same name apart; another rule reports them.
    if (route === undefined || byName.get(name)?.length !== 1) return []
    const entry = routes.findEntry(route)
    const paths = entry ? [] : routes.listPathsTo(name)
    // Other rules report a path to an unknown page, and a route that two pages have.
    const other = entry && byName.get(getTargetPageName(entry))?.at(-1)
    const isOther =
      other && removeParameterNames(other.page.route ?? '') !== removeParameterNames(route)
    if (!isOther && paths.length === 0) return []
    const subject = `${capitalize(displayName)} has the route ${quote(route)}`
    const contradiction = isOther
      ? `assigns it to page ${quote(other.name)}`
      : `lists the page only at ${quoteList(paths)}`
    return {
      pointer: `${pointer}/route`,
      message: `${subject}, but the route map ${contradiction}.`,
      found: quote(route),
      hint: 'Change one of them; until then the route of the page applies.',
    }
  })
}

/** Checks that each path shows one existing page, and that each page has a path. */
export const ROUTE_RULES: readonly DiagnosticRule[] = [
  {
    code: 'route-duplicate',
    layer: 'error',
    check: (facts) => [...findDuplicateRoutes(facts), ...findDuplicatePaths(facts)],
  },
  { code: 'route-section-unknown', layer: 'error', check: findUnknownSections },
  { code: 'route-page-unknown', layer: 'error', check: findUnknownPages },
  { code: 'route-disagreement', layer: 'error', check: findRouteDisagreements },
  { code: 'route-notation', layer: 'blueprint', check: findForeignNotations },
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
          message: `${capitalize(displayName)} has no route, neither its own nor in the route map.`,
          hint: 'Add a "route" to the page. Until then its path is derived from its id.',
        })),
  },
]

/** A path in the document, and how to change it. */
interface PathUse {
  readonly path: string
  readonly pointer: string
  readonly createFix: (path: string) => JsonPatchOperation
}

/** Finds paths in the notation of a framework, such as `/orders/[id]`; one fix changes all uses. */
function findForeignNotations(facts: EssenceFacts): DiagnosticFinding[] {
  const uses = groupBy(listPathUses(facts), ({ path }) => path)
  return [...uses].flatMap(([path, [first, ...others]]) => {
    const suggestion = toContractPath(path)
    if (first === undefined || suggestion === path) return []
    // A key of the map cannot be renamed to one that exists.
    const isFree = facts.essence.blueprint.routes?.[suggestion] === undefined
    return {
      pointer: first.pointer,
      message: `Route ${quote(path)} is written as in a framework; a contract writes ${quote(suggestion)}.`,
      expected: quote(suggestion),
      found: quote(path),
      hint: `Write ${quote(suggestion)}.`,
      suggestion,
      ...(isFree ? { patch: [first, ...others].map((use) => use.createFix(suggestion)) } : {}),
    }
  })
}

function listPathUses(facts: EssenceFacts): PathUse[] {
  const { pages, routes, essence } = facts
  const links = [listItemLinks, listCommandLinks, listHotkeyLinks].flatMap((list) => list(facts))
  const values = [...pages.map(({ pointer, page }) => ({ pointer, route: page.route })), ...links]
  return [
    ...values.flatMap(({ pointer, route: path }) => {
      const place = `${pointer}/route`
      const createFix = (value: string) => ({ op: 'replace', path: place, value }) as const
      return path === undefined ? [] : [{ path, pointer: place, createFix }]
    }),
    ...(essence.blueprint.routes ? routes.entries : []).map(({ path, pointer }) => ({
      path,
      pointer,
      createFix: (key: string) =>
        ({ op: 'move', from: pointer, path: toPointer(['blueprint', 'routes', key]) }) as const,
    })),
  ]
}

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
    .map(({ first, duplicate }) => {
      const names = [first, duplicate].map((entry) => quote(getTargetPageName(entry)))
      return {
        pointer: duplicate.pointer,
        message: `Pages ${names.join(' and ')} have the same path.`,
        ...createParameterHint(first.path, duplicate.path),
      }
    })
}

const createParameterHint = (first: string, second: string): Pick<DiagnosticFinding, 'hint'> =>
  first === second
    ? {}
    : { hint: `${quote(first)} and ${quote(second)} differ only in the names of parameters.` }

function findUnknownSections({ sections, routes, suggester }: EssenceFacts): DiagnosticFinding[] {
  const ids = new Set(sections.map(({ section }) => section.id))
  const suggest = suggester(ids)
  return routes.entries
    .filter(({ section }) => !ids.has(section))
    .map(({ pointer, path, section }) =>
      describeUnknownName({
        pointer: `${pointer}/section`,
        name: section,
        message: `Unknown section ${quote(section)} in the route ${quote(path)}.`,
        expected: 'the id of a section',
        suggest,
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
  const suggestBySection = new Map(
    sections.map(({ section }) => [section.id, suggester(section.pages.map(({ id }) => id))]),
  )
  return routes.entries.flatMap((entry) => {
    const { pointer, path, section, page } = entry
    const suggest = suggestBySection.get(section)
    if (suggest === undefined || names.has(getTargetPageName(entry))) return []
    const context = `section ${quote(section)} in the route ${quote(path)}`
    return describeUnknownName({
      pointer: `${pointer}/page`,
      name: page,
      message: `Unknown page ${quote(page)} of ${context}.`,
      expected: `the id of a page of section ${quote(section)}`,
      suggest,
    })
  })
}
