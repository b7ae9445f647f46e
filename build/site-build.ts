import { readFile, writeFile } from 'node:fs/promises'
import { createClient, createResponder } from '../src/index.ts'
import {
  checksum,
  type FillFolder,
  readTree,
  replaceTree,
  sha256,
  type Tree,
  withLock,
  writeTree,
} from '../src/internal/node.ts'
import { folderSource } from '../src/node/folder-source.ts'
import { createListener } from '../src/node/listener.ts'
import { precompress } from '../src/node.ts'
import {
  type Corpus,
  corpusClient,
  corpusSource,
  type PlannedFile,
  planDataModules,
  streamSite,
  toText,
} from '../src/site.ts'
import type { Assets, pages as Pages } from '../src/web/prerender.tsx'
import { buildOptions } from './build-options.ts'
import { readThumbnails } from './corpus.ts'
import { createFonts, renderFontModule } from './fonts/create-fonts.ts'
import { OUTPUT_FOLDER } from './output-folder.ts'
import { BROWSER_FILE_LIST } from './package-modules.ts'
import { createRegistryPackage } from './registry-package.ts'
import { createSbom, SBOM_FILE } from './sbom.ts'
import { MODULE_IDS_FILE, NOTICES_FILE, renderNotices } from './third-party-notices.ts'
import { findCurrentThumbnails } from './thumbnails/find-current.ts'

/**
 * Writes `dist/site`, `dist/lib` and `dist/registry`, leaving unchanged files alone. Returns a
 * summary of what was written.
 */
async function writeDist(root: string, fillSite: FillFolder): Promise<string> {
  const lib = await readTree(`${root}${OUTPUT_FOLDER}/lib`)
  const done = [
    await replaceTree(`${root}dist/site`, fillSite),
    // The declarations are written after the build.
    await replaceTree(`${root}dist/lib`, lib, (path) => path.endsWith('.d.ts')),
    await replaceTree(`${root}dist/registry`, await createRegistryPackage(root)),
  ]
  const written = done.reduce((sum, one) => sum + one.written.length, 0)
  const removed = done.reduce((sum, one) => sum + one.removed.length, 0)
  return `${written} files written, ${removed} removed`
}

export { planCodeFiles } from './code-files.ts'
export { readCorpus } from './corpus.ts'
export { createDevMiddlewares } from './dev-server.ts'

/** What a site is made from. */
export interface SiteInput {
  readonly corpus: Corpus
  /** The folders that the records were read from. */
  readonly folders: readonly string[]
  readonly assets: Assets
  readonly pages: typeof Pages
  /** The files with the code of presets. */
  readonly codeFiles: PlannedFile | undefined
  /** The service worker to publish: `worker`, or `workerOff` to uninstall it. */
  readonly worker: string
}

/** Builds the site from the corpus and the bundles, and writes it to `dist`. */
export async function writeSite(root: string, input: SiteInput): Promise<void> {
  const { corpus, folders, assets, pages, codeFiles, worker } = input
  const { site: options, precompressed, siteUrl } = buildOptions(process.env)
  const serviceWorker = `${root}${OUTPUT_FOLDER}/${worker}/svc-sw.js`
  const pictures = await readThumbnails(corpus, folders)
  const fonts = await timeStep('fonts', () => createFonts(root, corpus))
  const bundled = new Map([
    ...(await readTree(`${root}${OUTPUT_FOLDER}/site`)),
    ...(await readBrowserFiles(root)),
    ...pictures,
    ...fonts.files,
  ])
  const plannedFiles: PlannedFile[] = [
    { paths: ['svc-sw.js'], render: () => readFile(serviceWorker, 'utf8') },
  ]
  const meta = { siteUrl, hasFile: (path: string) => bundled.has(path) }
  const thumbnails = await findCurrentThumbnails(root, { corpus, folders, fonts: fonts.faces })
  const pageAssets = { ...assets, thumbnails, fonts: fonts.faces }
  for await (const page of pages(corpusClient(corpus), pageAssets, meta)) {
    plannedFiles.push({ paths: [page.path], render: () => page.text })
  }
  if (codeFiles) plannedFiles.push(codeFiles)
  const existingFiles = [...bundled].map(([path, bytes]) => ({ path, ...checksum(bytes) }))
  const fillSite: FillFolder = async (write) => {
    const settings = {
      ...{ ...options, fonts: fonts.faces, hasExplorer: true },
      ...{ plannedFiles, existingFiles, checksum },
    }
    const rendered = new Set<string>()
    for await (const [path, content] of streamSite(corpus, settings)) {
      rendered.add(path)
      await write(path, content)
    }
    for (const [path, bytes] of bundled) if (!rendered.has(path)) await write(path, bytes)
  }
  console.log(`  ${await timeStep('dist', () => writeDist(root, fillSite))}`)
  if (precompressed !== undefined) {
    await timeStep('precompress', () => precompress(`${root}dist/site`, precompressed))
  }
}

