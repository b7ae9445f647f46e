// `npm run outcome -- --app DIR --task table`: whether the page that somebody built is what its pack
// asks for. `--json` prints the report as JSON; `--write` makes the packs and prompts anew.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values } = parseArgs({
  options: {
    app: { type: 'string' },
    task: { type: 'string' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
// What writes packs reads the compiler and its corpus, which a look at a page does not need.
const name = values.write ? 'write-tasks' : 'run'
/** @type {{ module: typeof import('./run.ts') }} */
const { module } = await runnerImport(`${root}test/outcome/${name}.ts`, {
  configFile: false,
  logLevel: 'error',
})
process.exitCode = await module.run(values, console)
