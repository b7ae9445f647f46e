import type { AppPage, AppPlan } from '../packs/app-plan.ts'
import {
  type Element,
  getAttribute,
  listElements,
  mapElements,
  type Node,
  withAttributes,
} from './element.ts'
import { uniqueId } from './element-ids.ts'

/** Where a link of an example leads in the page that is rendered. */
export interface LinkTarget {
  readonly href: string
  /** True: to the page that it stands on. */
  readonly isCurrentPage: boolean
}

/** What an address of an example stands for; undefined when nothing here has that address. */
export type ResolveLink = (path: string, fragment: string) => LinkTarget | undefined

/** What is known where links are set. */
export interface LinkContext {
  readonly resolve: ResolveLink
  /** The ids of the page. */
  readonly ids: ReadonlySet<string>
  /** Where a link goes that leads nowhere. */
  readonly deadLinkHref: string
}

/**
 * The nodes with links that work where they are shown: to another page, to a part of this one, or
 * to where dead links go. Nothing is sent anywhere and no file of another site is loaded.
 */
export const rewriteLinks = (nodes: readonly Node[], place: LinkContext): readonly Node[] =>
  mapElements(nodes, (element) => {
    if (element.name === 'a') return rewriteLink(element, place)
    if (element.name === 'nav') return markCurrentPage(element)
    // A form that closes a dialog sends nothing; outside of one it does nothing at all.
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
    if (element.name === 'form')
      return withAttributes(element, { method: 'dialog', action: undefined, enctype: undefined })
    return removeExternalMedia(element)
  })

/** The address of a page from itself. */
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
  const isMarked = getAttribute(link, 'aria-current') === 'page'
  const current = isMarked && !target.isCurrentPage ? { 'aria-current': undefined } : {}
  return withAttributes(internal, { ...current, href: target.href })
}

/** Points a dead link to the page for dead links, and disables an option of a list. */
const toDeadLink = (link: Element, deadLinkHref: string): Element =>
  getAttribute(link, 'role') === 'option'
    ? withAttributes(link, { href: undefined, 'aria-disabled': 'true' })
    : withAttributes(link, { href: deadLinkHref })

/** An address of another site; one that RFC 2606 keeps for examples leads nowhere. */
function getExternalLinkAttributes(address: string): Readonly<Record<string, string>> | undefined {
  if (/^(mailto|tel):/i.test(address)) return { href: address }
  const host = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address)?.[1]
  if (host === undefined || /(^|\.)example(\.(com|net|org))?(:\d+)?$/i.test(host)) return undefined
  return { href: address, target: '_blank', rel: 'noopener noreferrer' }
}

/** The navigation with this page marked in it, where nothing is marked yet. */
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

/** Where each page of an app lies below the root of its site: `''`, or a path that ends in `/`. */
export type PageFolders = ReadonlyMap<AppPage, string>

/** Folders by the routes of pages; a parameter is called by its name. */
export function getPageFolders({ pages }: AppPlan): PageFolders {
  const taken = new Set<string>()
  return new Map(
    pages.map((page) => {
      const parts = page.path.split('/').map(toFolderName).filter(Boolean)
      const path = uniqueId(parts.join('/'), taken)
      taken.add(path)
      return [page, path === '' ? '' : `${path}/`]
    }),
  )
}

/** A part of a route as every file system can have it. */
const toFolderName = (part: string): string =>
  part === '*' ? 'any' : part.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|-+$/g, '')

/** The page that a path leads to: one without parameters first. */
export function createRouter({ pages }: AppPlan): (path: string) => AppPage | undefined {
  const exact = new Map<string, AppPage>()
  const patterns: (readonly [parts: readonly string[], page: AppPage])[] = []
  for (const page of pages) {
    for (const path of [page.path, ...page.aliases]) {
      if (/(^|\/)[:*]/.test(path)) patterns.push([path.split('/'), page])
      else if (!exact.has(path)) exact.set(path, page)
    }
  }
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
    return (
      exact.get(plain) ?? patterns.find(([parts]) => matchesRoute(parts, plain.split('/')))?.[1]
    )
  }
}

const matchesRoute = (pattern: readonly string[], parts: readonly string[]): boolean =>
  (pattern.length === parts.length || pattern.at(-1)?.startsWith('*') === true) &&
  pattern.every((part, at) => /^[:*]/.test(part) || part === parts[at])
