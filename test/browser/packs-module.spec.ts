import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { compilePacks, selectPack } from '../../src/packs.ts'
import { createFixtureLookup, readFixtureRecords } from '../support/corpus/fixture-lookup.ts'

const essence = JSON.parse(
  readFileSync(new URL('../fixtures/schemas/essence.v4.json', import.meta.url), 'utf8'),
)
const records = readFixtureRecords()

test('the published compiler gives the same digests in the browser as in Node', async ({
  page,
}) => {
  const bundle = await compilePacks(essence, createFixtureLookup())
  const selected = await selectPack(essence, createFixtureLookup(), {
    pack_type: 'page',
    id: 'login',
  })
  await page.goto('/')
  const inBrowser = await page.evaluate(
    async ([essence, records]) => {
      const url = new URL('lib/packs.js', document.baseURI).href
      const { compilePacks, selectPack } = await import(url)
      const lookup = {
        get: async (type: string, slug: string) => records[type]?.[slug],
        slugs: async (type: string) => Object.keys(records[type] ?? {}),
      }
      const bundle = await compilePacks(essence, lookup)
      const selected = await selectPack(essence, lookup, { pack_type: 'page', id: 'login' })
      return [bundle.digest, selected.digest]
    },
    [essence, records] as [unknown, Record<string, Record<string, unknown>>],
  )
  expect(inBrowser).toEqual([bundle.digest, selected.digest])
})
