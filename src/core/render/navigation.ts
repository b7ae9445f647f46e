import { isNavigationItemActive } from '../essence/model/route-matching.ts'
import type { NavigationItem } from '../essence/version.ts'
import type { AppPage, AppPlan, AppSection } from '../packs/app-plan.ts'
import { humanize } from '../text.ts'
import {
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
import { createIcon } from './icons.ts'

/** A place that navigation leads to. */
export interface NavItem {
  readonly label: string
  readonly route: string
  readonly icon?: string
  readonly badge?: string
  /** What `aria-current` says about it. */
  readonly current?: 'page' | 'true'
}

/** The places of one section. */
export interface NavGroup {
  readonly label: string
  readonly items: readonly NavItem[]
}

const isPublicPage = ({ section }: AppPage): boolean => section.role === 'public'

/** The navigation around a page: of the app for what needs an account, of the site for the rest. */
export function getNavigation(plan: AppPlan, page: AppPage): NavGroup[] {
  const groups = plan.sections
    .filter(({ section }) => (section.role === 'public') === isPublicPage(page))
    .toSorted((a, b) => Number(hasHomeLink(b)) - Number(hasHomeLink(a)))
  const items = groups.flatMap(({ section }) => section.navigation_items ?? [])
  const current = findCurrentItem(items, page)
  return groups.flatMap(({ section }) => {
    const own = (section.navigation_items ?? []).map((item): NavItem => {
      if (item !== current) return item
      return { ...item, current: item.route === page.path ? 'page' : 'true' }
    })
    return own.length === 0 ? [] : [{ label: humanize(section.id), items: own }]
  })
}

/** People look for the first page at the top. */
const hasHomeLink = ({ section }: AppSection): boolean =>
  section.navigation_items?.some(({ route }) => route === '/') === true

/**
 * Returns the item that links to the page, else the active item with the longest route, which is
 * the section that the page belongs to.
 */
function findCurrentItem(
  items: readonly NavigationItem[],
  page: AppPage,
): NavigationItem | undefined {
  const exact = items.find(({ route }) => route === page.path || page.aliases.includes(route))
  if (exact) return exact
  return items
    .filter((item) => isNavigationItemActive(item, page.path))
    .toSorted((a, b) => b.route.length - a.route.length)[0]
}

/** What people call a page: its name in the navigation, else its id in words. */
export function getPageLabel({ sections }: AppPlan, { path, page, aliases }: AppPage): string {
  const items = sections.flatMap(({ section }) => section.navigation_items ?? [])
  const item = items.find(({ route }) => route === path || aliases.includes(route))
  return [item?.label ?? '', humanize(page.id)].find(hasVisibleText) ?? 'Page'
}

/** Whether a text shows anything at all. */
const hasVisibleText = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

const hasSlot = (name: string) => (element: Element) => getAttribute(element, 'data-slot') === name

/** How the example of a navigation writes an item. */
interface ItemStyle {
  readonly hasIcon: boolean
  /** True: the label is only heard. */
  readonly isIconOnly: boolean
}

/**
 * The navigation of an example with the places of the app in it, written as the example writes its
 * own. A pattern that lists no places stays as it is.
 */
export function fillNavigation(root: Element, groups: readonly NavGroup[]): Element {
  const nav = findElement([root], ({ name }) => name === 'nav')
  const first = nav && findElement([nav], hasSlot('items'))
  if (first === undefined || groups.length === 0) return fillTree(root, groups)
  const style = detectItemStyle(first)
  const isGrouped = findElement([root], hasSlot('groups')) !== undefined
  let isFilled = false
  const change = (node: Node): Node | readonly Node[] => {
    if (!isElement(node)) return node
    const slot = getAttribute(node, 'data-slot')
    // The app lists its places in groups; what the example has below them leads nowhere here.
    if (slot === 'foot') return []
    if (slot === 'groups') return withChildren(node, groups.flatMap(createGroupWriter(style)))
    if (slot === 'items' && !isGrouped) {
      if (isFilled) return []
      isFilled = true
      const all = groups.flatMap((group) => group.items)
      const items =
        style.isIconOnly && all.length > MAX_ICON_ITEMS ? groups.flatMap(toGroupItem) : all
      return withChildren(
        node,
        items.map((item) => createItem(item, style)),
      )
    }
    return withChildren(node, node.children.flatMap(change))
  }
  return change(root) as Element
}

/** More signs than these nobody tells apart. */
const MAX_ICON_ITEMS = 8

/** Where there is room for signs only, a group is one of them. */
const toGroupItem = ({ items }: NavGroup): NavItem[] => {
  const [first] = items
  const current = items.find((item) => item.current)?.current
  return first ? [current && !first.current ? { ...first, current: 'true' } : first] : []
}

function detectItemStyle(list: Element): ItemStyle {
  const link = findElement([list], ({ name }) => name === 'a')
  const parts = link ? listElements(link.children) : []
  const label = link?.children.filter((node) => typeof node === 'string') ?? []
  return {
    hasIcon: parts.some((part) => getAttribute(part, 'data-component') === 'Icon'),
    isIconOnly: textContent(label) === '' && parts.length > 0,
  }
}

const createGroupWriter =
  (style: ItemStyle) =>
  ({ label, items }: NavGroup, at: number): Element[] => [
    // The first group holds what people came for; a group of one needs no name.
    ...(at > 0 && items.length > 1 ? [el('p', { 'data-slot': 'group-label' }, [label])] : []),
    el(
      'ul',
      { 'data-slot': 'items', 'aria-label': label },
      items.map((item) => createItem(item, style)),
    ),
  ]

const createItem = (item: NavItem, { hasIcon, isIconOnly }: ItemStyle): Element =>
  el('li', {}, [
    el(
      'a',
      {
        href: item.route,
        'aria-current': item.current,
        ...(isIconOnly ? { 'aria-label': item.label, title: item.label } : {}),
      },
      [
        hasIcon && createIcon(item.icon),
        !isIconOnly && el('span', {}, [item.label]),
        !isIconOnly && item.badge !== undefined && createBadge(item.badge),
      ],
    ),
  ])

const createBadge = (text: string): Element =>
  el('span', { 'data-slot': 'counts', 'data-component': 'Badge' }, [text])

/** A tree of places: a branch for each group. */
function fillTree(root: Element, groups: readonly NavGroup[]): Element {
  if (groups.length === 0 || !findElement([root], hasSlot('levels'))) return root
  const style = { hasIcon: false, isIconOnly: false }
  const branches = groups.map(({ label, items }) =>
    el('li', {}, [
      el('p', { 'data-slot': 'group-label' }, [label]),
      el(
        'ul',
        { 'data-slot': 'levels', 'aria-label': label },
        items.map((item) => createItem(item, style)),
      ),
    ]),
  )
  const change = (node: Node): Node => {
    if (!isElement(node)) return node
    if (hasSlot('levels')(node)) return withChildren(node, branches)
    return withChildren(node, node.children.map(change))
  }
  return change(root) as Element
}
