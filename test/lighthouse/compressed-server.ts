import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { serve } from '../../src/node.ts'
import { listenOnLoopback } from '../support/servers/loopback.ts'

const isTextType = (type: string): boolean => /^text\/|json|javascript|svg/.test(type)

/** Serves a built site as hosts do: like `npm start`, with text compressed. */
export async function serveCompressed(root: string) {
  const origin = await serve({ root, port: 0 })
  const { url, close } = await listenOnLoopback(
    createServer(async ({ url: path = '/' }, response) => {
      const upstream = await fetch(origin.url + path, { redirect: 'manual' })
      const bytes = Buffer.from(await upstream.arrayBuffer())
      const headers = Object.fromEntries(upstream.headers)
      delete headers['content-length']
      if (!isTextType(headers['content-type'] ?? ''))
        response.writeHead(upstream.status, headers).end(bytes)
      else
        response
          .writeHead(upstream.status, { ...headers, 'Content-Encoding': 'gzip' })
          .end(gzipSync(bytes))
    }),
  )
  return { url, close: async () => void (await Promise.all([close(), origin.close()])) }
}
