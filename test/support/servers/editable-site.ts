import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { listenOnLoopback } from './loopback.ts'
import { getMediaType } from './static-server.ts'

/** A served site whose files can be changed in memory, without changing those on disk. */
export interface EditableSite {
  readonly url: string
  read(path: string): string
  put(path: string, text: string): void
  remove(path: string): void
  /** Calls a function before each response. */
  onRequest(action: () => Promise<void>): void
  close(): Promise<void>
}

/** Serves a folder as static files at `base`. */
export async function serveEditable(root: string, base = '/'): Promise<EditableSite> {
  const changed = new Map<string, string | undefined>()
  let prepare = async (): Promise<void> => {}
  const server = createServer(async (request, response) => {
    await prepare()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.startsWith(base) ? decodeURI(pathname.slice(base.length)) : 'nothing'
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
    const bytes = changed.has(file)
      ? changed.get(file)
      : await readFile(join(root, file)).catch(() => undefined)
    response
      .writeHead(bytes === undefined ? 404 : 200, { 'Content-Type': getMediaType(extname(file)) })
      .end(bytes)
  })
  const { url, close } = await listenOnLoopback(server)
  return {
    url: url + base,
    read: (path) => changed.get(path) ?? readFileSync(join(root, path), 'utf8'),
    put: (path, text) => void changed.set(path, text),
    remove: (path) => void changed.set(path, undefined),
    onRequest: (action) => {
      prepare = action
    },
    close,
  }
}
