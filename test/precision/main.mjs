// `npm run precision`: verifies the source of published packages and compares what is certain with
// the labels in labels.json. `-- --only bulma` runs one package. Downloads what is not in the cache.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cache = `${root}node_modules/.cache/precision`
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] } },
})
// Not `runnerImport`: Node itself has to load the compilers of Vue and Svelte.
await build({
  ...{ root, configFile: false, logLevel: 'error', publicDir: false },
  build: {
    ...{ ssr: true, target: 'node20', outDir: `${cache}/program`, minify: false },
    rolldownOptions: {
      input: `${root}test/precision/run.ts`,
      output: { entryFileNames: 'run.mjs' },
      // The content and the script of previews, which no package here refers to.
      external: /^#(?:data\/|controls-script$)/,
    },
  },
})
/** @type {typeof import('./run.ts')} */
const { run } = await import(pathToFileURL(`${cache}/program/run.mjs`).href)
const passed = await run({
  cache: `${cache}/packages`,
  labels: `${root}test/precision/labels.json`,
  only: values.only,
  log: console.log,
})
process.exitCode = passed ? 0 : 1
