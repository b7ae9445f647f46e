import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A host that knows nothing: a path is a file below the folder, or it is a 404. */
export async function servePlainly(root: string, base = '/') {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : '404'
    const file = `${root}/${path.endsWith('/') || path === '' ? `${path}index.html` : path}`
    const bytes = await readFile(file).catch(() => undefined)
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': typeOf(file) }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const typeOf = (file: string): string => {
  if (file.endsWith('.html')) return 'text/html'
  if (file.endsWith('.js')) return 'text/javascript'
  if (file.endsWith('.css')) return 'text/css'
  if (file.endsWith('.svg')) return 'image/svg+xml'
  return file.endsWith('.json') ? 'application/json' : 'application/octet-stream'
}
