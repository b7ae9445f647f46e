import { createServer as createViteServer, loadConfigFromFile, preview } from 'vite'
import { afterAll } from 'vitest'
import { runCases, type Surface, testLinks } from '../conformance/run-cases.ts'
import { readCorpusFacts } from '../support/corpus/corpus-facts.ts'
import { ROOT } from '../support/root.ts'
import { serveStatic } from '../support/servers/static-server.ts'

// Both servers get the same plugins, which import the modules of the project once.
const environment = { command: 'serve', mode: 'development' } as const
const loaded = await loadConfigFromFile(environment, `${ROOT}vite.config.ts`)
const config = { ...loaded?.config, configFile: false, logLevel: 'error' } as const
const files = await serveStatic(`${ROOT}dist/site`)
const mounted = await serveStatic(`${ROOT}dist/site`, '/some/base/')
const dev = await createViteServer({
  ...config,
  server: { ...config.server, port: 4300, hmr: false },
})
await dev.listen()
const previewed = await preview({ ...config, preview: { ...config.preview, port: 4300 } })

afterAll(() => Promise.all([files.close(), mounted.close(), dev.close(), previewed.close()]))

const facts = readCorpusFacts([`${ROOT}content`])
const fetchFrom =
  (url = '') =>
  (path: string, init?: RequestInit) =>
    fetch(url.replace(/\/$/, '') + path, init)

// The Node server, which responds like the preview, and a static host run in `test/conformance`.
const [devUrl] = dev.resolvedUrls?.local ?? []
const [previewUrl] = previewed.resolvedUrls?.local ?? []
const SURFACES: readonly Surface[] = [
  {
    name: 'vite dev',
    fetch: fetchFrom(devUrl),
    by: 'handler',
    facts,
    oneIn: 16,
    // It renders the pages of the explorer to find out that a path is none of them.
    isApiOnly: !process.env.SVC_FULL,
  },
  { name: 'vite preview', fetch: fetchFrom(previewUrl), by: 'handler', facts, oneIn: 16 },
  { name: 'plain files', fetch: fetchFrom(files.url), by: 'files', facts, oneIn: 16 },
  {
    name: 'plain files at a base path',
    fetch: fetchFrom(`${mounted.url}/some/base`),
    by: 'files',
    facts,
    oneIn: 32,
  },
]

SURFACES.forEach(runCases)

// The development server builds the whole site for the first table that is requested, and a base
// path changes no links.
const LINKED = process.env.SVC_FULL ? SURFACES : SURFACES.slice(1, 3)
LINKED.forEach(testLinks)
