import { readFile } from 'node:fs/promises'
import { delimiter } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, PreviewServer, ViteBuilder, ViteDevServer } from 'vite'
import { createClient, createHandler } from '../src/index.ts'
import { folderSource } from '../src/node/folder-source.ts'
import { createListener } from '../src/node/listener.ts'
import { checksum, precompress, readTree, sha256 } from '../src/node.ts'
import { buildSite, type Corpus, corpusClient } from '../src/site.ts'
import type { Assets, pages as Pages } from '../src/web/prerender.tsx'
import { buildOptions } from './build-options.ts'
import { readCorpus } from './corpus.ts'
import { devMiddlewares } from './dev-middlewares.ts'
import { embed } from './embed.ts'
import { OUT, publish } from './publish.ts'
import { withoutStack } from './read-schemas.ts'
import { readPictures } from './showcase/read-pictures.ts'

/** Builds every bundle and the static site, and serves both in `vite dev` and `vite preview`. */
export function svc(root: string): Plugin[] {
  let assets: Assets = { script: '', styles: [], files: [] }
  const read = once(() => readCorpus(root, { onStale: refuse, ...contentFolders() }))
  const site: Plugin = {
    name: 'svc',
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') assets = assetsOf(Object.values(bundle))
    },
    async buildApp(builder) {
      const { site: wanted, precompressed } = buildOptions(process.env)
      const corpus = await step('corpus', read)
      tellFindings(corpus)
      for (const name of ['lib', 'cli', 'search', 'client', 'views', 'worker', 'workerOff']) {
        await step(name, () => build(builder, name))
      }
      const { pages } = await importViews(root)
      const client = corpusClient(corpus)
      const more = new Map<string, string>()
      for await (const page of pages(client, assets)) more.set(page.path, page.text)
      more.set('svc-sw.js', await readFile(`${root}${OUT}/${WORKER}/svc-sw.js`, 'utf8'))
      const { folders = [`${root}content`] } = contentFolders()
      const pictures = await readPictures(corpus, folders)
      const bundled = new Map([...(await readTree(`${root}${OUT}/site`)), ...pictures])
      const written = [...bundled].map(([path, bytes]) => ({ path, ...checksum(bytes) }))
      const files = await step('api', () =>
        buildSite(corpus, { ...wanted, more, written, checksum }),
      )
      const site = new Map<string, string | Uint8Array>([...bundled, ...files])
      console.log(`  ${await step('dist', () => publish(root, site))}`)
      if (precompressed !== undefined) {
        await step('precompress', () => precompress(`${root}dist/site`, precompressed))
      }
    },
    async configureServer(server: ViteDevServer) {
      const { first, last } = await devMiddlewares(root, server)
      server.middlewares.use(first)
      return () => server.middlewares.use(last)
    },
    async configurePreviewServer(server: PreviewServer) {
      const site = `${root}dist/site`
      const handle = createHandler(createClient(folderSource(`${site}/v1`), { sha256 }))
      const listener = createListener(site, handle)
      server.middlewares.use((message, response, next) => {
        listener(message, response).catch(next)
      })
    },
  }
  return [site, embed(root, read)]
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= work()
    return answer
  }
}

/** The service worker, or what removes it wherever it was installed: `SVC_WORKER=off`. */
const WORKER = process.env.SVC_WORKER === 'off' ? 'workerOff' : 'worker'

/** A site whose validators disagree with its schemas must not be built. */
function refuse(message: string): never {
  throw withoutStack(new Error(message))
}

/** The folders of records that the command line named. */
function contentFolders(): { folders?: string[] } {
  const { SVC_CONTENT } = process.env
  return SVC_CONTENT ? { folders: SVC_CONTENT.split(delimiter) } : {}
}

const SHOWN = 20

/** What is weak in the records is told and stops nothing. */
function tellFindings({ findings }: Corpus): void {
  for (const { severity, rule, file, pointer, message } of findings.slice(0, SHOWN)) {
    console.log(`  ${severity.padEnd(5)} ${rule.padEnd(4)} ${file}#${pointer} ${message}`)
  }
  const rest = findings.length - SHOWN
  if (rest > 0) console.log(`  and ${rest} more: \`npm run content -- --content DIR\` lists them.`)
}

type Output = { fileName: string; type: string; isEntry?: boolean }

const assetsOf = (outputs: readonly Output[]): Assets => ({
  script: outputs.find(({ isEntry }) => isEntry)?.fileName ?? '',
  styles: outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css')),
  files: outputs.map(({ fileName }) => fileName).sort(),
})

async function build(builder: ViteBuilder, name: string): Promise<void> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`vite.config.ts declares no environment "${name}".`)
  await builder.build(environment)
}

const importViews = (root: string): Promise<{ pages: typeof Pages }> =>
  import(pathToFileURL(`${root}${OUT}/views/prerender.js`).href)

/** Runs one step of the build and prints a line when it is done. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`  ${name.padEnd(12)} ${Math.round(performance.now() - start)} ms`)
  return result
}
