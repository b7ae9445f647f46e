import { getPlacement } from '../content/placement.ts'
import { findMainSection } from '../essence/model/outline.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { asString } from '../kernel/json/value.ts'
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
import { getPatternElement } from './example-elements.ts'
import type { LoadedApp } from './load-app.ts'
import { createOutlineLinks } from './outline.ts'
import { collapseBelow } from './popovers.ts'
import { createRegionPatterns, type RegionContext, toDismissibleDialog } from './region-patterns.ts'
import { getShellRegions, type RegionPattern, type RegionWithPresets } from './shell-regions.ts'

/** A record in a list. */
export interface SiblingRecord {
  readonly name: string
  readonly route: string
  /** The first values of its row; may be empty. */
  readonly detail: string
}

/** Returns the records that the lists and tables of examples link to, each once. */
function findSiblingRecords(roots: readonly Element[]): SiblingRecord[] {
  const records = new Map<string, SiblingRecord>()
  for (const element of listElements(roots)) {
    if (element.name !== 'tr' && element.name !== 'li') continue
    const link = findElement([element], ({ name }) => name === 'a')
    const route = link && getAttribute(link, 'href')?.replace(/[?#].*$/, '')
    const isRow = element.name === 'li' || element.children.some(isRowHeader)
    if (!link || !route?.startsWith('/') || !isRow || records.has(route)) continue
    records.set(route, { name: textContent(link.children), route, detail: getRowDetail(element) })
  }
  return [...records.values()]
}

const isRowHeader = (node: Element['children'][number]): boolean =>
  isElement(node) && node.name === 'th' && getAttribute(node, 'scope') === 'row'

/** Joins the first two values of a row. */
const getRowDetail = (row: Element): string =>
  row.children
    .filter(isElement)
    .filter((cell) => cell.name === 'td' && cell.attributes.has('data-label'))
    .slice(0, 2)
    .map((cell) => textContent(cell.children))
    .filter(Boolean)
    .join(', ')

/** Returns the number of records that the caption of a table names, such as "146" or "1,284". */
export function findTotal(roots: readonly Element[]): string | undefined {
  const caption = findElement(roots, ({ name }) => name === 'caption')
  const total =
    caption && findElement([caption], (element) => getAttribute(element, 'data-field') === 'total')
  return total && textContent(total.children)
}

/**
 * Creates the list of sibling records, and a pager. The record that the page's heading names is
 * current, else the first. The siblings are the first page of a list, which can have more records.
 */
export function createSiblingList(
  siblings: readonly SiblingRecord[],
  listRoute: string,
  heading = '',
  total = String(siblings.length),
): Element[] {
  const index = Math.max(
    0,
    siblings.findIndex(({ name }) => heading.includes(name)),
  )
  const previous = siblings[index - 1]
  const next = siblings[index + 1]
  return [
    el(
      'ul',
      { 'data-slot': 'neighbours' },
      siblings.map(({ name, route, detail }, position) =>
        el('li', {}, [
          el('a', { href: route, 'aria-current': position === index ? 'true' : undefined }, [
            el('span', {}, [name]),
            detail !== '' && el('small', {}, [detail]),
          ]),
        ]),
      ),
    ),
    el('p', { 'data-slot': 'pager' }, [
      el('span', {}, [`${index + 1} of ${total}`]),
      previous && el('a', { href: previous.route, rel: 'prev' }, ['Previous']),
      next && el('a', { href: next.route, rel: 'next' }, ['Next']),
      el('a', { href: listRoute }, ['Whole list']),
    ]),
  ]
}

/** The page that is rendered in a shell, with access to other pages. */
export interface ShellContext extends RegionContext {
  /** Returns the examples of the page with a path. */
  readonly getExamplesAt: (path: string) => readonly Element[]
}

/** Renders a page in its shell. Regions without content are left out, except `main`. */
export function wrapInShell(shell: ShellV1 | undefined, context: ShellContext): Element {
  const regions = shell ? getShellRegions(shell) : []
  const hasMain = regions.some(({ element }) => element === 'main')
  const elements = regions.flatMap((region) => createRegion(region, context))
  return el(
    'div',
    {
      'data-shell': shell?.id ?? context.page.shell,
      'data-role': getRole(context),
      'data-measure': asString(shell?.measure),
    },
    [
      context.app.essence.dna.accessibility.skip_nav && SKIP_LINK,
      ...placeButtons(addOutlineLinks(elements)),
      !hasMain && createMain('main', context.main),
    ],
  )
}

/** Returns the role that a page is laid out for: the public pages of an app look like the app. */
function getRole({ app, page }: ShellContext): string | undefined {
  const { role } = page.section
  const main = findMainSection(app.essence.blueprint.sections)
  return role === 'public' && main?.role !== 'public' ? undefined : role
}

const SKIP_LINK = el('a', { href: `#${MAIN_ID}`, 'data-skip': true }, ['Skip to main content'])

const createMain = (region: string, nodes: readonly Node[]): Element =>
  el('main', { 'data-region': region, id: MAIN_ID, tabindex: '-1' }, nodes)

/** A region of a page, and the button that opens it where it is collapsed. */
interface RegionElement {
  readonly element: Element
  readonly button?: Element
}

function createRegion(region: RegionWithPresets, context: ShellContext): RegionElement[] {
  if (region.element === 'main') {
    const main = [...createNarrowBrand(context), ...context.main]
    return [{ element: createMain(region.id, main) }]
  }
  const children = createRegionContent(region, context)
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
  const [button, collapsed] = collapseBelow(element, below, context.usedIds, {
    label: getButtonLabel(region, context),
  })
  return [{ element: collapsed, button }]
}

/** Returns the label of the button of a region; next to the menu of a header, that of the region. */
const getButtonLabel = ({ label }: RegionWithPresets, { app, page }: ShellContext): string => {
  const shell = app.getRecord('shells', page.shell)
  const header = (shell ? getShellRegions(shell) : []).find(({ element }) => element === 'header')
  const hasMenu = header?.heldPatterns.some((held) => hasNavigation(held, app))
  return hasMenu && label !== undefined ? label : 'Menu'
}

/** True for a header with a navigation, which becomes a menu on narrow screens. */
const hasNavigation = (held: RegionPattern, app: LoadedApp): boolean => {
  const example = getHeldExample(held, app)
  return example?.name === 'header' && findElement([example], isNav) !== undefined
}

const isNav = ({ name }: Element): boolean => name === 'nav'

/** Returns the example of a pattern that a region holds; undefined if it has no record. */
function getHeldExample({ pattern, preset }: RegionPattern, app: LoadedApp): Element | undefined {
  const record = app.getRecord('patterns', pattern)
  const held = { id: pattern, alias: undefined, preset, pointer: '', idPointer: '' }
  return record && getPatternElement(record, app.resolveInstance(held).preset)
}

/** The collapsed forms of a region that cover the page. */
const COLLAPSED_FORMS = new Set(['drawer', 'sheet', 'menu', 'overlay'])

function createRegionContent(region: RegionWithPresets, context: ShellContext): Child[] {
  if (region.becomes === 'pager') return createSiblingRecords(context)
  if (region.heldPatterns.length === 0) return createProductStatement(context)
  const patterns = [
    ...createNavigationBrand(region, context),
    ...createRegionPatterns(region.heldPatterns, context),
  ]
  const isRequest = region.heldPatterns.some(({ when }) => when === 'first-visit')
  return isRequest ? patterns.map(toDismissibleDialog) : patterns
}

/** Names the product above a navigation if no pattern of the shell does. */
function createNavigationBrand({ element }: RegionWithPresets, context: ShellContext): Element[] {
  const { app, page } = context
  const shell = app.getRecord('shells', page.shell)
  if (element !== 'nav' || app.brand === undefined) return []
  const regions = (shell ? getShellRegions(shell) : []).filter((region) => !isFooter(region))
  const isNamed = regions.some(({ heldPatterns }) =>
    heldPatterns.some((held) => namesProduct(held, app)),
  )
  if (isNamed) return []
  return [el('a', { 'data-slot': 'brand', href: '/' }, [app.brand.name])]
}

/** True for a pattern that shows the name of the product, or of the workspace. */
function namesProduct(held: RegionPattern, app: LoadedApp): boolean {
  const record = app.getRecord('patterns', held.pattern)
  const example = getHeldExample(held, app)
  if (record === undefined || example === undefined) return false
  return getPlacement(record).namesProduct || findElement([example], isBrand) !== undefined
}

const isBrand = (element: Element): boolean => getAttribute(element, 'data-slot') === 'brand'

const isFooter = ({ element }: RegionWithPresets): boolean => element === 'footer'

/** Creates the list that the record of a page belongs to. */
function createSiblingRecords({ page, main, getExamplesAt }: ShellContext): Element[] {
  const [, list] = /^(.+?)\/[:*]/.exec(page.path) ?? []
  if (list === undefined) return []
  const examples = getExamplesAt(list)
  const siblings = findSiblingRecords(examples)
  const heading = findElement(main, ({ name }) => name === 'h1')
  const title = heading && textContent(heading.children)
  return siblings.length === 0 ? [] : createSiblingList(siblings, list, title, findTotal(examples))
}

/** Names the business above the content where the panel that names it is hidden. */
function createNarrowBrand({ app, page }: ShellContext): Element[] {
  const shell = app.getRecord('shells', page.shell)
  const panel = (shell ? getShellRegions(shell) : []).find(isStatementPanel)
  if (panel?.below === undefined || panel.becomes !== 'hidden') return []
  return [
    el('p', { 'data-slot': 'brand', 'data-unfold': panel.below }, [app.brand?.name ?? app.product]),
  ]
}

/** True if a region shows the name and the description of the product. */
const isStatementPanel = ({ element, heldPatterns, becomes }: RegionWithPresets): boolean =>
  element !== 'main' && heldPatterns.length === 0 && becomes !== 'pager'

/** Fills a region without patterns with the name and the description of the product. */
function createProductStatement({ app }: ShellContext): Element[] {
  const main = findMainSection(app.essence.blueprint.sections)
  const [sentence] = /^[^.!?]+[.!?]?/.exec(main?.description ?? '') ?? []
  const statement = app.brand?.statement ?? sentence
  return [
    el('p', { 'data-slot': 'brand' }, [app.brand?.name ?? app.product]),
    ...(statement === undefined ? [] : [el('p', { 'data-slot': 'statement' }, [statement])]),
  ]
}

/** Ends the content with the links of an outline, for the widths at which the outline is hidden. */
function addOutlineLinks(regions: readonly RegionElement[]): RegionElement[] {
  const links = regions.flatMap(({ element }) => {
    const below = getAttribute(element, 'data-hide-below')
    return below === undefined ? [] : createOutlineLinks(element, below)
  })
  return regions.map((region) =>
    region.element.name === 'main' && links.length > 0
      ? { ...region, element: withChildren(region.element, [...region.element.children, ...links]) }
      : region,
  )
}

/** Puts the buttons of collapsed regions in the header, else before their regions. */
function placeButtons(regions: readonly RegionElement[]): Element[] {
  const buttons = regions.flatMap(({ button }) => button ?? [])
  const header = regions.find(({ element }) => element.name === 'header')
  return regions.flatMap((region) => {
    const { element, button } = region
    if (region === header) return [withChildren(element, [...buttons, ...element.children])]
    return header === undefined && button ? [button, element] : [element]
  })
}
