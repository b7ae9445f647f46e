import { expect, test } from 'playwright/test'
import { openDocument } from '../../build/showcase/open-document.ts'
import { serveFiles } from '../../build/showcase/serve-files.ts'
import type { ShowcaseApp } from '../../src/index.ts'
import { takeSample } from '../support/sample.ts'
import { collectConsoleMessages } from './support/console-messages.ts'

/** The number of routes to open per site; `npm run showcase -- --check` opens all of them. */
const MAX_ROUTES = 1

const readApps = async (request: { get: (path: string) => Promise<unknown> }) => {
  const response = (await request.get('/v1/showcase/manifest')) as { json(): Promise<unknown> }
  return ((await response.json()) as { apps: readonly ShowcaseApp[] }).apps
}

test('the gallery shows each site with a picture and its results', async ({ page }) => {
  const messages = collectConsoleMessages(page)
  const apps = await readApps(page.request)
  await page.goto('/showcase/')
  const cards = page.locator('.gallery > li')
  await expect(cards).toHaveCount(apps.length)
  for (const [index, { slug, thumbnail }] of apps.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('listitem').filter({ hasText: /^tested$/ })).toBeVisible()
    await expect(card.getByText('grade A')).toBeVisible()
    const picture = card.locator('.thumbnail img:visible')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const screenshot = new URL(thumbnail?.src ?? '', page.url()).href
    expect((await page.request.get(screenshot)).status()).toBe(200)
    const [inner, outer] = [await picture.boundingBox(), await card.boundingBox()]
    expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0)
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', `${slug}/`)
  }
  expect(messages).toEqual([])
})

test('the sites have the verified results', async ({ page, context, baseURL }) => {
  const errors: string[] = []
  for (const { slug, verification } of takeSample(await readApps(page.request), 7)) {
    for (const route of (verification?.smoke.routeHintsChecked ?? []).slice(0, MAX_ROUTES)) {
      const folder = route === '/' ? '' : `${route.slice(1).replaceAll(':', '')}/`
      const path = `showcase/${slug}/${folder}index.html`
      const opened = await openDocument(context, { origin: baseURL ?? '', route, path })
      const missing = [...opened.assets].filter(([, status]) => status !== 200)
      expect([path, opened.status, missing]).toEqual([path, 200, []])
      errors.push(...opened.messages.map((message) => `${path}: ${message}`))
    }
  }
  expect(errors).toEqual([])
})

test('problems of a document are detected', async ({ context }) => {
  const head = '<!doctype html><html lang="en"><head><title>Broken</title>'
  const sheet = '<link rel="stylesheet" href="gone.css"><link rel="stylesheet" href="a.css">'
  const cover = '<nav>Menu</nav>'
  const body = '<body><main><h1>Broken</h1><p>Pale</p><img src="data:,"><i>Wide</i></main></body>'
  const served = await serveFiles(
    new Map([
      ['index.html', `${head}${sheet}<script>alert(1)</script></head>${body}${cover}</html>`],
      [
        'a.css',
        'p { color: #ccc; background: #fff } i { display: block; width: 500px } nav { position: fixed; inset: 0 0 50% }',
      ],
    ]),
  )
  try {
    const target = { origin: served.origin, route: '/', path: 'index.html' }
    const { messages, assets } = await openDocument(context, target)
    expect(assets.get('gone.css')).toBe(404)
    const output = messages.join('\n')
    expect(output).toMatch(/Content Security Policy/)
    expect(output).toMatch(/color-contrast at 1280 pixels, light/)
    expect(output).toMatch(/a heading is covered at 390 pixels, dark: <nav/)
    expect(output).toMatch(/image-alt/)
    expect(output).toMatch(/scrolls sideways by \d+ pixels at 390 pixels, dark/)
  } finally {
    await served.close()
  }
})

test('controls that do nothing are detected', async ({ context }) => {
  const rows = '<tr><th scope="row">A</th><td>1</td></tr><tr><th scope="row">B</th><td>2</td></tr>'
  const head =
    '<tr><th scope="col"><button type="button">Name</button></th><th scope="col">Size</th></tr>'
  const pages = '<nav data-component="Pagination"><button type="button">Next</button></nav>'
  const palette = '<dialog data-pattern="command-palette"><input aria-label="Query"></dialog>'
  const table = `<div data-pattern="data-table"><table><thead>${head}</thead><tbody>${rows}</tbody></table>${pages}</div>`
  const body = `<main id="main" tabindex="-1"><h1>Inert</h1>${table}${palette}</main>`
  const html = `<!doctype html><html lang="en"><head><title>Inert</title></head><body>${body}</body></html>`
  const served = await serveFiles(new Map([['index.html', html]]))
  try {
    const target = { origin: served.origin, route: '/', path: 'index.html' }
    const { messages } = await openDocument(context, target)
    expect(messages).toContain('Ctrl K does not open the command palette')
    expect(messages).toContain('"Name" does not change the order')
    expect(messages).toContain('sorting by "Name" does not move the rows')
    expect(messages).toContain('the next page has the same rows')
  } finally {
    await served.close()
  }
})
