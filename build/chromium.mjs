// Finds a Chromium for the browser tests, or installs one. A candidate counts only after it has been
// launched, because a binary whose libraries are missing does not start.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'chromium')
const pathFile = join(cache, 'path')

/** Flags that keep Chromium quiet, offline and able to run as root or in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
]

/** Returns the path of the Chromium that the set-up step launched. */
export function findChromium() {
  if (!existsSync(pathFile))
    throw new Error('No browser yet: run `node build/setup.mjs --browser`.')
  return readFileSync(pathFile, 'utf8')
}

/** @typedef {{ ok: true, path: string } | { ok: false, message: string }} ChromiumResult */

/** Returns a Chromium that launches: the first one found, else the first that can be installed. @returns {Promise<ChromiumResult>} */
export async function ensureChromium() {
  for (const candidate of listCandidates()) {
    if (await canLaunch(candidate)) return rememberPath(candidate)
  }
  for (const [name, install] of INSTALLERS) {
    console.log(`No Chromium found; trying ${name} ...`)
    const candidate = install()
    if (candidate && (await canLaunch(candidate))) return rememberPath(candidate)
  }
  return {
    ok: false,
    message:
      'No Chromium could be found or installed, and the browser tests need one.\n' +
      'Install one (for example `apt-get install chromium`, or `npx playwright install chromium`),\n' +
      'or set CHROMIUM_PATH to the executable, then run the command again.',
  }
}

/** @param {string} path @returns {ChromiumResult} */
function rememberPath(path) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(pathFile, path)
  return { ok: true, path }
}

// Prefers a headless shell, which opens pages about ten times faster than a full browser.
const EXECUTABLE_NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function* listCandidates() {
  if (process.env.CHROMIUM_PATH) yield process.env.CHROMIUM_PATH
  if (existsSync(pathFile)) yield readFileSync(pathFile, 'utf8')
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of EXECUTABLE_NAMES) for (const folder of folders) yield join(folder, name)
  yield '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  yield '/Applications/Chromium.app/Contents/MacOS/Chromium'
}

/** @param {string} executablePath */
async function canLaunch(executablePath) {
  if (!existsSync(executablePath)) return false
  const { chromium } = await import('playwright')
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, timeout: 30_000 })
    await browser.close()
    return true
  } catch (error) {
    console.log(`${executablePath} does not start: ${String(error).split('\n')[0]}`)
    return false
  }
}

/** @type {[string, () => string | undefined][]} */
const INSTALLERS = [
  ["Playwright's own download", installFromPlaywright],
  ['the npm package @sparticuz/chromium', installFromNpm],
  ['apt-get', installFromApt],
]

function installFromPlaywright() {
  const browsers = join(cache, 'playwright')
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  runCommand(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
    PLAYWRIGHT_BROWSERS_PATH: browsers,
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
  })
  return findFile(browsers, [
    'chrome-headless-shell',
    'chrome-headless-shell.exe',
    'headless_shell',
  ])
}

// This package is made for Linux functions and includes the libraries that Chromium needs.
function installFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // Not in the folder of temporary files, so that the next call replaces what a killed one left.
  const folder = join(cache, 'npm-install')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const npm = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder]
  if (!runCommand('npm', [...npm, '@sparticuz/chromium@147.0.0'])) return undefined
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')
  const unpack = `import(${JSON.stringify(pathToFileURL(entry).href)}).then((m) => m.default.executablePath())`
  const unpacked = { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  if (!runCommand(process.execPath, ['-e', unpack], unpacked)) return undefined
  const home = join(cache, 'npm')
  rmSync(home, { recursive: true, force: true })
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  cpSync(folder, home, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  return writeWrapperScript(home)
}

/** @param {string} home */
function writeWrapperScript(home) {
  const binary = findFile(home, ['chromium'])
  const libraries = readdirSync(home, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name === 'lib' && entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  if (!binary) return undefined
  const script = join(cache, 'chromium.sh')
  const path = [...libraries, '$LD_LIBRARY_PATH'].join(':')
  writeFileSync(script, `#!/bin/sh\nLD_LIBRARY_PATH="${path}" exec "${binary}" "$@"\n`)
  chmodSync(binary, 0o755)
  chmodSync(script, 0o755)
  return script
}

const APT_PACKAGE = 'chromium-headless-shell'

function installFromApt() {
  if (process.platform !== 'linux') return undefined
  const [command = '', ...prefix] =
    process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  if (!runCommand(command, [...prefix, 'update', '-qq'])) return undefined
  if (!runCommand(command, [...prefix, 'install', '-y', '-qq', APT_PACKAGE])) return undefined
  return `/usr/bin/${APT_PACKAGE}`
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
function runCommand(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, ...env },
    timeout: 300_000,
  })
  return status === 0
}

/** @param {string} folder @param {string[]} names */
function findFile(folder, names) {
  if (!existsSync(folder)) return undefined
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const entry = entries.find((item) => item.isFile() && names.includes(item.name))
  return entry && join(entry.parentPath, entry.name)
}
