// Long run: opens a page in a browser for each row.
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'
import { afterAll, expect, test as sequential } from 'vitest'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { parseAction } from '../../src/check/actions.ts'
import { checkIds } from '../../src/check/checks/ids.ts'
import { checkKeyboard } from '../../src/check/checks/keyboard.ts'
import { checkNames } from '../../src/check/checks/names.ts'
import { checkOverflow } from '../../src/check/checks/overflow.ts'
import { checkRecovery } from '../../src/check/checks/recovery.ts'
import { checkRoute } from '../../src/check/checks/route.ts'
import { checkScreenshots } from '../../src/check/checks/screenshots.ts'
import { checkUrlState } from '../../src/check/checks/url-state.ts'
import { listIds } from '../../src/check/expectations.ts'
import { repeatOnNavigation } from '../../src/check/open-page.ts'
import { findServedPages } from '../../src/check/served-pages.ts'
import { openSession } from '../../src/check/session.ts'
import { createTab } from '../../src/check/tab.ts'
import type { PageCheck, PageExpectations } from '../../src/check/types.ts'
import { officialBundles } from '../core/packs/official-bundles.ts'
import { listenOnLoopback } from '../support/servers/loopback.ts'

// Small pages for what the sample app does not have. Each check opens the real page and mostly
// waits for it, so the tests run at the same time, each with a server and a tab of its own.

const test = sequential.concurrent

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

afterAll(() => browser.close())

