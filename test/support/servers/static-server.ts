import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { listenOnLoopback } from './loopback.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Returns the media type for a file extension. */
export const getMediaType = (extension: string): string =>
  MEDIA_TYPES[extension] ?? 'application/octet-stream'

/** Serves a folder as static files at `base`, with `headers` on every response. */
export function serveStatic(
  root: string,
  base = '/',
  headers: Readonly<Record<string, string>> = {},
) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : 'nothing'
    const file = `${root}/${path === '' || path.endsWith('/') ? `${path}index.html` : path}`
    const bytes = await readFile(file).catch(() => undefined)
    const type = getMediaType(extname(file))
    response.writeHead(bytes ? 200 : 404, { ...headers, 'Content-Type': type }).end(bytes)
  })
  return listenOnLoopback(server)
}
