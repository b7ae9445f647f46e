import { expect, test } from 'playwright/test'

test('the sidebar marks the page and leads to all docs', async ({ page }) => {
  await page.goto('/docs/start/')
  const sidebar = page.getByRole('navigation', { name: 'Docs' })
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Start a new app')
  for (const name of ['Commands', 'Checks', 'API reference', 'Schemas', 'Problems', 'Changelog']) {
    await expect(sidebar.getByRole('link', { name })).toBeVisible()
  }
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Install' }).click()
  await expect(page).toHaveURL(/#install$/)
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL(/\/docs\/plan\/$/)
})

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the sidebar opens as a menu, and code is highlighted in both color schemes', async ({
    page,
  }) => {
    await page.goto('/docs/start/')
    const sidebar = page.getByRole('navigation', { name: 'Docs', exact: true })
    await expect(sidebar).toBeHidden()
    await page.getByRole('button', { name: 'All docs' }).click()
    await sidebar.getByRole('link', { name: 'Write a pattern' }).click()
    await expect(page).toHaveURL(/\/docs\/pattern\/$/)
    await expect(page.locator('[class^="token-"]').first()).toBeVisible()
  })
})

test('the feed is well-formed Atom with the release', async ({ page }) => {
  await page.goto('/docs/changelog/')
  const feed = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')
    const response = await fetch(link?.href ?? '')
    const xml = new DOMParser().parseFromString(await response.text(), 'application/xml')
    return {
      type: response.headers.get('Content-Type'),
      root: xml.documentElement.namespaceURI,
      entries: xml.querySelectorAll('entry > updated').length,
    }
  })
  expect(feed).toEqual({
    type: 'application/atom+xml; charset=utf-8',
    root: 'http://www.w3.org/2005/Atom',
    entries: 1,
  })
})

test('the web app manifest and all icons load', async ({ page, request }) => {
  await page.goto('/')
  const urls = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(urls).toHaveLength(4)
  for (const url of urls) expect((await request.get(url)).ok(), url).toBe(true)
})
