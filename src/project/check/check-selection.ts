import type { SelectedPage } from '../../check/check-app.ts'
import { nearest } from '../../internal.ts'
import type { Packs } from '../../packs.ts'
import { EXIT, OperationError } from '../errors.ts'

/** The page to check; every page that the app serves if nothing is set. */
export interface PageSelection {
  /** The id of a page: `section/page`, or `page` where that is unique. */
  readonly page?: string | undefined
  /** The route of a page, or a path that it matches. */
  readonly route?: string | undefined
}

type PagePack = Packs['page']

/** Finds the page of a selection; undefined if nothing is selected. */
export async function selectPage(
  packs: readonly PagePack[],
  { page, route }: PageSelection,
): Promise<SelectedPage | undefined> {
  const { createRoutePattern, getPageName } = await import('../../check/served-pages.ts')
  const named =
    page === undefined
      ? packs
      : packs.filter((pack) => getPageName(pack).page === page || pack.data.pageId === page)
  if (page !== undefined)
    requireOne(
      page,
      packs,
      named.map((pack) => getPageName(pack).page),
    )
  if (route === undefined)
    return page === undefined ? undefined : named.map((pack) => ({ pack }))[0]
  const exact = named.find(({ data }) => [data.path, ...(data.aliases ?? [])].includes(route))
  const [path = ''] = route.split(/[?#]/)
  const pack = exact ?? named.find(({ data }) => createRoutePattern(data.path).test(path))
  if (pack === undefined) {
    const routes = packs.map(({ data }) => data.path)
    throw pageNotFound(`route ${route}`, nearest(route, routes), routes)
  }
  // An alias or a path with values is opened as it is.
  return route === pack.data.path || route.includes(':') ? { pack } : { pack, path: route }
}

/** Throws if an id names no page, or several. */
function requireOne(page: string, packs: readonly PagePack[], matches: readonly string[]): void {
  if (matches.length === 1) return
  if (matches.length > 1) {
    throw new OperationError('usage', `Several pages have the id ${page}.`, {
      hint: `Use one of ${matches.join(', ')}.`,
    })
  }
  const ids = packs.map(({ data }) => data.pageId)
  throw pageNotFound(`page ${page}`, nearest(page, ids), ids)
}

const pageNotFound = (
  subject: string,
  [suggestion]: readonly string[],
  known: readonly string[],
): OperationError =>
  new OperationError('page-not-found', `The contract has no ${subject}.`, {
    exit: EXIT.notFound,
    hint: suggestion ? `Did you mean ${suggestion}?` : `The contract has ${known.join(', ')}.`,
  })
