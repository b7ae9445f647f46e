// `npm run showcase`: builds the site of every blueprint, opens each of its routes in Chromium, and
// stores the results in content/showcase. A site whose files have not changed since the last run is
// opened only with `--all`. `--check` opens all sites, compares the results, and writes nothing.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { chromiumArgs, findChromium } from './chromium.mjs'

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
})
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
try {
  const isSuccessful = await module.runShowcase({ root, browser, ...values, log: console.log })
  process.exitCode = isSuccessful ? 0 : 1
} finally {
  await browser.close()
}
