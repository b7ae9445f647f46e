// `npm run outcome -- --app DIR --task table`: whether the page that somebody built is what its pack
// asks for. `--json` prints the report as JSON; `--write` makes the packs and prompts anew.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({
  options: {
    app: { type: 'string' },
    task: { type: 'string' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
/** @type {{ module: typeof import('./run.ts') }} */
const { module } = await runnerImport(`${root}test/outcome/run.ts`, {
  configFile: false,
  logLevel: 'error',
})
process.exitCode = await module.run(values, console)
