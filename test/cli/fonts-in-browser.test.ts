// Not quick: builds a page for every theme, and opens it in Chromium.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { officialThemes } from '../support/corpus/official-themes.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { serveStatic } from '../support/servers/static-server.ts'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
})

afterAll(() => browser.close())

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
PRELOAD<style>
h1 { font: 700 3rem/1.2 var(--font-display) }
p { font: 400 1rem/1.5 var(--font-body); inline-size: 30rem }
code { font: 400 1rem/1.5 var(--font-mono) }
</style></head><body><h1>Good work deserves good tools</h1>
<p>Order 1,284 shipped on March 12 and should reach the customer in Malmö by Friday afternoon.</p>
<code>INV-2041</code><script type="module" src="/src/main.js"></script></body></html>`

/** Builds an empty project with a theme as Vite does it. Returns the address of its page. */
async function buildProject(slug: string): Promise<{ dist: string; url: string }> {
  const cwd = await createTestFolder({ 'src/main.js': "import './tokens.css'\n" })
  const args = ['--blueprint', 'internal-admin', '--sections', 'record-admin', '--theme', slug]
  expect((await runCli(cwd, ['init', ...args, '--target', 'react-vite'])).exit).toBe(0)
  const agents = await readFile(join(cwd, 'AGENTS.md'), 'utf8')
  const preload = /<link rel="preload"[^>]*>/.exec(agents)?.[0] ?? ''
  await writeFile(join(cwd, 'index.html'), PAGE.replace('PRELOAD', preload))
  await build({ root: cwd, configFile: false, logLevel: 'error', build: { assetsInlineLimit: 0 } })
  const { url } = await serveStatic(join(cwd, 'dist'))
  return { dist: join(cwd, 'dist'), url }
}

/** Returns the names of the fonts that an element is shown in, and whether each was loaded. */
async function getRenderedFonts(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ isCustomFont }) => isCustomFont)
}

const getHeight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height)

test.each(officialThemes)(
  'a page in %s is set in its own fonts, without another origin',
  async (slug, theme) => {
    const { dist, url } = await buildProject(slug)
    const page = await browser.newPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(url)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))

    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    for (const { family } of theme.fonts ?? [])
      expect(loaded.map((name) => name.replaceAll('"', ''))).toContain(family)
    expect(await getRenderedFonts(page, 'h1')).toEqual([true])
    expect(await getRenderedFonts(page, 'p')).toEqual([true])
    expect(requests.filter((address) => !address.startsWith(url))).toEqual([])
    expect(requests.filter((address) => address.endsWith('.woff2')).length).toBe(
      theme.fonts?.length,
    )
    const preloaded = await page.locator('link[rel="preload"]').getAttribute('href')
    expect(requests).toContain(new URL(preloaded ?? '', url).href)

    // Until a font is there, its fallback takes up the same space.
    const heights = [await getHeight(page, 'h1'), await getHeight(page, 'p')]
    await page.route('**/*.woff2', (route) => route.abort())
    await page.reload()
    expect([await getHeight(page, 'h1'), await getHeight(page, 'p')]).toEqual(heights)
    await page.close()

    const assets = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.woff2'))
    const sizes = assets.map(async (name) => (await readFile(join(dist, 'assets', name))).length)
    const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    expect(sum).toBeGreaterThan(5_000)
    expect(sum).toBeLessThanOrEqual(90_000)
  },
  60_000,
)
