import { createServer as createViteServer, preview } from 'vite'
import { afterAll } from 'vitest'
import { serve } from '../../src/node/serve.ts'
import { conforms } from '../conformance/conforms.ts'
import { servePlainly } from '../support/plain-server.ts'
import { ROOT } from '../support/root.ts'

const config = { configFile: `${ROOT}vite.config.ts`, logLevel: 'error' } as const
const node = await serve({ root: `${ROOT}dist/site`, port: 0 })
const files = await servePlainly(`${ROOT}dist/site`)
const dev = await createViteServer({ ...config, server: { port: 4300, hmr: false } })
await dev.listen()
const previewed = await preview({ ...config, preview: { port: 4300 } })

afterAll(() => Promise.all([node.close(), files.close(), dev.close(), previewed.close()]))

const at =
  (url = '') =>
  (path: string, init?: RequestInit) =>
    fetch(url.replace(/\/$/, '') + path, init)

conforms('the node server', at(node.url), ['anyone', 'handler'])
conforms('vite dev', at(dev.resolvedUrls?.local[0]), ['anyone', 'handler'])
conforms('vite preview', at(previewed.resolvedUrls?.local[0]), ['anyone', 'handler'])
conforms('plain files', at(files.url), ['anyone'])
