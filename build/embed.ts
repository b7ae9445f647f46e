import type { Plugin } from 'vite'

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
      filter: { id: /\/src\/data\/[a-z]+\.js$/ },
      async handler(id) {
        loaded ??= modules()
        return (await loaded).get(id.slice(folder.length, -'.js'.length))
      },
    },
  }
}
