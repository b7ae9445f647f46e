import { expect, test } from 'vitest'
import { findBrand } from '../../../src/core/render/brand.ts'
import { renderPage } from '../../../src/core/render/site.ts'
import { type Essence, essenceFromBlueprint } from '../../../src/essence.ts'
import { officialLookup as lookup } from '../../support/site/check-document.ts'

const compose = async (slug: string): Promise<Essence> => {
  const blueprint = await lookup.get('blueprints', slug)
  const checked = await essenceFromBlueprint(blueprint ?? expect.unreachable(), lookup)
  return checked.ok ? checked.value : expect.unreachable()
}

/** Returns the brand of the header on a page: its icon and its name. */
const renderBrand = async (essence: Essence, page: string): Promise<string[]> => {
  const html = await renderPage(essence, page, lookup)
  const [, , brand = ''] = /<(\w+) data-slot="brand"[^>]*>(.*?)<\/\1>/s.exec(html) ?? []
  const [, icon = 'no icon'] = /data-icon="([^"]+)"/.exec(brand) ?? []
  return [icon, brand.replace(/<svg.*?<\/svg>|<[^>]+>/gs, '').trim()]
}

/** Changes the first words of the sample world of an essence. */
const renameBusiness = (essence: Essence, before: string, after: string): Essence =>
  JSON.parse(
    JSON.stringify(essence).replaceAll(`Sample world: ${before}`, `Sample world: ${after}`),
  )

test('headers name the business of the sample world, with its icon', async () => {
  const landing = await compose('product-landing')
  expect(findBrand(landing)).toEqual({
    name: 'Fernbook',
    statement: 'Invoicing software for freelancers and small studios.',
  })
  expect(await renderBrand(landing, 'not-found')).toEqual(['leaf', 'Fernbook'])
  expect(await renderBrand(await compose('internal-admin'), 'not-found')).toEqual([
    'bike',
    'Harbor Cycle Supply',
  ])
})

test('a business that no example is about has no icon', async () => {
  const essence = renameBusiness(await compose('product-landing'), 'Fernbook,', 'Oak & Ash,')
  expect(await renderBrand(essence, 'not-found')).toEqual(['no icon', 'Oak &amp; Ash'])
})

test('a sample world without a name in front keeps the brand of the example', async () => {
  const essence = renameBusiness(await compose('product-landing'), 'Fernbook,', 'Invoices.')
  expect(findBrand(essence)).toBeUndefined()
  expect(await renderBrand(essence, 'not-found')).toEqual(['bike', 'Harbor Cycle Supply'])
})
