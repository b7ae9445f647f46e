import type { NavigationItem } from '../generated/types/essence.v4.ts'
import type { AppPage, AppPlan, AppSection } from '../packs/app-plan.ts'
import { humanize } from '../packs/markdown/sentence.ts'

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

/** The item that leads to the page, else the one that leads to what the page is a part of. */
function findCurrentItem(
  items: readonly NavigationItem[],
  page: AppPage,
): NavigationItem | undefined {
  const exact = items.find(({ route }) => route === page.path || page.aliases.includes(route))
  if (exact) return exact
  const isWithin = (place: string): boolean =>
    place !== '/' && page.path.startsWith(place.endsWith('/') ? place : `${place}/`)
  return items
    .filter(
      ({ route, active_match = '' }) => isWithin(route) || isWithin(toRoutePrefix(active_match)),
    )
    .toSorted((a, b) => b.route.length - a.route.length)[0]
}

/** A text that matches by its beginning; one that is a regular expression is never run. */
const toRoutePrefix = (match: string): string => (/^\/[\w/-]*$/.test(match) ? match : '/')

/** What people call a page: its name in the navigation, else its id in words. */
export function getPageLabel({ sections }: AppPlan, { path, page, aliases }: AppPage): string {
  const items = sections.flatMap(({ section }) => section.navigation_items ?? [])
  const item = items.find(({ route }) => route === path || aliases.includes(route))
  return [item?.label ?? '', humanize(page.id)].find(hasVisibleText) ?? 'Page'
}

/** Whether a text shows anything at all. */
const hasVisibleText = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
