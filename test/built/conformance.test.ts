import { createServer as createViteServer, preview } from 'vite'
import { afterAll } from 'vitest'
import { runCases, type Surface, testLinks } from '../conformance/run-cases.ts'
import { readCorpusFacts } from '../support/corpus/corpus-facts.ts'
import { ROOT } from '../support/root.ts'
import { serveStatic } from '../support/servers/static-server.ts'

const config = { configFile: `${ROOT}vite.config.ts`, logLevel: 'error' } as const
const files = await serveStatic(`${ROOT}dist/site`)
const below = await serveStatic(`${ROOT}dist/site`, '/some/base/')
const dev = await createViteServer({ ...config, server: { port: 4300, hmr: false } })
await dev.listen()
const previewed = await preview({ ...config, preview: { port: 4300 } })

afterAll(() => Promise.all([files.close(), below.close(), dev.close(), previewed.close()]))

const facts = readCorpusFacts([`${ROOT}content`])
const at =
  (url = '') =>
  (path: string, init?: RequestInit) =>
    fetch(url.replace(/\/$/, '') + path, init)

// The node server, which answers as the preview does, and a host of files are asked in `test/conformance`.
const [devUrl] = dev.resolvedUrls?.local ?? []
const [previewUrl] = previewed.resolvedUrls?.local ?? []
const SURFACES: readonly Surface[] = [
  { name: 'vite dev', ask: at(devUrl), by: 'handler', facts, oneIn: 8 },
  { name: 'vite preview', ask: at(previewUrl), by: 'handler', facts, oneIn: 8 },
  { name: 'plain files', ask: at(files.url), by: 'files', facts, oneIn: 2 },
  { name: 'the same in a folder', ask: at(`${below.url}/some/base`), by: 'files', facts, oneIn: 8 },
]

SURFACES.forEach(runCases)
SURFACES.forEach(testLinks)
