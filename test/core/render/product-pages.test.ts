import { expect, test } from 'vitest'
import { renderPage } from '../../../src/core/render/site.ts'
import { essenceFromBlueprint } from '../../../src/essence.ts'
import { officialLookup as lookup } from '../../support/site/check-document.ts'

/** Renders a page of a blueprint, with the samples that the blueprint overrides. */
async function renderBlueprintPage(slug: string, page: string): Promise<string> {
  const blueprint = (await lookup.get('blueprints', slug)) ?? expect.unreachable()
  const essence = await essenceFromBlueprint(blueprint, lookup)
  return renderPage(essence.ok && essence.value, page, lookup, { blueprint })
}

const PRODUCTS = [
  ['product-landing', 'support@fernbook.example', 'Mountain Time'],
  ['internal-admin', 'support@harborcycle.example', 'Pacific time'],
  ['report-portal', 'reports@harborcycle.example', 'Pacific time'],
] as const

test.each(PRODUCTS)('the system pages of %s name %s and %s', async (slug, address, zone) => {
  const pages = await Promise.all(
    ['server-error', 'maintenance'].map((page) => renderBlueprintPage(slug, page)),
  )
  for (const html of pages) {
    expect(html).toContain(`mailto:${address}`)
    expect(html).toContain(zone)
    expect(html).not.toContain('company.example')
  }
})

test('no two products have the same words on a system page', async () => {
  for (const page of ['not-found', 'server-error', 'maintenance']) {
    const mains = await Promise.all(
      PRODUCTS.map(async ([slug]) =>
        /<main.*<\/main>/s.exec(await renderBlueprintPage(slug, page)),
      ),
    )
    expect(new Set(mains.map(String)).size, page).toBe(PRODUCTS.length)
  }
})

test('an essence without its blueprint shows the samples of the archetype', async () => {
  const blueprint = (await lookup.get('blueprints', 'internal-admin')) ?? expect.unreachable()
  const essence = await essenceFromBlueprint(blueprint, lookup)
  const html = await renderPage(essence.ok && essence.value, 'maintenance', lookup)
  expect(html).toContain('support@company.example')
})

test('a header leaves the account pages to the user menu next to it', async () => {
  const html = await renderBlueprintPage('report-portal', 'explore')
  const [nav = ''] = /<nav aria-label="Main".*?<\/nav>/s.exec(html) ?? []
  expect(nav).toContain('Report builder')
  expect(nav).not.toContain('Appearance')
  expect(html).toMatch(/role="menuitem"[^>]*>Notifications/)
})

test('a page names the business where the panel that names it is hidden', async () => {
  const html = await renderBlueprintPage('internal-admin', 'login')
  expect(html).toMatch(/<main[^>]*><p data-slot="brand" data-unfold="lg">Harbor Cycle Supply<\/p>/)
})

test('a settings menu collapses below its columns, under the name of the open area', async () => {
  const html = await renderBlueprintPage('internal-admin', 'security')
  expect(html).toMatch(/<button[^>]*data-unfold="lg"[^>]*>.*?<span>Sign-in and devices<\/span>/s)
  expect(html).toMatch(/<nav data-pattern="settings-nav"[^>]*data-fold="lg"/)
})

test('until a facet panel has a column, a button with the number of filters opens it', async () => {
  const html = await renderBlueprintPage('online-store', 'category')
  expect(html).toMatch(
    /<button[^>]* data-unfold="lg" popovertarget="([\w-]+)"[^>]*>.*?Filters \(3\).*<div data-group="filters" id="\1" popover data-fold="lg"><div data-slot="active"/s,
  )
})

test('the list of a combobox is closed when a page opens', async () => {
  const html = await renderBlueprintPage('saas-dashboard', 'book-sessions')
  const [field = ''] = /<input[^>]*role="combobox"[^>]*>/.exec(html) ?? []
  expect(field).toContain('value="Leo Santos, Northeast"')
  expect(field).toContain('aria-expanded="false"')
  expect(field).not.toContain('aria-activedescendant')
  expect(html).toMatch(/<ul id="therapist-field-list"[^>]* hidden/)
})

test('the button of a dialog ends the row before it', async () => {
  const html = await renderBlueprintPage('product-landing', 'cookies')
  const [before = '', after = ''] = html.split('popovertarget="dialog">Cookie settings')
  expect(before).toContain('This browser only')
  expect(before).not.toContain('Entries that Fernbook can store')
  expect(after).toContain('Entries that Fernbook can store')
})

test('pictures without a name differ from their neighbors', async () => {
  const html = await renderBlueprintPage('product-landing', 'category')
  const looks = [...html.matchAll(/<svg[^>]*data-image="photo".*?<\/svg>/gs)].map(([svg]) => svg)
  expect(looks).toHaveLength(12)
  for (const start of looks.keys()) {
    const neighbors = looks.slice(start, start + 6)
    expect(new Set(neighbors).size).toBe(neighbors.length)
  }
})

test('an article has the same picture in every list', async () => {
  const [index = '', category = ''] = await Promise.all(
    ['blog/index', 'category'].map((page) => renderBlueprintPage('product-landing', page)),
  )
  const getLook = (html: string) =>
    /data-image="photo"[^>]*data-tint="\d".*?(?=<\/svg>)/s
      .exec(
        html.slice(html.lastIndexOf('data-image="photo"', html.indexOf('What 41,000 invoices'))),
      )?.[0]
      .replace(/^.*?data-tint/s, '')
  expect(getLook(index)).toBeDefined()
  expect(getLook(category)).toBe(getLook(index))
})

test('the public pages of an app are laid out like the app, those of a site like the site', async () => {
  const publicShell = /<div data-shell="[^"]*" data-role="public"[^>]*>/
  expect(await renderBlueprintPage('internal-admin', 'not-found')).not.toMatch(publicShell)
  expect(await renderBlueprintPage('product-landing', 'not-found')).toMatch(publicShell)
})
