import { delimiter } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createServer,
  type Plugin,
  type PreviewServer,
  type ViteBuilder,
  type ViteDevServer,
} from 'vite'
import type * as Prerender from '../src/web/prerender.tsx'
import { createControlsPlugin } from './controls-script.mjs'
import { OUTPUT_FOLDER } from './output-folder.ts'
import { createEntryPlugin, createShimPlugin, listBrowserFiles } from './package-modules.ts'
import { hideStack } from './read-schemas.ts'
import type * as SchemaValidators from './schema-validators.ts'
import type * as SiteStep from './site-build.ts'
import { createModuleCollector } from './third-party-notices.ts'

/** Imports modules of this project while Vite reads its configuration. */
export interface ModuleLoader {
  import<T>(path: string): Promise<T>
  close(): Promise<void>
}

/**
 * Creates a loader that imports modules through Vite. Vite bundles a configuration file without its
 * own plugins, so a module that imports CSS as text cannot be imported there directly.
 */
export function createModuleLoader(root: string): ModuleLoader {
  let server: Promise<ViteDevServer> | undefined
  return {
    async import<T>(path: string): Promise<T> {
      server ??= createServer({
        ...{ root, configFile: false, appType: 'custom', logLevel: 'error' },
        plugins: [createControlsPlugin(root)],
        optimizeDeps: { noDiscovery: true, include: [] },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      })
      return (await (await server).ssrLoadModule(`${root}${path}`)) as T
    },
    close: async () => (await server)?.close(),
  }
}

/** Serves the modules `#data/...`: the tables of a corpus, so that the package works offline. */
export function createEmbedPlugin(
  root: string,
  modules: () => Promise<ReadonlyMap<string, string>>,
): Plugin {
  const folder = `${root}src/data/`
  let loaded: Promise<ReadonlyMap<string, string>> | undefined
  return {
    name: 'svc-embed',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#data\// },
      handler: (name) => `${folder}${name.slice('#data/'.length)}.js`,
    },
    load: {
      filter: { id: /\/src\/data\/[a-z-]+\.js$/ },
      async handler(id) {
        loaded ??= modules()
        return (await loaded).get(id.slice(folder.length, -'.js'.length))
      },
    },
  }
}

/**
 * Serves `#validators`, which loads the validator of any schema, and `#validators/<schema>`, the
 * code that Ajv writes for it. Each is loaded alone, so a page pays only for the schema it shows.
 */
export function createValidatorPlugin(root: string, loader = createModuleLoader(root)): Plugin {
  const folder = `${root}src/web/validators/`
  const modules = runOnce(async () => {
    const { createValidatorModules } = await loader.import<typeof SchemaValidators>(
      'build/schema-validators.ts',
    )
    return createValidatorModules(root)
  })
  return {
    name: 'svc-validators',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#validators/ },
      handler: (name) =>
        name === '#validators/runtime'
          ? `${root}src/core/kernel/schema/ajv.ts`
          : `${folder}${name.slice(1).replace('validators/', VALIDATOR_PREFIX)}.js`,
    },
    load: {
      filter: { id: /\/src\/web\/validators\/[^/]+\.js$/ },
      async handler(id) {
        const module = id.slice(folder.length, -'.js'.length)
        // Pages are rendered without validators: they run in the browser only.
        if (this.environment.name === 'views') return 'export const VALIDATORS = {}'
        const { renderIndex, renderModule } = await modules()
        if (module === 'validators') return renderIndex()
        return renderModule(module.slice(VALIDATOR_PREFIX.length))
      },
    },
  }
}

/** How the file names of generated validators start. */
const VALIDATOR_PREFIX = 'validator-'

/** The bundles other than `views`, in the order in which they are built. */
const ENVIRONMENTS = [
  'lib',
  'packs',
  'nodePacks',
  'search',
  'client',
  'worker',
  'workerOff',
] as const

