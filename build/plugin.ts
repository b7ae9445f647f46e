import { delimiter } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, PreviewServer, ViteBuilder, ViteDevServer } from 'vite'
import type { Assets, pages as Pages } from '../src/web/prerender.tsx'
import { embed } from './embed.ts'
import { createLoader, type Loader } from './loader.ts'
import { OUT } from './out.ts'
import { withoutStack } from './read-schemas.ts'
import type * as SiteStep from './site-step.ts'

/** Builds every bundle and the static site, and serves both in `vite dev` and `vite preview`. */
export function svc(root: string): Plugin[] {
  let assets: Assets = { script: '', styles: [], files: [] }
  const loader = createLoader(root)
  const loadStep = once(() => siteStep(loader))
  const readCorpus = once(async () =>
    (await loadStep()).readCorpus(root, { onStale: refuse, folders: contentFolders(root) }),
  )
  const site: Plugin = {
    name: 'svc',
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') assets = getAssets(Object.values(bundle))
    },
    async buildApp(builder) {
      const { step, printFindings, writeSite } = await loadStep()
      const corpus = await step('corpus', readCorpus)
      printFindings(corpus)
      for (const name of ['lib', 'cli', 'search', 'client', 'views', 'worker', 'workerOff']) {
        await step(name, () => build(builder, name))
      }
      const { pages } = await importViews(root)
      const folders = contentFolders(root)
      await writeSite(root, { corpus, folders, assets, pages, worker: WORKER })
      await loader.close()
    },
    async configureServer(server: ViteDevServer) {
      const { devMiddlewares } = await loadStep()
      const { first, last } = await devMiddlewares(root, server)
      server.middlewares.use(first)
      return () => server.middlewares.use(last)
    },
    async configurePreviewServer(server: PreviewServer) {
      const { previewListener } = await loadStep()
      const listener = previewListener(root)
      server.middlewares.use((message, response, next) => {
        listener(message, response).catch(next)
      })
    },
  }
  const modules = async () => (await loadStep()).dataModules(await readCorpus())
  return [site, embed(root, modules)]
}

/** The plugin that serves `#data/...` from the official corpus. */
export const embedOfficial = (root: string): Plugin =>
  embed(root, async () => {
    const loader = createLoader(root)
    const { dataModules, readCorpus } = await siteStep(loader)
    const modules = await dataModules(await readCorpus(root))
    await loader.close()
    return modules
  })

const siteStep = (loader: Loader) => loader.import<typeof SiteStep>('build/site-step.ts')

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work()
    return result
  }
}

/** The service worker, or with `SVC_WORKER=off` the one that uninstalls it. */
const WORKER = process.env.SVC_WORKER === 'off' ? 'workerOff' : 'worker'

/** A site whose validators disagree with its schemas must not be built. */
function refuse(message: string): never {
  throw withoutStack(new Error(message))
}

/** The folders of records that the command line names, by default the official one. */
function contentFolders(root: string): string[] {
  const { SVC_CONTENT } = process.env
  return SVC_CONTENT ? SVC_CONTENT.split(delimiter) : [`${root}content`]
}

type Output = { fileName: string; type: string; isEntry?: boolean }

const getAssets = (outputs: readonly Output[]): Assets => ({
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
