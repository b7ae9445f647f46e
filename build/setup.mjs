import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// What `npm start`, `npm test` and the rest need before they can run, with Node and npm alone.
// Plain JavaScript without imports from node_modules: there may be none yet.

const root = fileURLToPath(new URL('../', import.meta.url))
const stamp = `${root}node_modules/.ready`
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** @param {string} message @returns {never} */
function exitWithError(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Installs the locked packages, unless the ones in node_modules come from this very lock. */
function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages (npm ci) ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    exitWithError(
      'The packages could not be installed; npm says why above.\n' +
        'If the registry could not be reached, check the network or `npm config get registry`, then run the command again.',
    )
  }
  writeFileSync(stamp, lock)
}

if (major < 20 || (major === 20 && minor < 19)) {
  exitWithError(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
}
installPackages()
if (process.argv.includes('--browser')) {
  const { ensureChromium } = await import('./chromium.mjs')
  const found = await ensureChromium()
  if (!found.ok) exitWithError(found.message)
  console.log(`Browser: ${found.path}`)
}
