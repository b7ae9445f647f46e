import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'
import { sendForever } from './send-forever.ts'

/** Answers the request for the hostile page. */
export type Respond = (response: ServerResponse, request: IncomingMessage) => void

/** Creates a page with a list of orders that is fine in itself. */
export const createPage = (title: string, extra = ''): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <title>${title}</title><main><h1>${title}</h1><section id="data-table" aria-label="${title}">
  <p>No entries yet.</p><button>Create an order</button></section></main>${extra}</html>`

export const sendHtml = (response: ServerResponse, html: string, headers = {}): void =>
  void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html)

/** Responds with the page and something in it. */
export const withExtra =
  (extra: string): Respond =>
  (response) =>
    sendHtml(response, createPage('Orders', extra))

export const withScript = (code: string): Respond => withExtra(`<script>${code}</script>`)

/** Loops forever when something happens to the page. */
const loopOn = (subscribe: string): Respond =>
  withScript(`const loop = () => { while (true); }; ${subscribe}`)

/** Pages that cannot be opened, by what they do. */
export const BROKEN_PAGES = {
  'loops while it opens': withScript('while (true);'),
  'loops after it has opened': withScript('setTimeout(() => { while (true); }, 50)'),
  'queues microtasks forever': withScript('(function f() { Promise.resolve().then(f) })()'),
  'writes to the document forever': withScript('while (true) document.write("<p>more</p>")'),
  'shows alerts forever': withScript('while (true) alert("Hello")'),
  'never answers': () => {},
  'never ends its document': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write(createPage('Orders'))
  },
  'sends HTML without an end': (response) => {
    sendForever(response.writeHead(200, { 'content-type': 'text/html' }))
  },
  'sends a script without an end': withExtra('<script src="/endless.js"></script>'),
  'redirects to ever new paths': (response, { url = '' }) =>
    void response.writeHead(302, { location: `${url}?${Math.random()}` }).end(),
  'redirects to itself': (response, { url = '' }) =>
    void response.writeHead(302, { location: url }).end(),
  'is a download': (response) =>
    sendHtml(response, 'x', { 'content-disposition': 'attachment; filename=orders.zip' }),
  'reloads itself': withScript('location.reload()'),
  'refreshes itself': withExtra('<meta http-equiv="refresh" content="0">'),
  'has no content': (response) => void response.writeHead(204).end(),
  'is an error': (response) => void response.writeHead(500).end('Internal error'),
  'breaks the connection': (response) => void response.destroy(),
  'is not complete': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100_000 })
    response.write(createPage('Orders'), () => response.destroy())
  },
  'replaces what checks need': withScript(
    'document.querySelector = document.querySelectorAll = null; Promise = null; JSON = null',
  ),
} as const satisfies Record<string, Respond>

/** Pages that open, by what they do then. Their lines hold, fail or are not proven. */
export const DIFFICULT_PAGES = {
  'waits for an image forever': withExtra('<img src="/hang" alt="">'),
  'has no size limit': (response) =>
    sendHtml(response, createPage('Orders', ' '.repeat(8_000_000))),
  'shows an alert': withScript('alert("Hello")'),
  'starts downloads': withScript('setInterval(() => { location.href = "/file.zip" }, 200)'),
  'changes without an end': withScript(
    'setInterval(() => { document.querySelector("p").textContent = Math.random() }, 10)',
  ),
  'opens windows': withScript('setInterval(() => open("/orders"), 200)'),
  'prints itself': withScript('print()'),
  'asks before it is left': withScript(
    'addEventListener("beforeunload", (event) => { event.preventDefault(); return "Stay" })',
  ),
  'adds to the history forever': withScript(
    'setInterval(() => history.pushState(0, "", "?" + Math.random()), 5)',
  ),
  'opens local files': withExtra('<iframe src="file:///etc/passwd"></iframe>'),
  'has a worker that never answers': withScript('navigator.serviceWorker?.register("/worker.js")'),
  'has a socket that never opens': withScript('new WebSocket("/hang")'),
  'has escape sequences': withExtra('<h2 title="\u001b[2J\u202e">\u001b[31mRed\u0007</h2>'),
  'has 10,000 levels': withScript(
    'let at = document.querySelector("main"); for (let i = 0; i < 10000; i++) at = at.appendChild(document.createElement("div"))',
  ),
  'reloads itself every second': withScript('setTimeout(() => location.reload(), 1000)'),
  'closes itself': withScript('setTimeout(() => close(), 1000)'),
  'loops on a click': loopOn('addEventListener("click", loop)'),
  'loops on focus': loopOn('addEventListener("focusin", loop)'),
  'loops on a resize': loopOn('addEventListener("resize", loop)'),
  'loops in dark mode': loopOn(
    'const dark = matchMedia("(prefers-color-scheme: dark)"); if (dark.matches) loop(); dark.onchange = loop',
  ),
  'loops on a scroll': loopOn('addEventListener("scroll", loop, true)'),
} as const satisfies Record<string, Respond>

/** Serves an app in which one page is hostile and `/help` is not. */
export function serveHostileSite(respond: Respond, path = '/orders') {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === path) return respond(response, request)
    if (pathname === '/hang') return
    if (pathname === '/endless.js') return sendForever(response)
    if (pathname === '/file.zip') {
      return void response.writeHead(200, { 'content-type': 'application/zip' }).end('PK')
    }
    if (pathname === '/worker.js') {
      const code = 'onfetch = (event) => event.respondWith(new Promise(() => {}))'
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
    }
    if (pathname === '/help') return sendHtml(response, createPage('Help'))
    response.writeHead(pathname === '/' ? 200 : 404, { 'content-type': 'text/html' })
    response.end(createPage('Not found'))
  })
  return listenOnLoopback(server)
}
