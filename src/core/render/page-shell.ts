import { findMainSection } from '../essence/model/outline.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import {
  type Child,
  type Element,
  el,
  findElement,
  getAttribute,
  isElement,
  listElements,
  type Node,
  textContent,
  withChildren,
} from './element.ts'
import { MAIN_ID } from './element-ids.ts'
import { collapseBelow } from './popovers.ts'
import { createRegionPatterns, type RegionContext, toDismissibleDialog } from './region-patterns.ts'
import { getShellRegions, type RegionWithPresets } from './shell-regions.ts'

/** A record that stands in a list: its name, where it is, and what is said beside it. */
export interface SiblingRecord {
  readonly name: string
  readonly route: string
  readonly detail: string
}

/** The records that a list or table of an example leads to, each once. */
export function findSiblingRecords(roots: readonly Element[]): SiblingRecord[] {
  const found = new Map<string, SiblingRecord>()
  for (const element of listElements(roots)) {
    if (element.name !== 'tr' && element.name !== 'li') continue
    const link = findElement([element], ({ name }) => name === 'a')
    const route = link && getAttribute(link, 'href')?.replace(/[?#].*$/, '')
    const isRow = element.name === 'li' || element.children.some(isRowHeader)
    if (!link || !route?.startsWith('/') || !isRow || found.has(route)) continue
    found.set(route, { name: textContent(link.children), route, detail: getRowDetail(element) })
  }
  return [...found.values()]
}

const isRowHeader = (node: Element['children'][number]): boolean =>
  isElement(node) && node.name === 'th' && getAttribute(node, 'scope') === 'row'

/** The first two values of a row. */
const getRowDetail = (row: Element): string =>
  row.children
    .filter(isElement)
    .filter((cell) => cell.name === 'td' && cell.attributes.has('data-label'))
    .slice(0, 2)
    .map((cell) => textContent(cell.children))
    .filter(Boolean)
    .join(', ')

/** The records around the one that a page shows, the shown one marked, with steps to the next. */
export function createSiblingList(neighbours: readonly SiblingRecord[], all: string): Element[] {
  const [current, next] = neighbours
  return [
    el(
      'ul',
      { 'data-slot': 'neighbours' },
      neighbours.map(({ name, route, detail }) =>
        el('li', {}, [
          el('a', { href: route, 'aria-current': route === current?.route ? 'true' : undefined }, [
            el('span', {}, [name]),
            detail !== '' && el('small', {}, [detail]),
          ]),
        ]),
      ),
    ),
    el('p', { 'data-slot': 'pager' }, [
      el('span', {}, [`1 of ${neighbours.length}`]),
      next && el('a', { href: next.route, rel: 'next' }, ['Next']),
      el('a', { href: all }, ['Whole list']),
    ]),
  ]
}

/** A page that is being framed, and what stands on the others. */
export interface ShellContext extends RegionContext {
  /** The examples on the page that has this path. */
  readonly getExamplesAt: (path: string) => readonly Element[]
}

/** The page in its shell: every region that has something to show, the main one always. */
export function wrapInShell(shell: ShellV1 | undefined, framed: ShellContext): Element {
  const regions = shell ? getShellRegions(shell) : []
  const isComplete = regions.some(({ element }) => element === 'main')
  const elements = regions.flatMap((region) => createRegion(region, framed))
  const { section } = framed.page
  return el('div', { 'data-shell': shell?.id ?? framed.page.shell, 'data-role': section.role }, [
    framed.app.essence.dna.accessibility.skip_nav && SKIP_LINK,
    ...placeButtons(elements),
    !isComplete && createMain('main', framed.main),
  ])
}

const SKIP_LINK = el('a', { href: `#${MAIN_ID}`, 'data-skip': true }, ['Skip to main content'])

const createMain = (region: string, nodes: readonly Node[]): Element =>
  el('main', { 'data-region': region, id: MAIN_ID, tabindex: '-1' }, nodes)

/** A region of a page, and the button that opens it where it is folded away. */
interface RegionElement {
  readonly element: Element
  readonly button?: Element
}

function createRegion(region: RegionWithPresets, framed: ShellContext): RegionElement[] {
  if (region.element === 'main') return [{ element: createMain(region.id, framed.main) }]
  const children = createRegionContent(region, framed)
  if (children.length === 0) return []
  const { id, element: name, label, below, becomes } = region
  const element = el(
    name,
    {
      'data-region': id,
      'aria-label': label ?? (name === 'nav' || name === 'aside' ? id : undefined),
      ...(below !== undefined && becomes === 'hidden' ? { 'data-hide-below': below } : {}),
      ...(below !== undefined && becomes === 'pager' ? { 'data-pager-below': below } : {}),
    },
    children,
  )
  if (below === undefined || !COLLAPSED_FORMS.has(becomes ?? '')) return [{ element }]
  const [button, folded] = collapseBelow(element, below, framed.usedIds)
  return [{ element: folded, button }]
}

/** What a region may turn into that lies over the page. */
const COLLAPSED_FORMS = new Set(['drawer', 'sheet', 'menu', 'overlay'])

function createRegionContent(region: RegionWithPresets, framed: ShellContext): Child[] {
  if (region.becomes === 'pager') return createSiblingRecords(framed)
  if (region.heldPatterns.length === 0) return createProductStatement(framed)
  const patterns = createRegionPatterns(region.heldPatterns, framed)
  const isAsked = region.heldPatterns.some(({ pattern }) => pattern === 'cookie-consent')
  return isAsked ? patterns.map(toDismissibleDialog) : patterns
}

/** Beside a record: the records of the list that it belongs to. */
function createSiblingRecords({ page, getExamplesAt }: ShellContext): Element[] {
  const [, list] = /^(.+?)\/[:*]/.exec(page.path) ?? []
  if (list === undefined) return []
  const found = findSiblingRecords(getExamplesAt(list))
  return found.length === 0 ? [] : createSiblingList(found, list)
}

/** A region that holds no pattern says what the product is, in the words of the essence. */
function createProductStatement({ app }: ShellContext): Element[] {
  const main = findMainSection(app.essence.blueprint.sections)
  const [first] = /^[^.!?]+[.!?]?/.exec(main?.description ?? '') ?? []
  return [
    el('p', { 'data-slot': 'brand' }, [app.product]),
    ...(first === undefined ? [] : [el('p', { 'data-slot': 'statement' }, [first])]),
  ]
}

/** The buttons of folded regions stand at the start of the header, or before their own region. */
function placeButtons(regions: readonly RegionElement[]): Element[] {
  const buttons = regions.flatMap(({ button }) => button ?? [])
  const header = regions.find(({ element }) => element.name === 'header')
  return regions.flatMap((region) => {
    const { element, button } = region
    if (region === header) return [withChildren(element, [...buttons, ...element.children])]
    return header === undefined && button ? [button, element] : [element]
  })
}
