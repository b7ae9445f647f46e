import { createServer } from 'node:http'
import { listenOnLoopback } from '../support/servers/loopback.ts'

/** Serves HTML pages by their paths; everything else is not found. */
export function servePages(pages: ReadonlyMap<string, string>) {
  const server = createServer((request, response) => {
    const html = pages.get(request.url ?? '')
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' })
    response.end(html ?? 'Not found')
  })
  return listenOnLoopback(server)
}
