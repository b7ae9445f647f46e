// `npm run release`: records the current corpus in content/releases.json. The next build lists what
// changed since then in v1/changes.json.
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