/** Builds every bundle and the static site, and serves both in `vite dev` and `vite preview`. */
export function svcPlugins(root: string): Plugin[] {
  let assets: Prerender.Assets = { script: '', styles: [], files: [] }
  let browserFiles: readonly string[] = []
  const loader = createModuleLoader(root)
  const loadStep = runOnce(() => importSiteBuild(loader))
  const readCorpus = runOnce(async () =>
    (await loadStep()).readCorpus(root, { onStale: throwStale, folders: contentFolders(root) }),
  )
  const modules = createModuleCollector()
  const buildEverything = async (builder: ViteBuilder): Promise<void> => {
    const { timeStep, printFindings, planCodeFiles, writeLibraryFiles, writeSite } =
      await loadStep()
    const corpus = await timeStep('corpus', readCorpus)
    printFindings(corpus)
    await timeStep('views', () => buildEnvironment(builder, 'views'))
    const views = pathToFileURL(`${root}${OUTPUT_FOLDER}/views/prerender.js`).href
    const { pages }: typeof Prerender = await import(views)
    const codeFiles = await planCodeFiles(root, views, corpus)
    for (const name of ENVIRONMENTS) await timeStep(name, () => buildEnvironment(builder, name))
    await writeLibraryFiles(root, corpus, { browserFiles, moduleIds: modules.ids })
    const folders = contentFolders(root)
    await writeSite(root, { corpus, folders, assets, pages, codeFiles, worker: WORKER_FOLDER })
  }
  const site: Plugin = {
    name: 'svc',
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') assets = getAssets(Object.values(bundle))
      if (this.environment.name === 'lib') browserFiles = listBrowserFiles(bundle)
    },
    async buildApp(builder) {
      const { withBuildLock } = await loadStep()
      await withBuildLock(root, () => buildEverything(builder))
      await loader.close()
    },
    async configureServer(server: ViteDevServer) {
      const { createDevMiddlewares } = await loadStep()
      const { beforeVite, afterVite } = await createDevMiddlewares(root, server)
      server.middlewares.use(beforeVite)
      return () => server.middlewares.use(afterVite)
    },
    async configurePreviewServer(server: PreviewServer) {
      const { createPreviewListener } = await loadStep()
      const listener = createPreviewListener(root)
      server.middlewares.use((message, response, next) => {
        listener(message, response).catch(next)
      })
    },
  }
  const dataModules = async () => (await loadStep()).renderDataModules(root, await readCorpus())
  return [
    site,
    modules.plugin,
    createEntryPlugin(root),
    createShimPlugin(),
    createControlsPlugin(root),
    createEmbedPlugin(root, dataModules),
    createValidatorPlugin(root, loader),
  ]
}

/** Creates the plugin that serves `#data/...` from the official corpus. */
export const embedOfficialCorpus = (root: string): Plugin =>
  createEmbedPlugin(root, async () => {
    const loader = createModuleLoader(root)
    const { renderDataModules, readCorpus } = await importSiteBuild(loader)
    const modules = await renderDataModules(root, await readCorpus(root))
    await loader.close()
    return modules
  })

const importSiteBuild = (loader: ModuleLoader) =>
  loader.import<typeof SiteStep>('build/site-build.ts')

function runOnce<T>(compute: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= compute()
    return result
  }
}

/** The service worker, or with `SVC_WORKER=off` the one that uninstalls it. */
const WORKER_FOLDER = process.env.SVC_WORKER === 'off' ? 'workerOff' : 'worker'

/** Stops the build: validators that do not match their schemas must not be published. */
function throwStale(message: string): never {
  throw hideStack(new Error(message))
}

/** Returns the content folders of the command line, by default the official one. */
function contentFolders(root: string): string[] {
  const { SVC_CONTENT } = process.env
  return SVC_CONTENT ? SVC_CONTENT.split(delimiter) : [`${root}content`]
}

type BundleOutput = { fileName: string; type: string; isEntry?: boolean }

const getAssets = (outputs: readonly BundleOutput[]): Prerender.Assets => ({
  script: outputs.find(({ isEntry }) => isEntry)?.fileName ?? '',
  styles: outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css')),
  // A validator is downloaded when it is used, not in advance for reading offline.
  files: outputs
    .map(({ fileName }) => fileName)
    .filter((name) => !name.includes(`/${VALIDATOR_PREFIX}`))
    .sort(),
})

async function buildEnvironment(builder: ViteBuilder, name: string): Promise<void> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`vite.config.ts declares no environment "${name}".`)
  await builder.build(environment)
}
