import { attr, type Element, elementsOf, mapElements, type Node, withAttributes } from './node.ts'

/** Where a link of an example leads in the page that is rendered. */
export interface Target {
  readonly href: string
  /** True: to the page that it stands on. */
  readonly isHere: boolean
}

/** What an address of an example stands for; undefined when nothing here has that address. */
export type Resolve = (path: string, fragment: string) => Target | undefined

/** What is known where links are set. */
export interface Place {
  readonly resolve: Resolve
  /** The ids of the page. */
  readonly ids: ReadonlySet<string>
  /** Where a link goes that leads nowhere. */
  readonly nowhere: string
}

/**
 * The nodes with links that work where they are shown: to another page, to a part of this one, or
 * to where dead links go. Nothing is sent anywhere and no file of another site is loaded.
 */
export const setAddresses = (nodes: readonly Node[], place: Place): readonly Node[] =>
  mapElements(nodes, (element) => {
    if (element.name === 'a') return setLink(element, place)
    if (element.name === 'nav') return markCurrent(element)
    // A form that closes a dialog sends nothing; outside of one it does nothing at all.
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
    if (element.name === 'form')
      return withAttributes(element, { method: 'dialog', action: undefined, enctype: undefined })
    return keepOwnPictures(element)
  })

/** The address of a page from itself. */
export const THIS_PAGE = './'

function setLink(link: Element, { resolve, ids, nowhere }: Place): Element {
  const address = attr(link, 'href')
  if (address === undefined) return link
  const outside = outsideLink(address)
  if (outside) return withAttributes(link, outside)
  const plain = { download: undefined, target: undefined }
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/.exec(address) ?? []
  if (path === '' && query === '') {
    return withAttributes(link, { ...plain, href: ids.has(fragment) ? `#${fragment}` : nowhere })
  }
  const target = resolve(path, fragment)
  if (target === undefined) return withAttributes(link, { ...plain, href: nowhere })
  const isMarked = attr(link, 'aria-current') === 'page'
  const current = isMarked && !target.isHere ? { 'aria-current': undefined } : {}
  return withAttributes(link, { ...plain, ...current, href: target.href })
}

/** An address of another site; one that RFC 2606 keeps for examples leads nowhere. */
function outsideLink(address: string): Readonly<Record<string, string>> | undefined {
  if (/^(mailto|tel):/i.test(address)) return { href: address }
  const host = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address)?.[1]
  if (host === undefined || /(^|\.)example(\.(com|net|org))?(:\d+)?$/i.test(host)) return undefined
  return { href: address, target: '_blank', rel: 'noopener noreferrer' }
}

/** The navigation with this page marked in it, where nothing is marked yet. */
function markCurrent(nav: Element): Element {
  const isMarked = elementsOf([nav]).some((element) => element.attributes.has('aria-current'))
  if (isMarked) return nav
  let isDone = false
  const [marked] = mapElements([nav], (element) => {
    if (isDone || attr(element, 'href') !== THIS_PAGE) return element
    isDone = true
    return withAttributes(element, { 'aria-current': 'page' })
  })
  return marked as Element
}

function keepOwnPictures(element: Element): Element {
  const changes = Object.fromEntries(
    ['src', 'poster']
      .filter((name) => !/^data:/i.test(attr(element, name) ?? 'data:'))
      .map((name) => [name, undefined]),
  )
  return Object.keys(changes).length === 0 ? element : withAttributes(element, changes)
}
