// `npm run showcase`: builds the site of every blueprint, opens each route in Chromium, and writes the
// results to content/showcase. Sites that have not changed since the last run are skipped unless
// `--all` is set. `--check` opens all of them, compares the results, and writes nothing.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { createControlsPlugin } from './controls-script.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
process.chdir(root)
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
/** @type {{ module: typeof import('./showcase/run.ts') }} */
const { module } = await runnerImport(`${root}build/showcase/run.ts`, {
  configFile: false,
  logLevel: 'error',
  plugins: [createControlsPlugin(root)],
})
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
try {
  const hasPassed = await module.runShowcase({ root, browser, ...values, log: console.log })
  process.exitCode = hasPassed ? 0 : 1
} finally {
  await browser.close()
}
