// `npm run release`: records what the corpus holds now in content/releases.json. What the next build
// lists in v1/changes.json is what is new since then.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { contentFolders } from './vite-build.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const folders = contentFolders(process.argv.slice(2))
process.chdir(root)
/** @type {{ module: typeof import('./corpus.ts') }} */
const { module } = await runnerImport(`${root}build/corpus.ts`, {
  configFile: false,
  logLevel: 'error',
})
const file = await module.writeRelease(root, folders.length > 0 ? folders : ['content'])
console.log(`written: ${file}`)
