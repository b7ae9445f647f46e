import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { COMMON_HEADERS, PREVIEW_POLICY } from '../../src/internal.ts'

/** A running file server. */
export interface ServedFiles {
  readonly origin: string
  readonly close: () => Promise<void>
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Serves the files of a site with the headers of a real host. */
export async function serveFiles(
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<ServedFiles> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://showcase.invalid')
    const path = decodeURIComponent(pathname.slice(1)).replace(/(^|\/)$/, '$1index.html')
    const text = files.get(path)
    response.writeHead(text === undefined ? 404 : 200, {
      ...COMMON_HEADERS,
      'Content-Type': MEDIA_TYPES[extname(path)] ?? 'text/plain; charset=utf-8',
      'Content-Security-Policy': PREVIEW_POLICY,
    })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
