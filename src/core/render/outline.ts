import type { AppPage } from '../essence/app/app-plan.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { asStrings, getOwn } from '../kernel/json/value.ts'
import {
  type Element,
  el,
  findElement,
  getAttribute,
  isElement,
  listElements,
  mapElements,
  type Node,
  replaceElement,
  textContent,
  withAttributes,
  withChildren,
} from './element.ts'
import { uniqueId } from './element-ids.ts'
import { createRouter } from './links.ts'
import type { LoadedApp } from './load-app.ts'
import { getShellRegions } from './shell-regions.ts'

/** The number of sections that a page needs for an outline. */
const MIN_SECTIONS = 3

/** True if a preset lists the headings of its page. */
export const isOutline = (pattern: PatternV2 | undefined, preset: string | undefined): boolean =>
  asStrings(getOwn(pattern?.presets[preset ?? '']?.io, 'consumes')).includes('headings')

/** True if the shell of a page has an outline. */
export const hasOutline = (app: LoadedApp, page: AppPage): boolean => {
  const shell = app.getRecord('shells', page.shell)
  return (shell ? getShellRegions(shell) : []).some(({ heldPatterns }) =>
    heldPatterns.some(({ pattern, preset }) =>
      isOutline(app.getRecord('patterns', pattern), preset),
    ),
  )
}

/** Lists the headings of the sections of a page, with at most one level below them. */
function listSectionHeadings(nodes: readonly Node[]): Element[] {
  return nodes.filter(isElement).flatMap((element) => {
    if (isSectionHeading(element)) return [element]
    return isPartOfText(element) ? listSectionHeadings(element.children) : []
  })
}

/** True for a heading of the text; one with a link names another page, such as a search result. */
const isSectionHeading = ({ name, children }: Element): boolean =>
  /^h[23]$/.test(name) && !listElements(children).some((child) => child.name === 'a')

const isPartOfText = (element: Element): boolean =>
  element.name !== 'nav' && element.name !== 'dialog' && !element.attributes.has('hidden')

/** The number of columns that fit on a phone. */
const MAX_PHONE_COLUMNS = 3

/** Keeps small tables in a text tables on phones: only cells with a label become lines of a card. */
export const keepSmallTables = (nodes: readonly Node[]): readonly Node[] =>
  mapElements(nodes, (figure) => {
    const headings = listElements([figure]).filter((cell) => getAttribute(cell, 'scope') === 'col')
    if (getAttribute(figure, 'data-slot') !== 'figure' || headings.length > MAX_PHONE_COLUMNS)
      return figure
    return mapElements([figure], (cell) =>
      cell.name === 'td' ? withAttributes(cell, { 'data-label': undefined }) : cell,
    )
  })

/** Gives the headings of sections an id, so that an outline can link to them. */
export function identifyHeadings(nodes: readonly Node[], usedIds: Set<string>): readonly Node[] {
  const headings = new Set(listSectionHeadings(nodes))
  return mapElements(nodes, (element) => {
    if (!headings.has(element) || element.attributes.has('id')) return element
    const id = uniqueId(toId(textContent(element.children)), usedIds)
    usedIds.add(id)
    return withAttributes(element, { id, tabindex: '-1' })
  })
}

const toId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section'

/**
 * Fills an outline with the headings of a page. Returns undefined for a page with few sections,
 * which needs no outline.
 */
export function fillOutline(
  root: Element,
  { app, page, main }: { app: LoadedApp; page: AppPage; main: readonly Node[] },
): Element | undefined {
  const headings = listSectionHeadings(main)
  const list = findElement([root], (element) => getAttribute(element, 'data-slot') === 'headings')
  const sections = headings.filter(({ name }) => name === 'h2')
  if (list === undefined || sections.length < MIN_SECTIONS) return undefined
  const filled = replaceElement(root, list, withChildren(list, createItems(headings)))
  return removeOtherLinks(filled, app, page)
}

/** Creates a list item per section; the first section is current until the page is scrolled. */
function createItems(headings: readonly Element[]): Element[] {
  const items: { heading: Element; below: Element[] }[] = []
  for (const heading of headings) {
    const last = items.at(-1)
    if (heading.name === 'h3' && last) last.below.push(heading)
    else items.push({ heading, below: [] })
  }
  return items.map(({ heading, below }, index) =>
    el('li', {}, [
      createLink(heading, index === 0),
      below.length > 0 &&
        el(
          'ul',
          {},
          below.map((child) => el('li', {}, [createLink(child)])),
        ),
    ]),
  )
}

const createLink = (heading: Element, isCurrent = false): Element =>
  el(
    'a',
    {
      'data-field': 'title',
      href: `#${getAttribute(heading, 'id') ?? ''}`,
      'aria-current': isCurrent ? 'location' : undefined,
    },
    [textContent(heading.children)],
  )

/** Removes links about another page, such as "Edit this page" on a page that has no editor. */
function removeOtherLinks(root: Element, app: LoadedApp, page: AppPage): Element {
  const list = findLinks(root)
  if (list === undefined) return root
  const route = createRouter(app)
  const items = list.children.filter((item) => {
    const link = isElement(item) && findElement([item], ({ name }) => name === 'a')
    const href = link && getAttribute(link, 'href')
    const target = href ? route(href.replace(/[?#].*$/, '')) : undefined
    return target === undefined || target.path.startsWith(`${page.path}/`)
  })
  return items.some(isElement)
    ? replaceElement(root, list, withChildren(list, items))
    : replaceElement(root, list)
}

const findLinks = (root: Element): Element | undefined =>
  findElement([root], (element) => getAttribute(element, 'data-slot') === 'links')

/** Returns the links of an outline for the end of the content, where the outline is hidden. */
export function createOutlineLinks(region: Element, below: string): Element[] {
  const list = findElement([region], (element) => getAttribute(element, 'data-slot') === 'headings')
  const links = list && findLinks(region)
  return links ? [withAttributes(links, { 'data-unfold': below })] : []
}
