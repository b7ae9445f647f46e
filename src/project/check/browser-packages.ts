import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import { writeFilesAtomic } from '../folder/files.ts'
import { findProgram } from '../folder/find-program.ts'
import { findCacheFolder } from '../registry/cache.ts'

/** A package that opens or checks pages, pinned by its version and the digest of its files. */
interface PinnedPackage {
  readonly version: string
  readonly integrity: string
}

/** The packages that svc puts into its own folder: those that its tests use. */
export const PINNED_PACKAGES = {
  'axe-core': {
    version: '4.13.0',
    integrity:
      'sha512-UzGt8zg7Ny8djbYMhxl2zuEevVa7r2gJjYY5Lwr1xM7+XU2nd6CkIWFTVcCIbAP63vSz71NaVyyuSk9lHKcy0A==',
  },
  'playwright-core': {
    version: '1.65.0',
    integrity:
      'sha512-vNSKgH6YqtN7cdT/L334zo0a+YwkrpicyrHJlWWPIm/Q+Nn2SWInil01oT0mbu96U4GgoRtCYQD9CzJQgju+lA==',
  },
} as const satisfies Readonly<Record<string, PinnedPackage>>

const NAMES = Object.keys(PINNED_PACKAGES) as (keyof typeof PINNED_PACKAGES)[]

/** The file that says that all packages are complete. */
const COMPLETE_FILE = 'complete.json'

/** Returns svc's own folder for packages that open pages; undefined if there is no cache folder. */
function findPackageFolder(environment: Pick<Environment, 'env'>): string | undefined {
  const cache = findCacheFolder(environment)
  const name = NAMES.map((item) => `${item}-${PINNED_PACKAGES[item].version}`).join('+')
  return cache && join(cache, 'browser', name)
}

/** Returns the folder if its packages are complete. */
export function findOwnPackages(environment: Pick<Environment, 'env'>): string | undefined {
  const folder = findPackageFolder(environment)
  return folder !== undefined && existsSync(join(folder, COMPLETE_FILE)) ? folder : undefined
}

/** The size of the installed packages, in megabytes. */
const INSTALLED_SIZE = 17

/** Describes in one sentence where the packages are put, and that the project stays as it is. */
export function describeInstall(
  { env }: Pick<Environment, 'env'>,
  names: readonly string[],
): string | undefined {
  const folder = findPackageFolder({ env })
  if (folder === undefined) return undefined
  const shown = shortenHome(dirname(folder), env.HOME ?? env.USERPROFILE)
  return `puts ${names.join(' and ')} into svc's own cache folder ${shown}, once per machine (${INSTALLED_SIZE} MB; delete the folder to remove it); the project and its package.json stay as they are`
}

const shortenHome = (path: string, home: string | undefined): string =>
  home && path.startsWith(home + sep) ? `~${path.slice(home.length)}` : path

/** The time in which the packages must arrive, in milliseconds. */
const INSTALL_TIMEOUT = 180_000

/**
 * Puts the pinned packages into svc's own folder with `npm ci`, which compares their digests and runs
 * no script of them. The project is not changed, and its settings are not read.
 */
export async function installPackages(environment: Environment, root: string): Promise<string> {
  const folder = findPackageFolder(environment)
  if (folder === undefined) {
    throw new OperationError('cache-missing', 'There is no folder for caches.', {
      hint: 'Set HOME or XDG_CACHE_HOME.',
    })
  }
  const write = (name: string, value: object): void =>
    writeFilesAtomic(dirname(dirname(folder)), [
      { path: join(folder, name), content: `${JSON.stringify(value, null, 2)}\n` },
    ])
  write('package.json', { private: true, dependencies: listVersions() })
  write('package-lock.json', createLock())
  await runNpm(environment, root, folder)
  write(COMPLETE_FILE, listVersions())
  return folder
}

const listVersions = (): Record<string, string> =>
  Object.fromEntries(NAMES.map((name) => [name, PINNED_PACKAGES[name].version]))

/** Creates a lock file, so that npm rejects files with another digest. */
function createLock(): object {
  const packages = NAMES.map((name) => [`node_modules/${name}`, PINNED_PACKAGES[name]] as const)
  return {
    lockfileVersion: 3,
    packages: { '': { dependencies: listVersions() }, ...Object.fromEntries(packages) },
  }
}

const NPM_ARGUMENTS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

async function runNpm({ env }: Environment, root: string, folder: string): Promise<void> {
  const program = findNpm(env.PATH ?? '', root)
  if (program === undefined) {
    throw new OperationError('npm-missing', 'npm was not found.', {
      hint: `Install ${NAMES.join(' and ')} in the project instead.`,
    })
  }
  const [command, args] = program
  const options = { cwd: folder, env: { ...env }, timeout: INSTALL_TIMEOUT, windowsHide: true }
  await new Promise<void>((resolve, reject) => {
    execFile(command, [...args, ...NPM_ARGUMENTS], options, (error, _out, errors) => {
      if (error === null) return resolve()
      const [line = error.message] = errors.split('\n').filter((text) => /\S/.test(text))
      const hint = `npm says: ${line.slice(0, 200)}`
      reject(
        new OperationError('install-failed', `${NAMES.join(' and ')} could not be installed.`, {
          hint,
          cause: error,
        }),
      )
    })
  })
}

/** Returns how to start npm. On Windows it is a script that only a shell starts, so Node does it. */
function findNpm(searchPath: string, except: string): [string, string[]] | undefined {
  if (process.platform !== 'win32') {
    const npm = findProgram('npm', { searchPath, except })
    return npm === undefined ? undefined : [npm, []]
  }
  const script = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')
  return existsSync(script) ? [process.execPath, [script]] : undefined
}
