import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { parseAction } from '../../src/check/actions.ts'
import { checkKeyboard } from '../../src/check/checks/keyboard.ts'
import { checkRecovery } from '../../src/check/checks/recovery.ts'
import { checkScreenshots } from '../../src/check/checks/screenshots.ts'
import { checkUrlState } from '../../src/check/checks/url-state.ts'
import { openSession } from '../../src/check/session.ts'
import type { PageCheck, PageExpectations } from '../../src/check/types.ts'
import { createSuiteFolder } from '../support/package/run-cli.ts'

// Small pages for what the sample app does not have. Each check opens the real page.

const out = await createSuiteFolder()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

let body = ''
const received: string[] = []
const server = createServer((request, response) => {
  received.push(`${request.method} ${request.url}`)
  const isData = request.url?.startsWith('/data')
  const html = `<!doctype html><html lang="en"><title>Contact</title><main><h1>Contact</h1>${body}</main></html>`
  response.writeHead(200, { 'content-type': isData ? 'application/json' : 'text/html' })
  response.end(isData ? '["One"]' : html)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

const EXPECTED: PageExpectations = {
  path: '/contact',
  ids: [],
  schemes: ['light', 'dark'],
  urlState: ['page'],
  actions: [parseAction('Send a message')],
  isStatic: false,
}

/** Runs a check on a page with this content of `main`. */
async function run(check: PageCheck, html: string, expected: Partial<PageExpectations> = {}) {
  body = html
  received.length = 0
  const session = await openSession(browser)
  const baseUrl = `http://127.0.0.1:${port}`
  try {
    const opened = { ...session, baseUrl, expected: { ...EXPECTED, ...expected }, out }
    return await check({ ...opened, axeScript: '' })
  } finally {
    await session.close()
  }
}

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
  expect(await run(checkRecovery, createForm(SHOW_ERROR), { isStatic: true })).toMatchObject({
    status: 'pass',
    findings: [{ message: 'shown in place: "Send message" with a failing /data/messages' }],
  })
  expect(received.filter((line) => !line.startsWith('GET'))).toEqual([])
})

test.each([
  ['says nothing', '', 'expected a visible error; found none'],
  ['loses the input', `${SHOW_ERROR}; form.reset()`, 'expected the input to stay'],
])('a form that %s fails', async (_, onFailure, message) => {
  const result = await run(checkRecovery, createForm(onFailure), { isStatic: true })
  expect(result).toMatchObject({ status: 'fail', findings: [{ selector: 'button' }] })
  expect(result.findings[0]?.message).toContain(message)
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
        document.querySelector('ul').innerHTML = '<li role="alert">Could not load. <button>Try again</button></li>'
        document.querySelector('ul button').onclick = load
      })
    load()</script>`
  const result = await run(checkRecovery, html, { actions: [] })
  expect(result).toMatchObject({ status: 'pass' })
  expect(result.findings[0]?.message).toContain('failing /data/items')
})

test('an action that no control is named after is not proven', async () => {
  const result = await run(checkKeyboard, '<button>Print</button>')
  const message = 'no button or link in main looks like "Send a message"'
  expect(result).toEqual({ status: 'unproven', findings: [{ message }] })
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
