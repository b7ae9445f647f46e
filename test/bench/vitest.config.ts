import { dirname, resolve } from 'node:path'
import { build } from 'vite'
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config'
import { PARSER_ALIASES } from '../../build/bundled-parsers.ts'
import { createControlsPlugin } from '../../build/controls-script.mjs'
import { embedOfficialCorpus } from '../../build/vite-plugin.ts'
import base, { root } from '../vitest.config.ts'

/** The folder of the compiled modules; `measure-build.mjs` imports from it too. */
const COMPILED_FOLDER = `${root}node_modules/.cache/bench/`

/** The modules that benches import. */
const BENCH_MODULES = [
  ...['index', 'essence', 'packs', 'node', 'site', 'site/published-corpus', 'site/record-digests'],
  ...['core/content/corpus', 'core/content/markdown/record', 'core/search/search-document'],
  ...['core/search/search-engine', 'core/search/body-table'],
  ...['core/theme/exports/export-theme', 'core/theme/exports/formats'],
  ...['internal/verify', 'project/folder/project', 'project/verify/read-project'],
]

/** Compiles the modules as the package does, so that Node runs them without a transform. */
await build({
  ...{ root, configFile: false, logLevel: 'error' },
  plugins: [embedOfficialCorpus(root), createControlsPlugin(root)],
  resolve: { alias: PARSER_ALIASES },
  // Native code cannot be bundled.
  ssr: { noExternal: true, external: ['oxc-parser'] },
  build: {
    ...{ ssr: true, outDir: COMPILED_FOLDER, emptyOutDir: true, target: 'es2022' },
    rolldownOptions: {
      input: Object.fromEntries(BENCH_MODULES.map((name) => [name, `${root}src/${name}.ts`])),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
})

/** Resolves imports of `src` to the compiled modules. */
const resolveCompiled: Plugin = {
  name: 'svc:compiled',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer?.startsWith(`${root}test/bench/`)) return undefined
    const path = resolve(dirname(importer), id)
    if (!path.startsWith(`${root}src/`)) return undefined
    return path.replace(`${root}src/`, COMPILED_FOLDER).replace(/\.ts$/, '.js')
  },
}

export default mergeConfig(
  base,
  defineConfig({
    plugins: [resolveCompiled],
    test: {
      benchmark: { include: ['test/bench/**/*.bench.ts'] },
      server: { deps: { external: [/\/\.cache\/bench\//] } },
    },
  }),
)
