import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** A folder that is served on its own port. */
export interface ServedFolder {
  readonly origin: string
  readonly close: () => Promise<void>
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder on the loopback interface. A path without an extension gets its own HTML file if
 * there is one, else `index.html`, as history routing needs.
 */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    respond(folder, request.url ?? '/', response).catch((error: Error) =>
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}

async function respond(folder: string, url: string, response: ServerResponse): Promise<void> {
  const file = await findFile(folder, url)
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    return
  }
  const type = MEDIA_TYPES[extname(file.name)] ?? 'application/octet-stream'
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(file.body)
}

interface FoundFile {
  readonly name: string
  readonly body: Buffer
}

async function findFile(folder: string, url: string): Promise<FoundFile | undefined> {
  const path = decodePath(new URL(url, 'http://localhost').pathname)
  if (path === undefined) return undefined
  const name = normalize(path)
  const names =
    extname(name) === '' ? [join(name, 'index.html'), `${name}.html`, 'index.html'] : [name]
  for (const candidate of names) {
    const body = await readIfFile(join(folder, candidate))
    if (body) return { name: candidate, body }
  }
  return undefined
}

/** Decodes a path; undefined if its escapes are malformed. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

async function readIfFile(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (/^(ENOENT|EISDIR|ENOTDIR|ENAMETOOLONG|ERR_INVALID_ARG_VALUE)$/.test(code)) return undefined
    throw error
  }
}
