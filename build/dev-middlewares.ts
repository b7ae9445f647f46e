import type { Connect, ViteDevServer } from 'vite'
import { createHandler, type Handler, isApiAddress } from '../src/index.ts'
import { fileResponse } from '../src/node/file-response.ts'
import { send, toRequest } from '../src/node/listener.ts'
import { corpusClient } from '../src/site.ts'
import type { pages as Pages } from '../src/web/prerender.tsx'
import { readCorpus } from './corpus.ts'

const SOURCES = { script: 'main.tsx', styles: ['style.css'] }

/** Answers the API, the published schemas and the explorer's pages from the working tree. */
export async function devMiddleware(
  root: string,
  server: ViteDevServer,
): Promise<Connect.NextHandleFunction> {
  let client = corpusClient(await readCorpus(root))
  let handle: Handler = createHandler(client)
  server.watcher.add(`${root}schemas`).on('change', async (file) => {
    if (!file.startsWith(`${root}schemas`)) return
    try {
      client = corpusClient(await readCorpus(root))
      handle = createHandler(client)
      server.ws.send({ type: 'full-reload' })
    } catch (error) {
      server.config.logger.error(String(error))
    }
  })

  const page = async (pathname: string): Promise<string | undefined> => {
    const { pages } = (await server.ssrLoadModule('/prerender.tsx')) as { pages: typeof Pages }
    const wanted = `${pathname.slice(1)}${pathname.endsWith('/') ? 'index.html' : ''}`
    for await (const { path, html } of pages(client, SOURCES)) {
      if (path === wanted) return server.transformIndexHtml(pathname, html)
    }
    return undefined
  }

  const answer = async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url)
    if (isApiAddress(pathname)) return handle(request)
    if (pathname.startsWith('/schemas/')) {
      return (await fileResponse(root, request)) ?? handle(request)
    }
    const html = pathname.endsWith('/') ? await page(pathname) : undefined
    return html && new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }

  return (message, response, next) => {
    answer(toRequest(message))
      .then((found) => (found ? send(found, response) : next()))
      .catch(next)
  }
}
