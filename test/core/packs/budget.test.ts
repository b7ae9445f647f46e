import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { compilePacks, estimateTokens } from '../../../src/packs.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import {
  listPacksByName,
  officialBundles,
  officialPackLookup,
  officialPacks,
} from './official-bundles.ts'

test.each(officialPacks)('%s stays within its budget', (_, { renderedMarkdown, tokenBudget }) => {
  expect(estimateTokens(renderedMarkdown)).toBeLessThanOrEqual(tokenBudget.max)
  expect(countTokens(renderedMarkdown)).toBeLessThanOrEqual(tokenBudget.max)
})

test('each kind of pack has its documented budget', () => {
  for (const [, { pages, sections, scaffold, review, mutations, manifest }] of officialBundles) {
    const routes = manifest.pages.length
    for (const { data, tokenBudget } of pages) {
      const growBy = (included: number) => 60 * Math.max(0, data.patterns.length - included)
      expect(tokenBudget).toMatchObject({ target: 735 + growBy(2), max: 1100 + growBy(5) })
    }
    for (const { data, tokenBudget } of sections) {
      const beyond = Math.max(0, data.routes.length - 10)
      expect(tokenBudget).toMatchObject({ target: 1400 + 15 * beyond, max: 2200 + 15 * beyond })
    }
    expect(scaffold.tokenBudget.max).toBe(2600 + 30 * routes)
    expect(review.tokenBudget.max).toBe(1400 + 12 * routes)
    expect(mutations.map(({ tokenBudget }) => tokenBudget.max)).toEqual([1400, 1400])
  }
})

test('half of the official pages cost at most 800 tokens', () => {
  const costs = officialBundles
    .flatMap(([, { pages }]) => pages)
    .map(({ renderedMarkdown }) => countTokens(renderedMarkdown))
    .sort((a, b) => a - b)
  expect(costs.length).toBeGreaterThan(30)
  expect(costs[Math.floor(costs.length / 2)]).toBeLessThanOrEqual(800)
})

test('the estimate is near a real tokenizer on every official pack', () => {
  const errors = officialPacks.map(([, { renderedMarkdown }]) =>
    Math.abs(estimateTokens(renderedMarkdown) / countTokens(renderedMarkdown) - 1),
  )
  const near = errors.filter((error) => error <= 0.1).length
  expect(near / errors.length).toBeGreaterThanOrEqual(0.95)
  expect(Math.max(...errors)).toBeLessThanOrEqual(0.15)
})

test('the manifest has the measured bytes and tokens', () => {
  for (const [, { manifest, pages }] of officialBundles) {
    manifest.pages.forEach(({ bytes, tokens }, index) => {
      const text = pages[index]?.renderedMarkdown ?? ''
      expect([bytes, tokens]).toEqual([new TextEncoder().encode(text).length, estimateTokens(text)])
    })
  }
})

test('the scaffold of 200 pages stays below 2,600 tokens plus 30 per route and lists every route', async () => {
  const { scaffold, manifest } = await compilePacks(createEssenceWithPages(200), officialPackLookup)
  expect(countTokens(scaffold.renderedMarkdown)).toBeLessThanOrEqual(2600 + 30 * 200)
  for (const { route } of manifest.pages)
    expect(scaffold.renderedMarkdown).toContain(`\`${route}\``)
})

test('only the scaffold lists the paths of all pages', () => {
  for (const [slug, bundle] of officialBundles) {
    const routes = bundle.manifest.pages.map(({ route }) => `- \`${route}\` `)
    const holders = [...listPacksByName(bundle)].filter(([, { renderedMarkdown }]) =>
      routes.every((route) => renderedMarkdown.includes(route)),
    )
    expect([slug, holders.map(([name]) => name)]).toEqual([slug, ['scaffold']])
  }
})

test('a directive that is too long is left out, and the pack says so', async () => {
  const essence = createEssenceWithPages(1)
  const [page] = essence.blueprint.sections[0]?.pages ?? []
  if (page) page.directives = ['Show the newest first.', 'long '.repeat(3_500)]
  const { pages } = await compilePacks(essence, officialPackLookup)
  const [pack] = pages
  expect(countTokens(pack?.renderedMarkdown ?? '')).toBeLessThanOrEqual(1100)
  expect(pack?.renderedMarkdown).toMatch(/ Left out: .*decisions \(2\)/)
  expect(pack?.renderedMarkdown).toContain('Show the newest first.')
})
