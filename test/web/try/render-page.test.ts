import { expect, test } from 'vitest'
import { essenceFromBlueprint, lookupFrom } from '../../../src/index.ts'
import { corpusClient } from '../../../src/site.ts'
import { renderEssencePage } from '../../../src/web/try/render-page.ts'
import { findLinkedPage } from '../../../src/web/try/rendered-page.tsx'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)

test('the links of a rendered page point to the pages of its essence', async () => {
  const { data } = await client.get('blueprints', 'internal-admin')
  const result = await essenceFromBlueprint(data, lookupFrom(client))
  const essence = result.ok ? result.value : undefined
  const rendered = await renderEssencePage(essence, 'dashboard', client)
  const links = [...rendered.html.matchAll(/<a [^>]*href="([^"#][^"]*)"/g)].map(
    ([, href = '']) => href,
  )
  const pages = links
    .map((href) => findLinkedPage(href, rendered))
    .filter((page) => page !== undefined)
  expect(new Set(pages).size).toBeGreaterThan(3)
  expect(Object.values(rendered.pages)).toEqual(expect.arrayContaining(pages))
})

test.each([
  ['../orders/', 'list/', 'orders'],
  ['./', 'list/', 'list'],
  ['../', 'list/', 'home'],
  ['../orders/#top', 'list/', 'orders'],
  ['../../../orders/', 'list/', 'orders'],
  ['https://elsewhere.example/orders/', 'list/', undefined],
  ['mailto:somebody@example.com', 'list/', undefined],
  ['../constructor/', 'list/', undefined],
])('%s on %s leads to %s', (href, folder, page) => {
  const pages = { '': 'home', 'list/': 'list', 'orders/': 'orders' }
  expect(findLinkedPage(href, { folder, pages })).toBe(page)
})