/** Adds to the library's folder its content, the schemas, the notices, the bill of materials and the list for browsers. */
export async function writeLibraryFiles(
  root: string,
  corpus: Corpus,
  { browserFiles, moduleIds }: LibraryBundles,
): Promise<void> {
  const modules = await renderDataModules(root, corpus)
  const files = [...modules].map(([name, text]) => [`data/${name}.js`, text] as const)
  const schemas = [...corpus.schemas].map(
    ([name, schema]) => [`schemas/${name}`, JSON.stringify(schema)] as const,
  )
  const list = [BROWSER_FILE_LIST, JSON.stringify([...browserFiles, NOTICES_FILE])] as const
  const notices = [NOTICES_FILE, renderNotices(root, moduleIds)] as const
  const sbom = [SBOM_FILE, `${JSON.stringify(createSbom(root, moduleIds), null, 1)}\n`] as const
  await writeTree(
    `${root}${OUTPUT_FOLDER}/lib`,
    new Map([...files, ...schemas, list, notices, sbom]),
  )
  // For the test that no bundled package is missing.
  const ids = JSON.stringify([...moduleIds].sort(), null, 1)
  await writeFile(`${root}${OUTPUT_FOLDER}/${MODULE_IDS_FILE}`, ids)
}

/** The bundles of the library. */
interface LibraryBundles {
  /** The files that browsers load. */
  readonly browserFiles: readonly string[]
  /** The ids of the modules in all bundles of the library and of the site. */
  readonly moduleIds: ReadonlySet<string>
}

/** The module with the fonts. Only commands load it, so the site does not publish it. */
const FONT_MODULE = 'fonts'

/** Returns the modules `#data/...` of a corpus, by name. */
export async function renderDataModules(
  root: string,
  corpus: Corpus,
): Promise<ReadonlyMap<string, string>> {
  const plans = await planDataModules(corpusSource(corpus))
  const modules = plans.flatMap((plan) =>
    plan.paths.map(
      async (file) => [file.replace('.js', ''), toText(await plan.render(file))] as const,
    ),
  )
  return new Map([
    ...(await Promise.all(modules)),
    [FONT_MODULE, await renderFontModule(root, corpus)],
  ])
}

/** Reads the files of the library that browsers load, by their path below the site's root. */
async function readBrowserFiles(root: string): Promise<Tree> {
  const lib = await readTree(`${root}${OUTPUT_FOLDER}/lib`)
  const list: string[] = JSON.parse(String(lib.get(BROWSER_FILE_LIST)))
  const files = [...lib].filter(
    ([path]) =>
      list.includes(path) || (path.startsWith('data/') && path !== `data/${FONT_MODULE}.js`),
  )
  return new Map(files.map(([path, content]) => [`lib/${path}`, content]))
}

/** Creates the listener of `vite preview`: the built site, and the API over its files. */
export function createPreviewListener(root: string): ReturnType<typeof createListener> {
  const site = `${root}dist/site`
  return createListener(site, createResponder(createClient(folderSource(`${site}/v1`), { sha256 })))
}

/** Runs a build while no other build of this project runs. */
export const withBuildLock = (root: string, build: () => Promise<void>): Promise<void> =>
  withLock(`${root}node_modules/.cache/build.lock`, build, {
    onWait: ({ pid }) => console.log(`  Waiting for the build of process ${pid}.`),
  })

/** Prints the health findings, which never stop a build. */
export function printFindings({ findings }: Corpus): void {
  for (const { severity, code, file, pointer, message } of findings.slice(0, MAX_FINDINGS)) {
    console.log(`  ${severity.padEnd(5)} ${code.padEnd(4)} ${file}#${pointer} ${message}`)
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
