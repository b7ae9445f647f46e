// `npm run outcome -- --app DIR --task table [--from pack|brief] [--out DIR]` checks a built page.
// `--new DIR --task table --from pack|brief` creates an app to build the page in.
// `--write` compiles the packs of the tasks again.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values } = parseArgs({
  options: {
    app: { type: 'string' },
    new: { type: 'string' },
    task: { type: 'string' },
    from: { type: 'string', default: 'pack' },
    out: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const command = values.new === undefined ? 'run' : 'new-app'
/** @type {{ module: typeof import('./run.ts') }} */
const { module } = await runnerImport(
  `${root}test/outcome/${values.write ? 'write-tasks' : command}.ts`,
  { configFile: false, logLevel: 'error' },
)
process.exitCode = await module.run(values, console)
