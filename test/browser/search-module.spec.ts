import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { ROOT } from '../support/root.ts'
import { takeSample } from '../support/sample.ts'
import { listenOnLoopback } from '../support/servers/loopback.ts'
import { serveStatic } from '../support/servers/static-server.ts'

// A page of another origin with one script, a strict policy and no build step.

const SITE = `${ROOT}dist/site`

/** The headers that a CDN and our host files set for public files. */
const CORS = { 'Access-Control-Allow-Origin': '*' }

/** The maximum compressed size of everything that a first result needs. */
const MAX_BYTES = 60_000

const SEARCH = `
import { search } from 'SITE/lib/search.js'
const { total, results } = await search('data tabel', { scope: 'cards' })
document.title = JSON.stringify({ total, first: results[0].slug })
`

/** Serves a page that imports the module from a site, with a policy that allows nothing else. */
const servePage = (site: string) =>
  listenOnLoopback(
    createServer((request, response) => {
      const { origin } = new URL(site)
      const policy = `default-src 'none'; script-src 'self' ${origin}; connect-src ${origin}`
      const isScript = request.url === '/page.js'
      response
        .writeHead(200, {
          'Content-Type': isScript ? 'text/javascript' : 'text/html',
          'Content-Security-Policy': policy,
        })
        .end(isScript ? SEARCH.replace('SITE', site) : '<script type=module src=page.js></script>')
    }),
  )

for (const base of takeSample(['/some/base/', '/'], 2)) {
  test(`one import searches a site at ${base} from another origin, within the size limit`, async ({
    page,
  }) => {
    const site = await serveStatic(SITE, base, CORS)
    const host = await servePage(site.url + base.slice(0, -1))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(host.url)
    await expect.poll(() => page.title()).toContain('first')
    expect(JSON.parse(await page.title()).first).toBe('data-table')
    const urls = requests.filter((url) => url.startsWith(site.url))
    expect(urls.every((url) => url.startsWith(site.url + base))).toBe(true)
    const files = urls.map((url) => readFileSync(`${SITE}/${url.slice((site.url + base).length)}`))
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
    await Promise.all([site.close(), host.close()])
  })
}

test('a list from another origin needs one request', async ({ page }) => {
  const site = await serveStatic(SITE, '/', CORS)
  const host = await listenOnLoopback(
    createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end()),
  )
  await page.goto(host.url)
  const total = await page.evaluate(
    async (url) => (await (await fetch(url)).json()).total,
    `${site.url}/v1/patterns.json`,
  )
  expect(total).toBeGreaterThan(50)
  await Promise.all([site.close(), host.close()])
})
