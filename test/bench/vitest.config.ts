import { dirname, resolve } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config'
import base, { root } from '../vitest.config.ts'

/** Resolves imports of `src` to the shipped code in `dist/lib`, which Node runs unchanged. */
const resolveShipped: Plugin = {
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
    plugins: [resolveShipped],
    test: {
      benchmark: { include: ['test/bench/**/*.bench.ts'] },
      server: { deps: { external: [/\/dist\/lib\//] } },
    },
  }),
)