/** Opens a tab, and serves a page with this content of `main`. */
async function openPage(body: string) {
  const received: string[] = []
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`)
    const isData = request.url?.startsWith('/data')
    const html = `<!doctype html><html lang="en"><title>Contact</title><main><h1>Contact</h1>${body}</main></html>`
    response.writeHead(200, { 'content-type': isData ? 'application/json' : 'text/html' })
    response.end(isData ? '["One"]' : html)
  })
  const { url: baseUrl, close: stop } = await listenOnLoopback(server)
  const session = await openSession(browser)
  const close = async () => {
    await session.close()
    await stop()
  }
  return { session, baseUrl, received, close }
}

const EXPECTED: PageExpectations = {
  path: '/contact',
  ids: [],
  schemes: ['light', 'dark'],
  urlState: ['page'],
  actions: [parseAction('Send a message')],
  isStatic: false,
}

/** Runs a check on a page with this content of `main`; also returns the requests it received. */
async function run(check: PageCheck, html: string, expected: Partial<PageExpectations> = {}) {
  const { session, baseUrl, received, close } = await openPage(html)
  try {
    const opened = { ...session, baseUrl, expected: { ...EXPECTED, ...expected } }
    const saveScreenshot = async (): Promise<void> => {}
    return { ...(await check({ ...opened, axeScript: '', saveScreenshot })), received }
  } finally {
    await close()
  }
}

const listWrites = (received: readonly string[]): string[] =>
  received.filter((line) => !line.startsWith('GET'))

/** Creates a form that sends a message; the script handles a failure. */
const createForm = (onFailure: string): string => `
  <form><label>Message <input name="text" required></label><button>Send message</button></form>
  <p role="alert"></p>
  <script>
    const form = document.querySelector('form')
    form.onsubmit = (event) => {
      event.preventDefault()
      fetch('/data/messages', { method: 'POST' }).catch(() => { ${onFailure} })
    }
  </script>`

const SHOW_ERROR = "document.querySelector('p').textContent = 'The message could not be sent.'"

test('a form that shows why it failed passes, and nothing is sent', async () => {
  const result = await run(checkRecovery, createForm(SHOW_ERROR), { isStatic: true })
  expect(result).toMatchObject({
    status: 'pass',
    findings: [{ message: 'shown in place: "Send message" with a failing /data/messages' }],
  })
  expect(listWrites(result.received)).toEqual([])
})

test.each([
  ['says nothing', '', 'expected a visible error; found none'],
  ['loses the input', `${SHOW_ERROR}; form.reset()`, 'expected the input to stay'],
])('a form that %s fails', async (_, onFailure, message) => {
  const result = await run(checkRecovery, createForm(onFailure), { isStatic: true })
  expect(result).toMatchObject({ status: 'fail', findings: [{ selector: 'button' }] })
  expect(result.findings[0]?.message).toContain(message)
})

test('a form without script is not sent, and its failure is not proven', async () => {
  const html = '<form method="post" action="/data/x"><button>Send message</button></form>'
  const recovery = await run(checkRecovery, html, { isStatic: true })
  expect(recovery.status).toBe('unproven')
  const keyboard = await run(checkKeyboard, html)
  expect(keyboard.status).toBe('pass')
  expect(listWrites([...recovery.received, ...keyboard.received])).toEqual([])
})

test('a request whose failure nobody sees proves nothing', async () => {
  const html = `<p>Hello</p><script>fetch('/data/telemetry').catch(() => {})</script>`
  expect((await run(checkRecovery, html)).status).toBe('unproven')
})

test('an app may load its data with POST', async () => {
  const html = `<ul></ul><script>
    const load = () => fetch('/data/items', { method: 'POST' })
      .then((response) => response.json())
      .then((items) => { document.querySelector('ul').innerHTML = '<li>' + items[0] + '</li>' })
      .catch(() => {
        document.querySelector('ul').innerHTML = '<li role="alert">Could not load. <button>Load the items again</button></li>'
        document.querySelector('ul button').onclick = load
      })
    load()</script>`
  const result = await run(checkRecovery, html, { actions: [] })
  expect(result).toMatchObject({ status: 'pass' })
  expect(result.findings[0]?.message).toContain('failing /data/items')
})

test('a page that loads no data is opened once to let loading fail, and once for saving', async () => {
  const { received } = await run(checkRecovery, '<button>Print</button>')
  expect(received.filter((line) => line === 'GET /contact')).toHaveLength(2)
})

const countPages = (received: readonly string[]): number =>
  received.filter((line) => line === 'GET /contact').length

test.each([
  [
    'follows prefers-color-scheme',
    '@media (prefers-color-scheme: dark) { * { background: #222 } }',
    2,
  ],
  ['looks the same in dark', '', 4],
])('a page that %s is opened for its views', async (_, css, times) => {
  const check: PageCheck = async (opened) => {
    await checkOverflow(opened)
    return checkScreenshots(opened)
  }
  const { received } = await run(check, `<style>${css}</style>`)
  expect(countPages(received)).toBe(times)
})

test('checks that only read a page open it once', async () => {
  const check: PageCheck = async (opened) => {
    await checkRoute(opened)
    await checkIds(opened)
    return checkNames(opened)
  }
  const { status, received } = await run(check, '<section id="list"><h2>List</h2></section>', {
    ids: ['list'],
  })
  expect({ status, pages: countPages(received) }).toEqual({ status: 'pass', pages: 1 })
})

test.each([
  ['has', "new URLSearchParams(location.search).get('fail')", true],
  ['does not have', 'document.title', false],
])('?fail is tried if a script %s the word', async (_, script, isTried) => {
  const html = `<section id="list"><h2>List</h2></section><script>${script}</script>`
  const { received } = await run(checkRecovery, html, { ids: ['list'] })
  expect(received.includes('GET /contact?fail=list')).toBe(isTried)
})

test('an action that no control is named after is not proven', async () => {
  const { status, findings } = await run(checkKeyboard, '<button>Print</button>')
  const message = 'no button or link in main looks like "Send a message"'
  expect({ status, findings }).toEqual({ status: 'unproven', findings: [{ message }] })
})

test.each([
  ['says why', '<p id="why">Over budget.</p>', 'pass'],
  ['does not say why', '', 'fail'],
])('a locked control that %s', async (_, reason, status) => {
  const html = `${reason}<button aria-disabled="true" aria-describedby="why">Send message</button>`
  expect((await run(checkKeyboard, html)).status).toBe(status)
})

test.each([
  ['in another order', '.sort()', 'pass'],
  ['without one of them', '.slice(1)', 'fail'],
])('a link that shows the chosen items %s', async (_, change, status) => {
  const html = `<button aria-haspopup="menu">Status</button><ul hidden><li role="menuitem">All</li></ul><script>
    const button = document.querySelector('button')
    const show = (items) => { button.textContent = 'Status: ' + items.join(', ') }
    const chosen = new URLSearchParams(location.search).get('status')
    if (chosen) show(chosen.split('~')${change})
    button.onclick = () => { document.querySelector('ul').hidden = false }
    document.querySelector('li').onclick = () => {
      history.pushState(null, '', '?status=New~Blocked'); show(['New', 'Blocked'])
      document.querySelector('ul').hidden = true
    }</script>`
  expect((await run(checkUrlState, html, { urlState: ['choice'] })).status).toBe(status)
})

test.each([
  ['class="dark"', '<style>.dark { background: #000 }</style>', 'pass'],
  ['nothing', '<style>body { background: #fff }</style>', 'unproven'],
])('a page that follows %s in dark', async (_, html, status) => {
  expect((await run(checkScreenshots, html)).status).toBe(status)
})

/** A pager whose button changes the URL; the page number comes from there only if it is read. */
const createPager = (first: string): string => `
  <p></p><button>Next page</button><script>
    const show = (page) => { document.querySelector('p').textContent = 'Page ' + page }
    show(${first})
    document.querySelector('button').onclick = () => { history.pushState(null, '', '?page=2'); show(2) }
  </script>`

test.each([
  ['new URLSearchParams(location.search).get("page") ?? 1', 'pass'],
  ['1', 'fail'],
])('a page number read from %s: %s', async (first, status) => {
  expect((await run(checkUrlState, createPager(first))).status).toBe(status)
})

test('a state without a control is not proven', async () => {
  expect(await run(checkUrlState, '<p>One page</p>')).toMatchObject({
    status: 'unproven',
    findings: [{ message: 'page: no control for it was found in main' }],
  })
})

test('the links of other pages lead to a route with parameters', async () => {
  const packs = officialBundles
    .flatMap(([, bundle]) => bundle.pages)
    .filter(({ data }) => /^\/records(\/:id|\/import|\/:id\/edit)?$/.test(data.path))
  const shown = packs.filter(({ data }) => !data.path.endsWith('/edit'))
  const body = `<a href="/records/import#main">Skip</a> <a href="/records/42?tab=1">Request 42</a>
    ${shown.flatMap(listIds).map((id) => `<p id="${id}"></p>`)}`
  const { session, baseUrl, close } = await openPage(body)
  const { served, unchecked } = await findServedPages(
    createTab(async () => session),
    { baseUrl, packs },
  )
  await close()
  expect(served.map(({ path }) => path).toSorted()).toEqual([
    '/records',
    '/records/42',
    '/records/import',
  ])
  expect(unchecked.map(({ route, kind }) => `${route} ${kind}`)).toEqual([
    '/records/:id/edit unknown',
  ])
})

test.each([
  ['once', 1, 'read'],
  ['always', Number.POSITIVE_INFINITY, 'it reloads or goes to another page again and again'],
])('a page that %s goes to another one while it is read', async (_, times, expected) => {
  const { session, baseUrl, close } = await openPage('')
  const { page } = session
  await page.goto(`${baseUrl}/contact`)
  let count = 0
  const read = () =>
    page.evaluate((goesOn) => {
      if (!goesOn) return 'read'
      location.reload()
      return new Promise<string>(() => {})
    }, count++ < times)
  expect(await repeatOnNavigation(page, read).catch(({ message }) => message)).toBe(expected)
  await close()
})
