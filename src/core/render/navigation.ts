import type { AppPage, AppPlan, AppSection } from '../essence/app/app-plan.ts'
import { isNavigationItemActive } from '../essence/model/route-matching.ts'
import type { NavigationItem } from '../essence/version.ts'
import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import { asString } from '../kernel/json/value.ts'
import { humanize } from '../kernel/text.ts'
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
import type { LoadedApp } from './load-app.ts'

/** A navigation item of a rendered page. */
export interface NavItem {
  readonly label: string
  readonly route: string
  readonly icon?: string
  readonly badge?: string
  /** The value of `aria-current`: `page` on the item's own page, `true` on pages below it. */
  readonly current?: 'page' | 'true'
}

/** The navigation items of one section. */
export interface NavGroup {
  readonly label: string
  readonly items: readonly NavItem[]
}

const isPublicPage = ({ section }: AppPage): boolean => section.role === 'public'

/**
 * Returns the navigation of a page: public sections on public pages, all others elsewhere. Public
 * pages that no item leads to, such as the terms of a store, have the navigation of the others.
 */
export function getNavigation(
  plan: AppPlan & Partial<Pick<LoadedApp, 'archetypes'>>,
  page: AppPage,
): NavGroup[] {
  const [publicSections, otherSections] = [true, false].map((isPublic) =>
    plan.sections.filter(({ section }) => (section.role === 'public') === isPublic),
  )
  const hasPublicItems = publicSections?.some(({ section }) => section.navigation_items?.length)
  const sections = (isPublicPage(page) && hasPublicItems ? publicSections : otherSections) ?? []
  const groups = sections.toSorted((a, b) => Number(hasHomeLink(b)) - Number(hasHomeLink(a)))
  const items = groups.flatMap(({ section }) => section.navigation_items ?? [])
  const current = findCurrentItem(items, page)
  return groups.flatMap(({ section }) => {
    const navItems = (section.navigation_items ?? []).map((item): NavItem => {
      if (item !== current) return item
      return { ...item, current: item.route === page.path ? 'page' : 'true' }
    })
    const label = findGroupLabel(plan.archetypes?.get(section.id)) ?? humanize(section.id)
    return navItems.length === 0 ? [] : [{ label, items: navItems }]
  })
}

/** Returns the label that an archetype gives to the group of its navigation items. */
const findGroupLabel = (archetype: ArchetypeV2 | undefined): string | undefined =>
  archetype?.navigation_items?.find(({ group }) => group !== undefined)?.group

/** Sections with a link to the home page come first. */
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

/**
 * Returns the label of a page: its label in the navigation, else its name in the archetype, else
 * its id as words.
 */
export function getPageLabel(
  { sections, archetypes }: AppPlan & Partial<Pick<LoadedApp, 'archetypes'>>,
  { path, page, section, aliases }: AppPage,
): string {
  const items = sections.flatMap(({ section: { navigation_items = [] } }) => navigation_items)
  const item = items.find(({ route }) => route === path || aliases.includes(route))
  const source = archetypes?.get(section.id)?.pages.find(({ id }) => id === page.id)
  const labels = [item?.label, asString(source?.name), humanize(page.id)]
  return labels.find((text) => text !== undefined && hasVisibleText(text)) ?? 'Page'
}

/** True if a text has characters other than white space and invisible ones. */
const hasVisibleText = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

const hasSlot = (name: string) => (element: Element) => getAttribute(element, 'data-slot') === name

/** The markup of an item in the example of a navigation. */
interface ItemStyle {
  readonly hasIcon: boolean
  /** True if only screen readers get the label. */
  readonly isIconOnly: boolean
}

/**
 * Replaces the items of an example with the navigation of the app, in the markup of the example.
 * A pattern without navigation items does not change.
 */
export function fillNavigation(root: Element, groups: readonly NavGroup[]): Element {
  const nav = findElement([root], ({ name }) => name === 'nav')
  const list = nav && findElement([nav], hasSlot('items'))
  if (list === undefined || groups.length === 0) return fillTree(root, groups)
  const style = detectItemStyle(list)
  const isGrouped = findElement([root], hasSlot('groups')) !== undefined
  let isFilled = false
  const change = (node: Node): Node | readonly Node[] => {
    if (!isElement(node)) return node
    const slot = getAttribute(node, 'data-slot')
    // The footer of an example links to pages that the app does not have.
    if (slot === 'foot') return []
    if (slot === 'groups') {
      const lists = groups.flatMap((group, index) => createGroup(group, style, index === 0))
      return withChildren(node, lists)
    }
    if (slot === 'items' && !isGrouped) {
      if (isFilled) return []
      isFilled = true
      const all = groups.flatMap((group) => group.items)
      const hasTooMany = style.isIconOnly && all.length > MAX_ICON_ITEMS
      const items = hasTooMany ? groups.flatMap(toGroupItem) : all
      return withChildren(
        node,
        items.map((item) => createItem(item, style)),
      )
    }
    return withChildren(node, node.children.flatMap(change))
  }
  return change(root) as Element
}

/** The maximum number of icons without labels; more are hard to tell apart. */
const MAX_ICON_ITEMS = 8

/** Returns the first item of a group, to represent all of them by one icon. */
const toGroupItem = ({ items }: NavGroup): NavItem[] => {
  const [first] = items
  const current = items.find((item) => item.current)?.current
  return first ? [current && !first.current ? { ...first, current: 'true' } : first] : []
}

function detectItemStyle(list: Element): ItemStyle {
  const link = findElement([list], ({ name }) => name === 'a')
  const parts = link ? listElements(link.children) : []
  const label = link?.children.filter((node) => typeof node === 'string' || !isComponent(node))
  return {
    hasIcon: parts.some((part) => getAttribute(part, 'data-component') === 'Icon'),
    isIconOnly: textContent(label ?? []) === '' && parts.length > 0,
  }
}

/** True for icons and badges, which are not part of a label. */
const isComponent = (element: Element): boolean => element.attributes.has('data-component')

/** The first group, and a group with a single item, need no label. */
function createGroup({ label, items }: NavGroup, style: ItemStyle, isFirst: boolean): Element[] {
  return [
    ...(!isFirst && items.length > 1 ? [el('p', { 'data-slot': 'group-label' }, [label])] : []),
    el(
      'ul',
      { 'data-slot': 'items', 'aria-label': label },
      items.map((item) => createItem(item, style)),
    ),
  ]
}

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

/** Fills a tree of pages, with a branch for each group. */
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
