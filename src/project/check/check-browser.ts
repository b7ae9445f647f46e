import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserTools, CheckBrowser } from '../../check/browser.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { listProgramFolders } from '../folder/find-program.ts'
import { describeInstall, findOwnPackages, installPackages } from './browser-packages.ts'

/** The commands of each package manager, by its lock file. npm is the default. */
const PACKAGE_MANAGERS = [
  { lock: 'pnpm-lock.yaml', install: 'pnpm add -D', execute: 'pnpm exec' },
  { lock: 'yarn.lock', install: 'yarn add -D', execute: 'yarn' },
  { lock: 'bun.lock', install: 'bun add -d', execute: 'bunx' },
  { lock: 'package-lock.json', install: 'npm install -D', execute: 'npx' },
] as const

/** Decides whether packages may be put into svc's own folder. */
export type ApproveInstall = (question: string) => Promise<boolean>

/** The browser to open, and what it is for. */
export interface BrowserInput {
  /** The folder of the project. */
  readonly root: string
  /** The path of a browser, if it is not to be searched for. */
  readonly path?: string | undefined
  /** The command that needs it, such as `svc check`. */
  readonly command: string
  /** Decides about missing packages; nothing is installed without it. */
  readonly approve?: ApproveInstall | undefined
}

/** A running browser, and the script of axe-core. */
export interface OpenedBrowser {
  readonly browser: CheckBrowser
  readonly axeScript: string
}

/** Launches the browser and loads axe-core, or says how to install what is missing. */
export async function openBrowserWithAxe(
  environment: Environment,
  input: BrowserInput,
): Promise<OpenedBrowser> {
  const names = ['playwright-core', 'axe-core']
  const { chromium, axeScript } = await loadTools(environment, input, names)
  return { browser: await startBrowser(environment, input, chromium), axeScript: axeScript ?? '' }
}

/** Launches the browser, or says how to install what is missing. */
export async function openBrowser(
  environment: Environment,
  input: BrowserInput,
): Promise<CheckBrowser> {
  const { chromium } = await loadTools(environment, input, ['playwright-core'])
  return startBrowser(environment, input, chromium)
}

/** Loads the packages; those that are missing are put into svc's own folder if that is approved. */
async function loadTools(
  environment: Environment,
  input: BrowserInput,
  names: readonly string[],
): Promise<BrowserTools & { readonly chromium: object }> {
  const { loadBrowserTools } = await import('../../check/browser.ts')
  const trusted = environment.trustsProject ? [input.root, environment.cwd] : []
  const load = () => {
    const { chromium, axeScript } = loadBrowserTools({ trusted, own: findOwnPackages(environment) })
    const isMissing = (name: string): boolean =>
      name === 'axe-core' ? axeScript === undefined : chromium === undefined
    return { chromium, axeScript, missing: names.filter(isMissing) }
  }
  let tools = load()
  if (tools.missing.length > 0 && (await isApproved(environment, input, tools.missing))) {
    environment.progress?.(`Installing ${tools.missing.join(' and ')} into the cache folder of svc`)
    await installPackages(environment, input.root)
    tools = load()
  }
  const { chromium } = tools
  if (chromium === undefined || tools.missing.length > 0)
    throw packagesMissing(environment, input, tools.missing)
  return { ...tools, chromium }
}

const isApproved = async (
  environment: Environment,
  { command, approve }: BrowserInput,
  missing: readonly string[],
): Promise<boolean> => {
  const install = describeInstall(environment, missing)
  return (
    (await approve?.(
      `\`${command}\` needs ${missing.join(' and ')}. ${install ? `"Yes" ${install}` : 'Install'}. Continue?`,
    )) ?? false
  )
}

function packagesMissing(
  environment: Environment,
  { root, command }: BrowserInput,
  missing: readonly string[],
): OperationError {
  const { install } = findPackageManager(root)
  const cached = describeInstall(environment, missing)
  const run = environment.trustsProject
    ? 'Add --yes: it'
    : 'Run `npx @svc/content look <url> --yes` once: it'
  const own = cached ? `${run} ${cached}. Or` : 'Set HOME and add --yes, or'
  return new OperationError(
    'package-missing',
    `\`${command}\` needs ${missing.join(' and ')}, which ${missing.length > 1 ? 'are' : 'is'} not installed.`,
    { hint: `${own} run \`${install} ${missing.join(' ')}\`, which adds to the project.` },
  )
}

const findPackageManager = (root: string) =>
  PACKAGE_MANAGERS.find(({ lock }) => existsSync(join(root, lock))) ?? PACKAGE_MANAGERS[3]

async function startBrowser(
  { cwd, env }: Environment,
  { root, path }: BrowserInput,
  chromium: NonNullable<BrowserTools['chromium']>,
): Promise<CheckBrowser> {
  const { keepBrowser, launchAt, launchBrowser } = await import('../../check/browser.ts')
  const { findBrowsers } = await import('../../check/find-browsers.ts')
  const launch = async () => {
    if (path !== undefined) {
      const file = requireFile(resolve(cwd, path), path)
      return launchAt(chromium, file).catch((error: Error) => {
        throw browserFailed(path, error)
      })
    }
    const folders = listProgramFolders({ searchPath: env.PATH ?? '', except: root })
    const browser = await launchBrowser(chromium, findBrowsers({ folders, env }))
    if (browser) return browser
    const { execute } = findPackageManager(root)
    throw new OperationError('browser-missing', 'No Chromium, Chrome or Edge was found.', {
      hint: `Install one, run \`${execute} playwright-core install chromium\`, or pass --browser <path>.`,
    })
  }
  return keepBrowser(await launch(), launch)
}

const browserFailed = (path: string, cause: Error): OperationError =>
  new OperationError('browser-failed', `The browser ${path} does not start.`, {
    hint: cause.message.split('\n')[0] ?? '',
    cause,
  })

function requireFile(path: string, name: string): string {
  if (existsSync(path)) return path
  throw new OperationError('file-not-found', `File not found: ${name}.`, {
    exit: EXIT.notFound,
    hint: 'Pass the path of a Chromium or Chrome with --browser.',
  })
}
