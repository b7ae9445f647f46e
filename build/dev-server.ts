import type { Connect, ViteDevServer } from 'vite'
import { isRawFilePath } from '../src/api/paths.ts'
import {
  CACHE_CONTROL,
  type Client,
  COMMON_HEADERS,
  createHandler,
  isApiPath,
  isPreviewPath,
  PREVIEW_POLICY,
} from '../src/index.ts'
import { fileResponse } from '../src/node/file-response.ts'
import { sendResponse, toRequest } from '../src/node/listener.ts'
import { buildSite, type Corpus, corpusClient, createAssembler } from '../src/site.ts'
import type {
  pages as Pages,
  renderSearchPages as RenderSearchPages,
} from '../src/web/prerender.tsx'
import { readCorpus } from './corpus.ts'
import { createFonts } from './fonts/create-fonts.ts'

interface DevMiddlewares {
  /** Runs before Vite's middlewares: the API, the schemas and the explorer's pages. */
  readonly beforeVite: Connect.NextHandleFunction
  /** Runs after them: answers everything else with a problem. */
  readonly afterVite: Connect.NextHandleFunction
}

/** Creates middlewares that answer from the working tree what the built site serves as files. */
export async function createDevMiddlewares(
  root: string,
  server: ViteDevServer,
): Promise<DevMiddlewares> {
  const current = await watchCorpus(root, server)
  const handle = (request: Request) => createHandler(current.client)(request)
  const answer = async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url)
    if (isApiPath(pathname)) return handle(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) return handle(request)
    if (isPreviewPath(pathname) && pathname.endsWith('.webp'))
      return fileResponse(`${root}content`, request)
    if (isRawFilePath(pathname) || isPreviewPath(pathname) || pathname.startsWith('/fonts/'))
      return serveRawFile(await current.files(), request)
    if (pathname.startsWith(SCHEMAS_PREFIX)) {
      const file = await fileResponse(
        `${root}schemas`,
        request,
        pathname.slice(SCHEMAS_PREFIX.length - 1),
      )
      return file ?? handle(request)
    }
    const page = await renderPage(server, current.client, pathname)
    if (page || pathname.endsWith('/')) return page
    const isFile = /\.\w+$|^\/@/.test(pathname)
    const folder = isFile ? undefined : await renderPage(server, current.client, `${pathname}/`)
    return folder && Response.redirect(new URL(`${pathname}/`, request.url), 308)
  }
  const missing = async (request: Request): Promise<Response> => {
    const isPerson = request.headers.get('Accept')?.includes('text/html')
    const page = isPerson && (await renderPage(server, current.client, '/404.html'))
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : handle(request)
  }
  return { beforeVite: toMiddleware(answer), afterVite: toMiddleware(missing) }
}

const SCHEMAS_PREFIX = '/schemas/'

/** Answers with a file that has no route: a table, a manifest or a preview. */
function serveRawFile(files: ReadonlyMap<string, string | Uint8Array>, { url, method }: Request) {
  const { pathname } = new URL(url)
  const path = pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : '')
  const text = files.get(path)
  if (text === undefined) return undefined
  const type = MEDIA_TYPES.get(path.slice(path.lastIndexOf('.'))) ?? 'application/json'
  const headers = {
    ...COMMON_HEADERS,
    ...(isPreviewPath(pathname) ? { 'Content-Security-Policy': PREVIEW_POLICY } : {}),
    'Content-Type': type.startsWith('font/') ? type : `${type}; charset=utf-8`,
    'Cache-Control': CACHE_CONTROL.entry,
  }
  return new Response(method === 'HEAD' ? null : (text as BodyInit), { headers })
}

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css'],
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.txt', 'text/plain'],
  ['.woff2', 'font/woff2'],
])

interface LiveCorpus {
  readonly client: Client
  /** Builds the files of the site when the first one is requested. */
  readonly files: () => Promise<ReadonlyMap<string, string | Uint8Array>>
}

function createLiveCorpus(root: string, corpus: Corpus): LiveCorpus {
  let files: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined
  const build = async () => {
    const fonts = await createFonts(root, corpus)
    const site = await buildSite(corpus, { maxFiles: 0, fonts: fonts.faces })
    return new Map<string, string | Uint8Array>([...site, ...fonts.files])
  }
  return {
    client: corpusClient(corpus),
    files: () => {
      files ??= build()
      return files
    },
  }
}

/** Watches the corpus. A change that cannot be read is logged, and the last valid state stays. */
async function watchCorpus(root: string, server: ViteDevServer): Promise<LiveCorpus> {
  const warn = (message: string): void => server.config.logger.warn(message)
  // Caches records, so that editing one does not read and check the others again.
  const assemble = createAssembler()
  const read = () => readCorpus(root, { onStale: warn, assemble })
  const current = createLiveCorpus(root, await read())
  const watched = ['schemas', 'content'].map((folder) => `${root}${folder}`)
  server.watcher.add(watched).on('all', async (_event, file) => {
    if (!watched.some((folder) => file.startsWith(folder))) return
    try {
      Object.assign(current, createLiveCorpus(root, await read()))
      server.ws.send({ type: 'full-reload' })
    } catch (error) {
      const { message } = error as Error
      server.config.logger.error(message)
      server.ws.send({ type: 'error', err: { message, stack: '' } })
    }
  })
  return current
}

const DEV_ASSETS = { script: 'main.tsx', styles: ['style.css'], files: [] }

async function renderPage(
  server: ViteDevServer,
  client: Client,
  pathname: string,
): Promise<Response | undefined> {
  if (!/(\/|\.html|^\/search-pages\.json)$/.test(pathname)) return undefined
  const { pages, renderSearchPages } = (await server.ssrLoadModule('/prerender.tsx')) as {
    pages: typeof Pages
    renderSearchPages: typeof RenderSearchPages
  }
  if (pathname.endsWith('.json')) {
    const { text } = await renderSearchPages(client)
    return new Response(text, { headers: { 'Content-Type': 'application/json' } })
  }
  for await (const { path, text } of pages(client, DEV_ASSETS)) {
    if (path !== pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : '')) continue
    const page = await server.transformIndexHtml(pathname, text)
    return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }
  return undefined
}

const toMiddleware =
  (answer: (request: Request) => Promise<Response | undefined>): Connect.NextHandleFunction =>
  (message, response, next) => {
    answer(toRequest(message))
      .then((found) => (found ? sendResponse(found, response) : next()))
      .catch(next)
  }
