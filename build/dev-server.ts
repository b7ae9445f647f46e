import type { Connect, ViteDevServer } from 'vite'
import { isRawFilePath } from '../src/api/paths.ts'
import { type ApiRequest, type ApiResponse, type Client, createResponder } from '../src/index.ts'
import {
  CACHE_CONTROL,
  COMMON_HEADERS,
  isApiPath,
  isPreviewPath,
  PREVIEW_POLICY,
} from '../src/internal.ts'
import { createFileResponder, type FileResponder } from '../src/node/file-response.ts'
import { toApiRequest } from '../src/node/http-message.ts'
import { sendResponse } from '../src/node/send-response.ts'
import { buildSite, type Corpus, corpusClient, createAssembler } from '../src/site.ts'
import type * as Prerender from '../src/web/prerender.tsx'
import { readCorpus } from './corpus.ts'
import { createFonts } from './fonts/create-fonts.ts'
import { readThumbnailNames } from './thumbnails/digests.ts'

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
  const respond = (request: ApiRequest) => createResponder(current.client)(request)
  const [contentFile, schemaFile] = ['content', 'schemas'].map((folder) =>
    createFileResponder(root + folder),
  ) as [FileResponder, FileResponder]
  const assets = { ...DEV_ASSETS, thumbnails: await readThumbnailNames(root) }
  const render = (pathname: string) => renderPage(server, pathname, { ...current, assets })
  const answer = async (request: ApiRequest): Promise<ApiResponse | undefined> => {
    const { pathname } = new URL(request.url)
    if (isApiPath(pathname)) return respond(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) return respond(request)
    if (isPreviewPath(pathname) && pathname.endsWith('.webp')) return contentFile(pathname)
    if (/^\/(code|v1\/r)\//.test(pathname)) return renderCode(server, current.client, pathname)
    if (isRawFilePath(pathname) || isPreviewPath(pathname) || pathname.startsWith('/fonts/'))
      return serveRawFile(await current.files(), request)
    if (pathname.startsWith(SCHEMAS_PREFIX)) {
      const file = await schemaFile(pathname.slice(SCHEMAS_PREFIX.length - 1))
      return file ?? respond(request)
    }
    const page = await render(pathname)
    if (page || pathname.endsWith('/')) return page
    const isFile = /\.\w+$|^\/@/.test(pathname)
    const folder = isFile ? undefined : await render(`${pathname}/`)
    return folder && { status: 308, headers: { Location: `${pathname}/` }, body: null }
  }
  const missing = async (request: ApiRequest): Promise<ApiResponse> => {
    const isPerson = request.header('accept')?.includes('text/html')
    const page = isPerson && (await render('/404.html'))
    return page ? { ...page, status: 404 } : respond(request)
  }
  return { beforeVite: toMiddleware(answer), afterVite: toMiddleware(missing) }
}

const SCHEMAS_PREFIX = '/schemas/'

/** Answers with a file that has no route: a table, a manifest or a preview. */
function serveRawFile(
  files: ReadonlyMap<string, string | Uint8Array>,
  { url, method }: ApiRequest,
): ApiResponse | undefined {
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
  return { status: 200, headers, body: method === 'HEAD' ? null : Buffer.from(text) }
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
    const site = await buildSite(corpus, { maxFiles: 0, fonts: fonts.faces, hasExplorer: true })
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

interface DevSite {
  readonly client: Client
  readonly assets: Prerender.Assets
}

async function renderPage(
  server: ViteDevServer,
  pathname: string,
  { client, assets }: DevSite,
): Promise<ApiResponse | undefined> {
  if (!/(\/|\.html|^\/search-pages\.json|^\/changes\.atom)$/.test(pathname)) return undefined
  const { pages, renderSearchPages } = (await server.ssrLoadModule(
    '/prerender.tsx',
  )) as typeof Prerender
  if (pathname.endsWith('.json')) {
    const { text } = await renderSearchPages(client)
    const headers = { 'Content-Type': 'application/json' }
    return { status: 200, headers, body: Buffer.from(text) }
  }
  for await (const { path, text } of pages(client, assets)) {
    if (path !== pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : '')) continue
    const isFeed = pathname.endsWith('.atom')
    const page = isFeed ? text : await server.transformIndexHtml(pathname, text)
    const type = isFeed ? 'application/atom+xml' : 'text/html'
    const headers = { 'Content-Type': `${type}; charset=utf-8` }
    return { status: 200, headers, body: Buffer.from(page) }
  }
  return undefined
}

/** Renders the code of a preset, which the site has as files. */
async function renderCode(
  server: ViteDevServer,
  client: Client,
  pathname: string,
): Promise<ApiResponse | undefined> {
  const { codeFiles, readCodeRecords } = (await server.ssrLoadModule(
    '/prerender.tsx',
  )) as typeof Prerender
  for (const file of codeFiles(await readCodeRecords(client))) {
    if (file.path !== pathname.slice(1)) continue
    const type = pathname.endsWith('.html') ? 'text/html' : 'application/json'
    const headers = { 'Content-Type': `${type}; charset=utf-8` }
    return { status: 200, headers, body: Buffer.from(file.text) }
  }
  return undefined
}

const toMiddleware =
  (answer: (request: ApiRequest) => Promise<ApiResponse | undefined>): Connect.NextHandleFunction =>
  (message, response, next) => {
    answer(toApiRequest(message))
      .then((found) => (found ? sendResponse(found, message, response) : next()))
      .catch(next)
  }
