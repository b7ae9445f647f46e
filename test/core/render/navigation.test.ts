import { expect, test } from 'vitest'
import type { AppPage, AppPlan } from '../../../src/core/essence/app/app-plan.ts'
import type { NavigationItem } from '../../../src/core/essence/version.ts'
import { el, type Node, textContent } from '../../../src/core/render/element.ts'
import { fillNavigation, getNavigation, getPageLabel } from '../../../src/core/render/navigation.ts'
import { renderPage } from '../../../src/core/render/site.ts'
import { essenceFromBlueprint } from '../../../src/essence.ts'
import { officialLookup as lookup } from '../../support/site/check-document.ts'

/** Returns the marked items of a navigation around a page, by their routes. */
function getCurrentItems(path: string, ...items: readonly Partial<NavigationItem>[]) {
  const section = { id: 'app', role: 'primary', navigation_items: items }
  const plan = { sections: [{ section }] } as unknown as AppPlan
  const page = { path, aliases: [], section } as unknown as AppPage
  return getNavigation(plan, page)
    .flatMap((group) => group.items)
    .flatMap(({ route, current }) => (current ? [[route, current]] : []))
}

test('an item without active_match is current on its own route only', () => {
  expect(getCurrentItems('/orders', { route: '/orders' })).toEqual([['/orders', 'page']])
  expect(getCurrentItems('/orders/:id', { route: '/orders' })).toEqual([])
})

test.each([
  ['/orders', '/orders/:id'],
  ['^/orders(/|$)', '/orders/:id'],
  ['^/(orders|returns)', '/returns'],
])('active_match %s makes the item current on %s', (active_match, path) => {
  const item = { route: '/orders', active_match }
  expect(getCurrentItems(path, item)).toEqual([['/orders', 'true']])
  expect(getCurrentItems('/customers', item)).toEqual([])
})

test('the link to the page itself wins, then the longest active route', () => {
  const orders = { route: '/orders', active_match: '/orders' }
  const imports = { route: '/orders/import', active_match: '/orders/import' }
  expect(getCurrentItems('/orders/import', orders, imports)).toEqual([['/orders/import', 'page']])
  expect(getCurrentItems('/orders/import/csv', orders, imports)).toEqual([
    ['/orders/import', 'true'],
  ])
})

test('items keep a visible label if the label of the example is in an element', () => {
  const icon = el('svg', { 'data-component': 'Icon' }, [])
  const fill = (...link: readonly Node[]) => {
    const list = el('ul', { 'data-slot': 'items' }, [el('li', {}, [el('a', {}, link)])])
    const groups = [{ label: 'Work', items: [{ label: 'Orders', route: '/orders' }] }]
    return textContent([fillNavigation(el('nav', {}, [list]), groups)])
  }
  expect(fill(icon, ' ', el('span', { 'data-field': 'label' }, ['Requests']))).toBe('Orders')
  expect(fill(icon, el('span', { 'data-component': 'Badge' }, ['38']))).toBe('')
})

test('a group has the label of its archetype, else the id of its section as words', () => {
  const navigation_items = [{ label: 'Roles', route: '/roles' }]
  const section = { id: 'workspace-admin', role: 'auxiliary', navigation_items }
  const plan = { sections: [{ section }] } as unknown as AppPlan
  const page = { path: '/', aliases: [], section } as unknown as AppPage
  const archetype = { navigation_items: [{ ...navigation_items[0], group: 'Settings' }] }
  const archetypes = new Map([['workspace-admin', archetype as never]])
  const listLabels = (app: AppPlan) => getNavigation(app, page).map(({ label }) => label)
  expect(listLabels(plan)).toEqual(['Workspace admin'])
  expect(listLabels({ ...plan, archetypes } as AppPlan)).toEqual(['Settings'])
})

test('a page is named by the navigation, else by its archetype, else by its id', () => {
  const getLabel = (label: string | undefined, name: string | undefined) => {
    const navigation_items = label === undefined ? [] : [{ label, route: '/mfa' }]
    const section = { id: 'auth', role: 'gateway', navigation_items }
    const archetype = { pages: name === undefined ? [] : [{ id: 'mfa-setup', name }] }
    const archetypes = new Map([['auth', archetype as never]])
    const plan = { sections: [{ section }], archetypes } as unknown as AppPlan
    const page = { path: '/mfa', aliases: [], section, page: { id: 'mfa-setup' } }
    return getPageLabel(plan, page as unknown as AppPage)
  }
  expect(getLabel('Two-factor', 'Set up two-factor')).toBe('Two-factor')
  expect(getLabel(undefined, 'Set up two-factor')).toBe('Set up two-factor')
  expect(getLabel(undefined, undefined)).toBe('Mfa setup')
})

test('on narrow screens, the link to sign in is in the menu', async () => {
  const blueprint = await lookup.get('blueprints', 'product-landing')
  const checked = await essenceFromBlueprint(blueprint ?? expect.unreachable(), lookup)
  const html = await renderPage(checked.ok && checked.value, 'home', lookup)
  expect(html).toMatch(
    /<nav [^>]*>.*<li data-unfold="md"><a [^>]*>Sign in<\/a><\/li>\s*<\/ul>\s*<\/nav>/s,
  )
  expect(html).toMatch(/<a (?=[^>]*data-slot="sign-in")[^>]*data-hide-below="md"[^>]*>Sign in<\/a>/)
})

test('public pages that no item leads to have the navigation of the other pages', () => {
  const store = { id: 'store', role: 'primary', navigation_items: [{ label: 'Shop', route: '/' }] }
  const legal = { id: 'legal', role: 'public' }
  const blog = { id: 'blog', role: 'public', navigation_items: [{ label: 'Blog', route: '/b' }] }
  const terms = { path: '/terms', aliases: [], section: legal } as unknown as AppPage
  const listLabels = (...sections: readonly object[]) =>
    getNavigation({ sections: sections.map((section) => ({ section })) } as never, terms).flatMap(
      ({ items }) => items.map(({ label }) => label),
    )
  expect(listLabels(store, legal)).toEqual(['Shop'])
  expect(listLabels(store, legal, blog)).toEqual(['Blog'])
})
