import { expect, test } from 'vitest'
import { createRobotsText } from '../../src/site/root-files.ts'
import { buildSite } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { officialSite } from '../support/corpus/official-site.ts'

const readSiteFile = (path: string): string => officialSite.get(path) ?? expect.unreachable()

test('llms.txt begins with a title and a summary, and every link leads to a file', () => {
  const text = readSiteFile('llms.txt')
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter((path) => !officialSite.has(path))).toEqual([])
})

test('llms.txt names no hidden blueprint', async () => {
  const [one] = officialCorpus.records.blueprints
  if (!one) return expect.unreachable()
  const hidden = {
    ...{ slug: 'zz-hidden', visibility: 'hidden', maturity: 'experimental', rationale: 'x' },
    artifact: { status: 'none' },
  }
  const data = { ...one.data, id: 'zz-hidden', blueprint_portfolio: hidden as never }
  const blueprints = [...officialCorpus.records.blueprints, { ...one, slug: 'zz-hidden', data }]
  const files = await buildSite(
    { ...officialCorpus, records: { ...officialCorpus.records, blueprints } },
    { without: ['terms', 'plane', 'alias', 'twins', 'previews'] },
  )
  expect(files.has('v1/blueprints/@official/zz-hidden.md')).toBe(true)
  expect(files.get('llms.txt')).not.toContain('zz-hidden')
})

test('robots.txt allows everything, and names the sitemap of a site that has one', () => {
  expect(readSiteFile('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n$/m)
  const url = 'https://design.example/sitemap.xml'
  expect(createRobotsText(url)).toMatch(
    /^Allow: \/\n\nSitemap: https:\/\/design\.example\/sitemap\.xml\n$/m,
  )
})

test('the catalog of APIs leads to the description and the health of this one', () => {
  const { linkset } = JSON.parse(readSiteFile('.well-known/api-catalog'))
  const resolve = (href: string): string =>
    new URL(href, 'http://svc.test/base/.well-known/api-catalog').pathname
  expect(linkset).toHaveLength(1)
  expect(resolve(linkset[0].anchor)).toBe('/base/v1/')
  expect(resolve(linkset[0]['service-desc'][0].href)).toBe('/base/v1/openapi.json')
  const links = ['service-desc', 'service-meta', 'status'].flatMap((rel) => linkset[0][rel])
  for (const { href } of links)
    expect(officialSite.has(resolve(href).slice('/base/'.length))).toBe(true)
})

test('health and its twin lie at the root too', () => {
  expect(readSiteFile('health.json')).toBe(readSiteFile('v1/health.json'))
  expect(readSiteFile('health')).toBe(readSiteFile('v1/health.json'))
})

test('a record has its Markdown in both places', () => {
  const text = readSiteFile('v1/patterns/@official/hero.md')
  expect(text).toMatch(/^# /)
  expect(readSiteFile('v1/patterns/official/hero.md')).toBe(text)
})
