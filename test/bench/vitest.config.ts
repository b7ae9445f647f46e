import { dirname, resolve } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config'
import base, { root } from '../vitest.config.ts'

/** What a bench imports from `src` is what is shipped, and Node runs it as it lies in `dist/lib`. */
const shipped: Plugin = {
  name: 'svc:shipped',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer?.startsWith(`${root}test/bench/`)) return undefined
    const path = resolve(dirname(importer), id)
    if (!path.startsWith(`${root}src/`)) return undefined
    return path.replace(`${root}src/`, `${root}dist/lib/`).replace(/\.ts$/, '.js')
  },
}

export default mergeConfig(
  base,
  defineConfig({
    plugins: [shipped],
    test: {
      benchmark: { include: ['test/bench/**/*.bench.ts'] },
      server: { deps: { external: [/\/dist\/lib\//] } },
    },
  }),
)
