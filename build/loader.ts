import { createServer, type ViteDevServer } from 'vite'

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
        optimizeDeps: { noDiscovery: true, include: [] },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      })
      return (await (await server).ssrLoadModule(`${root}${path}`)) as T
    },
    close: async () => (await server)?.close(),
  }
}
