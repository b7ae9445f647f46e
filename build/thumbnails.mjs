// `npm run thumbnails`: takes a picture of every record, and of every page of archetypes and
// blueprints, in light and dark, and writes them to public/thumbnails. Pictures whose previews have
// not changed since are kept unless `--all` is set. `--check` only reports what is missing or stale:
// it compares digests of the rendered previews, so it needs no browser.
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
/** @type {{ module: typeof import('./thumbnails/run.ts') }} */
const { module } = await runnerImport(`${root}build/thumbnails/run.ts`, {
  configFile: false,
  logLevel: 'error',
  plugins: [createControlsPlugin(root)],
})
const launch = () => chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const isCurrent = await module.updateThumbnails({ root, ...values, launch, log: console.log })
process.exitCode = isCurrent ? 0 : 1
