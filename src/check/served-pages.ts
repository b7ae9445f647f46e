import type { Page } from 'playwright-core'
import type { Packs } from '../packs.ts'
import { listIds } from './expectations.ts'
import { navigate, repeatOnNavigation, waitUntilStable } from './open-page.ts'
import { describeFailure } from './page-failure.ts'
import type { Session } from './session.ts'
import type { Tab } from './tab.ts'

type PagePack = Packs['page']

/** A page of the contract, by its id and its route. */
export interface PageName {
  /** The id as `section/page`. */
  readonly page: string
  readonly route: string
}

/** A page that the app serves, and the path to open. */
export interface ServedPage extends PageName {
  readonly pack: PagePack
  readonly path: string
}

/** A page that was not checked, and why. */
export interface UncheckedPage extends PageName {
  /**
   * `missing` if the app does not have the page; `broken` if it cannot be opened; `unknown` if no
   * path to it is known.
   */
  readonly kind: 'missing' | 'broken' | 'unknown'
  readonly reason: string
}

/** The pages that an app serves, and the others. */
export interface PageSearch {
  readonly served: readonly ServedPage[]
  readonly unchecked: readonly UncheckedPage[]
}

/** Returns the id and the route of a page. */
export const getPageName = ({ data }: PagePack): PageName => ({
  page: data.sectionId === null ? data.pageId : `${data.sectionId}/${data.pageId}`,
  route: data.path,
})

/** True if a route has parameters: `/records/:id`. */
export const hasParameters = (route: string): boolean => /(^|\/)[:*]/.test(route)

/** Creates the expression of the paths that a route matches. */
export function createRoutePattern(route: string): RegExp {
  const steps = route.split('/').map((step) => {
    if (/^:\w+\*$|^\*/.test(step)) return '.+'
    return step.startsWith(':') ? '[^/]+' : step.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${steps.join('/')}/?$`)
}

/** The pages to look for in an app. */
interface PageQuery {
  readonly baseUrl: string
  readonly packs: readonly PagePack[]
  /** The path of the only pack. */
  readonly path?: string | undefined
}

/** The address that no app has a page for. */
const UNKNOWN_PATH = '/svc-check/no-such-page'

/**
 * Finds out which pages of the contract an app serves. The links of the others lead to a page whose
 * route has parameters, unless its path is chosen.
 */
export async function findServedPages(
  tab: Tab,
  { baseUrl, packs, path: chosenPath }: PageQuery,
): Promise<PageSearch> {
  const read = (path: string, ids: readonly string[]) =>
    tab.use((session) => readPage(session, baseUrl + path, ids)).catch(describeFailure)
  const unknown = await read(UNKNOWN_PATH, [])
  const notFound = typeof unknown === 'string' ? undefined : unknown
  const served: ServedPage[] = []
  const unchecked: UncheckedPage[] = []
  const links = new Set(toPaths(notFound?.links ?? [], baseUrl))
  const isStatic = ({ data }: PagePack): boolean => !hasParameters(data.path)
  const fixedPaths = new Set(packs.filter(isStatic).map(({ data }) => data.path))
  const findPath = (route: string): string | undefined =>
    [...links].find((path) => createRoutePattern(route).test(path) && !fixedPaths.has(path))
  for (const pack of packs.toSorted((a, b) => Number(isStatic(b)) - Number(isStatic(a)))) {
    const name = getPageName(pack)
    const path = chosenPath ?? (isStatic(pack) ? name.route : findPath(name.route))
    if (path === undefined) {
      unchecked.push({ ...name, kind: 'unknown', reason: describeUnknown(name) })
      continue
    }
    const view = await read(path, listIds(pack))
    if (typeof view === 'string') {
      unchecked.push({ ...name, kind: 'broken', reason: view })
      continue
    }
    for (const link of toPaths(view.links, baseUrl)) links.add(link)
    const reason = describeMissing(view, notFound)
    if (reason === undefined) served.push({ ...name, pack, path })
    else unchecked.push({ ...name, kind: 'missing', reason })
  }
  return { served: sortLike(packs, served), unchecked }
}

const describeUnknown = ({ route }: PageName): string =>
  `no link leads to it; name a path with --route, such as ${route.replace(/:\w+/g, '1')}`

const sortLike = (packs: readonly PagePack[], pages: readonly ServedPage[]): ServedPage[] =>
  pages.toSorted((a, b) => packs.indexOf(a.pack) - packs.indexOf(b.pack))

/** Returns the paths of the links that stay in the app. */
const toPaths = (links: readonly string[], baseUrl: string): string[] =>
  links
    .filter((link) => link.startsWith(`${baseUrl}/`))
    .map((link) => link.slice(baseUrl.length).replace(/[?#].*/s, ''))

interface PageView {
  readonly status: number
  readonly text: string
  readonly ids: readonly string[]
  readonly links: readonly string[]
}

/** What to read of a page at most: characters of its text and of a link, and links. */
const MAX_READ = { text: 1_000_000, link: 2000, links: 10_000 }

async function readPage(
  { page, writes, limits }: Session,
  url: string,
  ids: readonly string[],
): Promise<PageView> {
  await writes.allow()
  const response = await navigate({ page, limits }, url)
  const view = await repeatOnNavigation(page, async () => {
    await waitUntilStable(page)
    return readContent(page, ids)
  })
  return { status: response?.status() ?? 0, ...view }
}

const readContent = (page: Page, ids: readonly string[]): Promise<Omit<PageView, 'status'>> =>
  page.evaluate(
    ({ names, max }) => {
      const elements = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      const content = document.querySelector<HTMLElement>('main') ?? document.body
      return {
        text: content.innerText.slice(0, max.text),
        ids: names.filter((id) => document.getElementById(id) !== null),
        links: elements.slice(0, max.links).map(({ href }) => href.slice(0, max.link)),
      }
    },
    { names: ids, max: MAX_READ },
  )

/** Describes why a page is not served; undefined if it is. */
function describeMissing(view: PageView, notFound: PageView | undefined): string | undefined {
  if (view.status >= 400) return `the app answers with status ${view.status}`
  if (view.ids.length > 0 || view.text !== notFound?.text) return undefined
  return 'the app shows the same as for an unknown path'
}
