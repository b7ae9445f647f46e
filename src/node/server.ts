import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createClient, createResponder } from '../index.ts'
import { type CompilePoolOptions, createCompilePool } from './compile-pool.ts'
import { openFolderReleases, releaseSource } from './folder-releases.ts'
import { createListener } from './listener.ts'
import { getPackedFile } from './packed-files.ts'
import { sha256 } from './sha256.ts'

export interface ServeOptions {
  /** The folder of the built site. */
  readonly root: string
  readonly host?: string
  /** The first port to try; a port in use is skipped. 0 takes any free port. */
  readonly port?: number
  /** The limits of the threads that compile packs. */
  readonly compile?: CompilePoolOptions
}

export interface RunningServer {
  readonly url: string
  close(): Promise<void>
}

const PORTS_TO_TRY = 20

/** The size of all cached answers of the API together. */
const CACHE_BYTES = 32 * 2 ** 20

/** Serves a built site, with the handler for its API, until the server is closed. */
export async function serve({
  root,
  host = '127.0.0.1',
  port = 4173,
  compile = {},
}: ServeOptions): Promise<RunningServer> {
  const pool = createCompilePool(compile)
  const releases = await openFolderReleases(join(root, 'v1'), (release) => ({
    release,
    respond: createResponder(createClient(releaseSource(release), { sha256 }), {
      cacheBytes: CACHE_BYTES,
      answerRemotely: (request) => pool.answer(request, release),
    }),
  }))
  const listener = createListener(
    root,
    (request) => releases.current().respond(request),
    (path) => {
      const { release } = releases.current()
      return 'files' in release ? getPackedFile(release.files, path) : undefined
    },
  )
  const server = createServer((message, response) => {
    listener(message, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  const actualPort = await listenFrom(server, host, port)
  return {
    url: `http://${host}:${actualPort}`,
    close: async () => {
      releases.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await pool.close()
    },
  }
}

async function listenFrom(server: Server, host: string, first: number): Promise<number> {
  for (let port = first; port < first + PORTS_TO_TRY; port++) {
    const actualPort = await listen(server, host, port)
    if (actualPort !== undefined) return actualPort
  }
  throw new Error(`Ports ${first} to ${first + PORTS_TO_TRY - 1} are all in use.`)
}

/** Returns the port that was opened, or undefined if another program uses it. */
const listen = (server: Server, host: string, port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    }
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
