import type { AppPage, AppPlan } from '../essence/app/app-plan.ts'
import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import { asString } from '../kernel/json/value.ts'
import {
  type Element,
  getAttribute,
  listElements,
  mapElements,
  type Node,
  withAttributes,
} from './element.ts'
import { uniqueId } from './element-ids.ts'

/** The target of a link in a rendered page. */
export interface LinkTarget {
  readonly href: string
  /** True if the link is on the page that it leads to. */
  readonly isCurrentPage: boolean
  /** True if the link leads out of the app, such as "Sign in" of an app without accounts. */
  readonly isOutside?: boolean
}

/** Resolves the path of a link in an example; undefined if no rendered page has that path. */
export type ResolveLink = (path: string, fragment: string) => LinkTarget | undefined

/** The page that links are rewritten for. */
export interface LinkContext {
  readonly resolve: ResolveLink
  /** The ids of the page. */
  readonly ids: ReadonlySet<string>
  /** The target of links that cannot be resolved. */
  readonly deadLinkHref: string
}

/**
 * Rewrites the links of examples so that they work in the rendered page. Also disarms forms, and
 * removes media from other sites, because a preview sends and loads nothing.
 */
export const rewriteLinks = (nodes: readonly Node[], context: LinkContext): readonly Node[] =>
  mapElements(nodes, (element) => {
    if (element.name === 'a') return rewriteLink(element, context)
    if (element.name === 'nav') return markCurrentPage(element)
    // With the method `dialog` a form closes its dialog; outside of a dialog it does nothing.
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
    if (element.name === 'form')
      return withAttributes(element, { method: 'dialog', action: undefined, enctype: undefined })
    return removeExternalMedia(element)
  })

/** The relative URL from a page to itself. */
export const CURRENT_PAGE_HREF = './'

function rewriteLink(link: Element, { resolve, ids, deadLinkHref }: LinkContext): Element {
  const address = getAttribute(link, 'href')
  if (address === undefined) return link
  const external = getExternalLinkAttributes(address)
  if (external) return withAttributes(link, external)
  const internal = withAttributes(link, { download: undefined, target: undefined })
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/.exec(address) ?? []
  if (path === '' && query === '') {
    return ids.has(fragment)
      ? withAttributes(internal, { href: `#${fragment}` })
      : toDeadLink(internal, deadLinkHref)
  }
  const target = resolve(path, fragment)
  if (target === undefined) return toDeadLink(internal, deadLinkHref)
  if (target.isOutside) {
    return withAttributes(toDeadLink(internal, target.href), {
      'data-outside': true,
      'aria-current': undefined,
    })
  }
  const isMarked = getAttribute(link, 'aria-current') === 'page'
  const current = isMarked && !target.isCurrentPage ? { 'aria-current': undefined } : {}
  return withAttributes(internal, { ...current, href: target.href })
}

/** Points a link to the target of dead links, and disables an option of a list. */
const toDeadLink = (link: Element, deadLinkHref: string): Element =>
  getAttribute(link, 'role') === 'option'
    ? withAttributes(link, { href: undefined, 'aria-disabled': 'true' })
    : withAttributes(link, { href: deadLinkHref })

/** Returns attributes for a link to another site; hosts that RFC 2606 reserves are resolved. */
function getExternalLinkAttributes(address: string): Readonly<Record<string, string>> | undefined {
  if (/^(mailto|tel):/i.test(address)) return { href: address }
  const host = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address)?.[1]
  if (host === undefined || /(^|\.)example(\.(com|net|org))?(:\d+)?$/i.test(host)) return undefined
  return { href: address, target: '_blank', rel: 'noopener noreferrer' }
}

/** Marks the first link to the current page, unless the navigation has a mark already. */
function markCurrentPage(nav: Element): Element {
  const isMarked = listElements([nav]).some((element) => element.attributes.has('aria-current'))
  if (isMarked) return nav
  let isDone = false
  const [marked] = mapElements([nav], (element) => {
    if (isDone || getAttribute(element, 'href') !== CURRENT_PAGE_HREF) return element
    isDone = true
    return withAttributes(element, { 'aria-current': 'page' })
  })
  return marked as Element
}

function removeExternalMedia(element: Element): Element {
  const changes = Object.fromEntries(
    ['src', 'poster']
      .filter((name) => !/^data:/i.test(getAttribute(element, name) ?? 'data:'))
      .map((name) => [name, undefined]),
  )
  return Object.keys(changes).length === 0 ? element : withAttributes(element, changes)
}

/** The folder of each page of an app below the root of its site: `''`, or a path ending in `/`. */
export type PageFolders = ReadonlyMap<AppPage, string>

/** Returns the folders of pages, named after their routes; a parameter becomes its name. */
export function getPageFolders({ pages }: AppPlan): PageFolders {
  const usedPaths = new Set<string>()
  return new Map(
    pages.map((page) => {
      const segments = page.path.split('/').map(toFolderName).filter(Boolean)
      const path = uniqueId(segments.join('/'), usedPaths)
      usedPaths.add(path)
      return [page, path === '' ? '' : `${path}/`]
    }),
  )
}

/** Replaces characters of a route segment that some file systems do not allow. */
const toFolderName = (segment: string): string =>
  segment === '*' ? 'any' : segment.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|-+$/g, '')

/**
 * Creates a function that finds the page of a path; routes without parameters come first. The paths
 * that archetypes give their pages come last, because samples use them and an app may move pages.
 */
export function createRouter(
  app: AppPlan & { readonly archetypes?: ReadonlyMap<string, ArchetypeV2> },
): (path: string) => AppPage | undefined {
  const exact = new Map<string, AppPage>()
  const dynamic: (readonly [segments: readonly string[], page: AppPage])[] = []
  const addRoute = (path: string, page: AppPage): void => {
    if (/(^|\/)[:*]/.test(path)) dynamic.push([path.split('/'), page])
    else if (!exact.has(path)) exact.set(path, page)
  }
  for (const page of app.pages) {
    for (const path of [page.path, ...page.aliases]) addRoute(path, page)
  }
  for (const page of app.pages) {
    const source = app.archetypes?.get(page.section.id)?.pages.find(({ id }) => id === page.page.id)
    const path = asString(source?.path)
    if (path !== undefined) addRoute(path, page)
  }
  return (path) => {
    const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
    const segments = trimmed.split('/')
    return exact.get(trimmed) ?? dynamic.find(([route]) => matchesRoute(route, segments))?.[1]
  }
}

const matchesRoute = (route: readonly string[], segments: readonly string[]): boolean =>
  (route.length === segments.length || route.at(-1)?.startsWith('*') === true) &&
  route.every((segment, index) => /^[:*]/.test(segment) || segment === segments[index])
