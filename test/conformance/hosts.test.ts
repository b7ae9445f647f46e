// Long run: puts the conformance table to every host.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { SCHEMA_NAMES } from '../../src/core/generated/names.ts'
import { writeTree } from '../../src/internal/node.ts'
import { serve } from '../../src/node.ts'
import { hostFiles } from '../../src/site/hosts/host-files.ts'
import { isInParts } from '../../src/site/optional-parts.ts'
import { readCorpusFacts } from '../support/corpus/corpus-facts.ts'
import { OVERLAY_FOLDERS } from '../support/corpus/overlay-corpus.ts'
import { overlaySite } from '../support/corpus/overlay-site.ts'
import { createRulesHost } from '../support/hosts/rules-host.ts'
import { ROOT } from '../support/root.ts'
import { COMPILE_WORKER } from '../support/servers/compile-worker.ts'
import { serveStatic } from '../support/servers/static-server.ts'
import { runCases, type Surface, testLinks } from './run-cases.ts'

const published = SCHEMA_NAMES.map(
  async (name): Promise<[string, string]> => [
    `schemas/${name}`,
    await readFile(`${ROOT}schemas/${name}`, 'utf8'),
  ],
)
const files = new Map([
  ...[...overlaySite].filter(([path]) => !isInParts(['previews'], path)),
  ...hostFiles(),
  ...(await Promise.all(published)),
])
const folder = await mkdtemp(join(tmpdir(), 'svc-conformance-'))
await writeTree(folder, files)
const node = await serve({ root: folder, port: 0, compile: { worker: COMPILE_WORKER } })
const plain = await serveStatic(folder)
const mounted = await serveStatic(folder, '/some/base/')
afterAll(async () => {
  await Promise.all([node.close(), plain.close(), mounted.close()])
  await rm(folder, { recursive: true })
})

const corpus = { facts: readCorpusFacts(OVERLAY_FOLDERS), hasOverlay: true } as const
const fetchFrom = (url: string) => (path: string, init?: RequestInit) => fetch(url + path, init)

const byRules = { by: 'rules', ...corpus } as const
const byFiles = { by: 'files', ...corpus } as const
const SURFACES: readonly Surface[] = [
  { name: 'the Node server', fetch: fetchFrom(node.url), by: 'handler', ...corpus, oneIn: 6 },
  { name: 'a host with the rules', fetch: createRulesHost(files), ...byRules },
  {
    name: 'a host with the rules at a base path',
    fetch: createRulesHost(files, '/some/base'),
    ...byRules,
    oneIn: 16,
  },
  { name: 'a static host', fetch: fetchFrom(plain.url), ...byFiles, oneIn: 4 },
  {
    name: 'a static host at a base path',
    fetch: fetchFrom(`${mounted.url}/some/base`),
    ...byFiles,
    oneIn: 16,
  },
]

SURFACES.forEach(runCases)
SURFACES.forEach(testLinks)
