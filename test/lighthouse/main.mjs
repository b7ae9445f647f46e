// `npm run lighthouse`: audits the pages that people see first with Lighthouse, on localhost.
// Lighthouse has two hundred dependencies that nothing else needs, so the first run installs them
// into a cache folder.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { viteBuild } from '../../build/vite-build.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const here = `${root}test/lighthouse/`
const home = `${root}node_modules/.cache/lighthouse/`
const stamp = `${home}.ready`

/** Installs the locked packages, unless they are already installed from the same lockfile. */
function install() {
  const lock = readFileSync(`${here}package-lock.json`, 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true
  mkdirSync(home, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(here + name, home + name)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: home,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) writeFileSync(stamp, lock)
  return status === 0
}

if (!install() || !(await viteBuild())) process.exit(1)
const load = (/** @type {string} */ name) =>
  import(pathToFileURL(`${home}node_modules/${name}`).href)
const [{ default: lighthouse }, { launch }] = await Promise.all([
  load('lighthouse/core/index.js'),
  load('chrome-launcher/dist/index.js'),
])
/** @type {{ module: typeof import('./run.ts') }} */
const { module } = await runnerImport(`${here}run.ts`, { configFile: false, logLevel: 'error' })
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...chromiumArgs],
})
try {
  const options = { port: chrome.port, logLevel: 'error', output: [] }
  const audit = async (/** @type {string} */ url, /** @type {string[]} */ onlyCategories) =>
    (await lighthouse(url, { ...options, onlyCategories })).lhr
  const passed = await module.run({ site: `${root}dist/site`, audit, log: console.log })
  process.exitCode = passed ? 0 : 1
} finally {
  chrome.kill()
}
