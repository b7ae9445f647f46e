import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { listProgramFolders } from '../find-program.ts'

/** The commands of each package manager, by its lock file. npm is the default. */
const PACKAGE_MANAGERS = [
  { lock: 'pnpm-lock.yaml', install: 'pnpm add -D', execute: 'pnpm exec' },
  { lock: 'yarn.lock', install: 'yarn add -D', execute: 'yarn' },
  { lock: 'bun.lock', install: 'bun add -d', execute: 'bunx' },
  { lock: 'package-lock.json', install: 'npm install -D', execute: 'npx' },
] as const

/** Launches the browser of the checks, or says how to install what is missing. */
export async function openBrowser(
  { cwd, env, trustsProject = false }: Environment,
  root: string,
  path: string | undefined,
) {
  const { keepBrowser, launchAt, launchBrowser, loadBrowserTools } = await import(
    '../../check/browser.ts'
  )
  const commands =
    PACKAGE_MANAGERS.find(({ lock }) => existsSync(join(root, lock))) ?? PACKAGE_MANAGERS[3]
  const { chromium, axeScript } = loadBrowserTools(trustsProject ? [root, cwd] : [])
  if (chromium === undefined || axeScript === undefined) {
    const missing = [...(chromium ? [] : ['playwright-core']), ...(axeScript ? [] : ['axe-core'])]
    throw new OperationError(
      'package-missing',
      `\`svc check\` needs ${missing.join(' and ')}, which ${missing.length > 1 ? 'are' : 'is'} not installed.`,
      { hint: describeInstall(commands.install, missing, trustsProject) },
    )
  }
  const launch = async () => {
    if (path !== undefined) {
      const file = requireFile(resolve(cwd, path), path)
      return launchAt(chromium, file).catch((error: Error) => {
        throw browserFailed(path, error)
      })
    }
    const folders = listProgramFolders({ searchPath: env.PATH ?? '', except: root })
    const browser = await launchBrowser(chromium, folders.join(delimiter))
    if (browser) return browser
    throw new OperationError('browser-missing', 'No Chromium, Chrome or Edge was found.', {
      hint: `Run \`${commands.execute} playwright-core install chromium\`, or pass --browser <path>.`,
    })
  }
  return { browser: keepBrowser(await launch(), launch), axeScript }
}

const browserFailed = (path: string, cause: Error): OperationError =>
  new OperationError('browser-failed', `The browser ${path} does not start.`, {
    hint: cause.message.split('\n')[0] ?? '',
    cause,
  })

function describeInstall(
  command: string,
  packages: readonly string[],
  trustsProject: boolean,
): string {
  const install = `Run \`${command} ${packages.join(' ')}\`.`
  return trustsProject
    ? install
    : `They are loaded from next to svc, or from the project with \`svc mcp --trust-project\`. ${install}`
}

function requireFile(path: string, name: string): string {
  if (existsSync(path)) return path
  throw new OperationError('file-not-found', `File not found: ${name}.`, {
    exit: EXIT.notFound,
    hint: 'Pass the path of a Chromium or Chrome with --browser.',
  })
}
