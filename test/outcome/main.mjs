// `npm run outcome -- --app DIR --task table [--from pack|brief] [--out DIR]` checks a built page.
// `--new DIR --task table --from pack|brief` creates an app to build the page in.
// `--write` compiles the packs of the tasks again.
// `--product clinic --new DIR --from brief|svc|guide [--guide FILE]` creates an app for the three
// pages of a product; `--product clinic --compare DIR --compare DIR --out DIR [--seed N]` takes
// pictures of the built apps for a blind comparison.
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
    product: { type: 'string' },
    guide: { type: 'string' },
    compare: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
  },
})
function findCommand() {
  if (values.write) return 'write-tasks'
  if (values.product !== undefined && values.new === undefined) return 'products/compare'
  if (values.product !== undefined) return 'products/new-product'
  return values.new === undefined ? 'run' : 'new-app'
}

/** @type {{ module: typeof import('./run.ts') }} */
const { module } = await runnerImport(`${root}test/outcome/${findCommand()}.ts`, {
  configFile: false,
  logLevel: 'error',
})
process.exitCode = await module.run(values, console)
