import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Sets up what `npm start`, `npm test` and the other scripts need. It uses only Node and npm, and
// imports nothing from node_modules, which may not exist yet.

const root = fileURLToPath(new URL('../', import.meta.url))
const stamp = `${root}node_modules/.ready`
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** @param {string} message @returns {never} */
function exitWithError(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Installs the locked packages, unless node_modules was installed from the same lock file. */
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
      'The packages could not be installed; see the npm output above.\n' +
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
  const result = await ensureChromium()
  if (!result.ok) exitWithError(result.message)
  console.log(`Browser: ${result.path}`)
}
