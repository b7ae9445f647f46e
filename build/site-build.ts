import { readFile } from 'node:fs/promises'
import { createClient, createResponder } from '../src/index.ts'
import { folderSource } from '../src/node/folder-source.ts'
import { createListener } from '../src/node/listener.ts'
import {
  checksum,
  precompress,
  readTree,
  replaceTree,
  sha256,
  type Tree,
  writeTree,
} from '../src/node.ts'
import {
  buildSite,
  type Corpus,
  corpusClient,
  corpusSource,
  createDataModules,
} from '../src/site.ts'
import type { Assets, pages as Pages } from '../src/web/prerender.tsx'
import { buildOptions } from './build-options.ts'
import { readThumbnails } from './corpus.ts'
import { createFonts } from './fonts/create-fonts.ts'
import { OUTPUT_FOLDER } from './output-folder.ts'
import { BROWSER_FILE_LIST } from './package-modules.ts'
import { createRegistryPackage } from './registry-package.ts'

/**
 * Writes `dist/site`, `dist/lib` and `dist/registry`, leaving unchanged files alone. Returns a
 * summary of what was written.
 */
export async function writeDist(root: string, site: Tree): Promise<string> {
  const lib = await readTree(`${root}${OUTPUT_FOLDER}/lib`)
  const done = await Promise.all([
    replaceTree(`${root}dist/site`, site),
    // The declarations are written after the build.
    replaceTree(`${root}dist/lib`, lib, async (path) => path.endsWith('.d.ts')),
    replaceTree(`${root}dist/registry`, await createRegistryPackage(root)),
  ])
  const written = done.reduce((sum, one) => sum + one.written.length, 0)
  const removed = done.reduce((sum, one) => sum + one.removed.length, 0)
  return `${site.size + lib.size} files, ${written} written, ${removed} removed`
}

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
  const fonts = await timeStep('fonts', () => createFonts(root, corpus))
  const bundled = new Map([
    ...(await readTree(`${root}${OUTPUT_FOLDER}/site`)),
    ...(await readBrowserFiles(root)),
    ...pictures,
    ...fonts.files,
  ])
  const written = [...bundled].map(([path, bytes]) => ({ path, ...checksum(bytes) }))
  const files = await timeStep('api', () =>
    buildSite(corpus, {
      ...options,
      fonts: fonts.faces,
      extraFiles: more,
      existingFiles: written,
      checksum,
    }),
  )
  const site = new Map<string, string | Uint8Array>([...bundled, ...files])
  console.log(`  ${await timeStep('dist', () => writeDist(root, site))}`)
  if (precompressed !== undefined) {
    await timeStep('precompress', () => precompress(`${root}dist/site`, precompressed))
  }
}

/** Adds to the library's folder its content, the schemas and the list of files for browsers. */
export async function writeLibraryFiles(
  root: string,
  corpus: Corpus,
  browserFiles: readonly string[],
): Promise<void> {
  const modules = await createDataModules(corpusSource(corpus))
  const files = [...modules].map(([name, text]) => [`data/${name}`, text] as const)
  const schemas = [...corpus.schemas].map(
    ([name, schema]) => [`schemas/${name}`, JSON.stringify(schema)] as const,
  )
  const list = [BROWSER_FILE_LIST, JSON.stringify(browserFiles)] as const
  await writeTree(`${root}${OUTPUT_FOLDER}/lib`, new Map([...files, ...schemas, list]))
}

/** Returns the modules `#data/...` of a corpus, by name. */
export async function renderDataModules(corpus: Corpus): Promise<ReadonlyMap<string, string>> {
  const modules = await createDataModules(corpusSource(corpus))
  return new Map([...modules].map(([file, text]) => [file.replace('.js', ''), text]))
}

/** Reads the files of the library that browsers load, by their path below the site's root. */
async function readBrowserFiles(root: string): Promise<Tree> {
  const lib = await readTree(`${root}${OUTPUT_FOLDER}/lib`)
  const list: string[] = JSON.parse(String(lib.get(BROWSER_FILE_LIST)))
  const files = [...lib].filter(([path]) => list.includes(path) || path.startsWith('data/'))
  return new Map(files.map(([path, content]) => [`lib/${path}`, content]))
}

/** Creates the listener of `vite preview`: the built site, and the API over its files. */
export function createPreviewListener(root: string): ReturnType<typeof createListener> {
  const site = `${root}dist/site`
  return createListener(site, createResponder(createClient(folderSource(`${site}/v1`), { sha256 })))
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
