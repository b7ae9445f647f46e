import { expect, test } from 'vitest'
import { createMetaTags, renderSitemap } from '../../src/web/site-meta.ts'

const SITE_URL = 'https://design.example/base/'

const VIEW = {
  path: 'patterns/hero/index.html',
  title: 'Hero & "more" · svc',
  description: 'A hero.',
}

test('the tags of a record have its address and its thumbnail', () => {
  const hasFile = (path: string): boolean => path === 'thumbnails/patterns/hero-light.webp'
  const tags = createMetaTags(VIEW, { siteUrl: SITE_URL, hasFile }).join('\n')
  expect(tags).toContain('<link rel="canonical" href="https://design.example/base/patterns/hero/">')
  expect(tags).toContain(
    'property="og:image" content="https://design.example/base/thumbnails/patterns/hero-light.webp"',
  )
  expect(tags).toContain('content="Hero &amp; &quot;more&quot; · svc"')
  expect(tags).toContain('content="summary_large_image"')
  expect(tags).toContain('href="../../favicon.ico"')
})

test('a record without a thumbnail has no image', () => {
  const tags = createMetaTags(VIEW, { siteUrl: SITE_URL, hasFile: () => false }).join('\n')
  expect(tags).not.toContain('og:image')
  expect(tags).toContain('content="summary"')
})

test('the tags of the start page name the site itself', () => {
  const tags = createMetaTags({ ...VIEW, path: 'index.html' }, { siteUrl: SITE_URL }).join('\n')
  expect(tags).toContain(`<link rel="canonical" href="${SITE_URL}">`)
})

test('the sitemap lists the folders of pages', () => {
  const text = renderSitemap(SITE_URL, ['index.html', 'docs/index.html'])
  expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual([
    SITE_URL,
    `${SITE_URL}docs/`,
  ])
})
