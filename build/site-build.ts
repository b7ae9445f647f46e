import { access, readFile } from 'node:fs/promises'
import { PATHS } from '../src/api/paths.ts'
import { CHUNK_NAMES, type ChunkName, chunkForPath } from '../src/api/sources/embedded-chunks.ts'
import { createClient, createHandler } from '../src/index.ts'
import { folderSource } from '../src/node/folder-source.ts'
import { createListener } from '../src/node/listener.ts'
import { checksum, precompress, readTree, replaceTree, sha256, type Tree } from '../src/node.ts'
import { publishCorpus } from '../src/site/published-corpus.ts'
import { buildSite, type Corpus, corpusClient } from '../src/site.ts'
import type { Assets, pages as Pages } from '../src/web/prerender.tsx'
import { buildOptions } from './build-options.ts'
import { readThumbnails } from './corpus.ts'
import { OUTPUT_FOLDER } from './output-folder.ts'
import { createRegistryPackage } from './registry-package.ts'

/**
 * Writes `dist/site`, `dist/lib` and `dist/registry`, leaving unchanged files alone. Returns a
 * summary of what was written.
 */
export async function writeDist(root: string, site: Tree): Promise<string> {
  const lib = await readTree(`${root}${OUTPUT_FOLDER}/lib`)
  const done = await Promise.all([
    replaceTree(`${root}dist/site`, site),
    replaceTree(`${root}dist/lib`, lib, (path) => isDeclaration(root, path)),
    replaceTree(`${root}dist/registry`, await createRegistryPackage(root)),
  ])
  const written = done.reduce((sum, one) => sum + one.written.length, 0)
  const removed = done.reduce((sum, one) => sum + one.removed.length, 0)
  return `${site.size + lib.size} files, ${written} written, ${removed} removed`
}

/** True for files that the TypeScript compiler wrote for a source that still exists. */
async function isDeclaration(root: string, path: string): Promise<boolean> {
  if (path.endsWith('.tsbuildinfo')) return true
  if (!path.endsWith('.d.ts')) return false
  const source = `${root}src/${path.slice(0, -'.d.ts'.length)}`
  const sources = [`${source}.ts`, `${source}.tsx`]
  return (await Promise.all(sources.map(fileExists))).includes(true)
}

const fileExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

export { readCorpus } from './corpus.ts'
export { createDevMiddlewares } from './dev-server.ts'

/** What a site is made from. */
export interface SiteInput {
  readonly corpus: Corpus
  /** The folders that the records were read from. */
  readonly folders: readonly string[]
  readonly assets: Assets
  readonly pages: typeof Pages
  /** The service worker to publish: `worker`, or `workerOff` to uninstall it. */
  readonly worker: string
}

/** Builds the site from the corpus and the bundles, and writes it to `dist`. */
export async function writeSite(root: string, input: SiteInput): Promise<void> {
  const { corpus, folders, assets, pages, worker } = input
  const { site: options, precompressed } = buildOptions(process.env)
  const more = new Map<string, string>()
  for await (const page of pages(corpusClient(corpus), assets)) more.set(page.path, page.text)
  more.set('svc-sw.js', await readFile(`${root}${OUTPUT_FOLDER}/${worker}/svc-sw.js`, 'utf8'))
  const pictures = await readThumbnails(corpus, folders)
  const bundled = new Map([...(await readTree(`${root}${OUTPUT_FOLDER}/site`)), ...pictures])
  const written = [...bundled].map(([path, bytes]) => ({ path, ...checksum(bytes) }))
  const files = await timeStep('api', () =>
    buildSite(corpus, { ...options, extraFiles: more, existingFiles: written, checksum }),
  )
  const site = new Map<string, string | Uint8Array>([...bundled, ...files])
  console.log(`  ${await timeStep('dist', () => writeDist(root, site))}`)
  if (precompressed !== undefined) {
    await timeStep('precompress', () => precompress(`${root}dist/site`, precompressed))
  }
}

/** Returns the tables of a corpus as the modules `#data/...`, so that the package works offline. */
export async function renderDataModules(corpus: Corpus): Promise<ReadonlyMap<string, string>> {
  const openapi = await corpusClient(corpus).openapi()
  const files = [...publishCorpus(corpus).files, [PATHS.openapi, openapi] as const]
  const toModule = (chunk: ChunkName): string => {
    const own = Object.fromEntries(files.filter(([path]) => chunkForPath(path) === chunk))
    // Engines parse JSON faster than the same object written as code.
    return `export const files = JSON.parse(${JSON.stringify(JSON.stringify(own))})\n`
  }
  return new Map(CHUNK_NAMES.map((chunk) => [chunk, toModule(chunk)]))
}

/** Creates the listener of `vite preview`: the built site, and the API over its files. */
export function createPreviewListener(root: string): ReturnType<typeof createListener> {
  const site = `${root}dist/site`
  const handle = createHandler(createClient(folderSource(`${site}/v1`), { sha256 }))
  return createListener(site, handle)
}

/** Prints the health findings, which never stop a build. */
export function printFindings({ findings }: Corpus): void {
  for (const { severity, rule, file, pointer, message } of findings.slice(0, MAX_FINDINGS)) {
    console.log(`  ${severity.padEnd(5)} ${rule.padEnd(4)} ${file}#${pointer} ${message}`)
  }
  const rest = findings.length - MAX_FINDINGS
  if (rest > 0) console.log(`  and ${rest} more: \`npm run content -- --content DIR\` lists them.`)
}

const MAX_FINDINGS = 20

/** Runs one step of the build and prints its name and duration. */
export async function timeStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`  ${name.padEnd(12)} ${Math.round(performance.now() - start)} ms`)
  return result
}
