import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserType, LaunchOptions } from 'playwright-core'

/** The packages that open and check pages. They are optional, so they may be missing. */
export interface BrowserTools {
  readonly chromium: BrowserType | undefined
  /** The script of axe-core. */
  readonly axeScript: string | undefined
}

/** The packages that have Playwright's browser API; the first one is enough. */
const PLAYWRIGHT_PACKAGES = ['playwright-core', 'playwright', '@playwright/test']

/** Where the packages are looked for. */
export interface ToolFolders {
  /** The folders whose packages come first. */
  readonly trusted: readonly string[]
  /** The cache folder of svc that has them if nothing else does. */
  readonly own: string | undefined
}

/** Loads the packages from the first folder that has them, then from next to svc, then its own. */
export function loadBrowserTools({ trusted, own }: ToolFolders): BrowserTools {
  const places = [
    ...trusted.map((folder) => join(folder, 'package.json')),
    import.meta.url,
    ...(own === undefined ? [] : [join(own, 'package.json')]),
  ]
  const playwright = PLAYWRIGHT_PACKAGES.flatMap((name) => findPackage(places, name) ?? [])[0]
  const axe = findPackage(places, 'axe-core/axe.min.js')
  return {
    chromium: playwright && createRequire(playwright)(playwright).chromium,
    axeScript: axe && readFileSync(axe, 'utf8'),
  }
}

/** Returns the path of a package's main file; undefined if no place can import it. */
function findPackage(places: readonly string[], name: string): string | undefined {
  for (const place of places) {
    try {
      return createRequire(place).resolve(name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  return undefined
}

/** The time in which a browser must start, and close before it is killed, in milliseconds. */
const LAUNCH_TIMEOUT = 30_000

/** Launches the browser at a path. */
export const launchAt = (chromium: BrowserType, executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, timeout: LAUNCH_TIMEOUT })

/** Launches Playwright's own browser, or the first of some others that starts; else undefined. */
export async function launchBrowser(
  chromium: BrowserType,
  paths: readonly string[],
): Promise<Browser | undefined> {
  for (const options of [{}, ...paths.map((executablePath) => ({ executablePath }))]) {
    const browser = await tryLaunch(chromium, options)
    if (browser) return browser
  }
  return undefined
}

/** Launches a browser; undefined if it is missing or does not start. */
async function tryLaunch(
  chromium: BrowserType,
  options: LaunchOptions,
): Promise<Browser | undefined> {
  try {
    return await chromium.launch({ ...options, timeout: LAUNCH_TIMEOUT })
  } catch (error) {
    // Playwright has no class for these errors. The next candidate may start.
    if (error instanceof Error) return undefined
    throw error
  }
}

/** A browser that starts again after a page has crashed it. */
export interface CheckBrowser {
  /** Returns the browser, which is running. */
  get(): Promise<Browser>
  close(): Promise<void>
}

/** Keeps a browser running that was launched with a function. */
export function keepBrowser(first: Browser, launch: () => Promise<Browser>): CheckBrowser {
  let browser = first
  let starting: Promise<Browser> | undefined
  const restart = async (): Promise<Browser> => {
    try {
      browser = await launch()
      return browser
    } finally {
      starting = undefined
    }
  }
  return {
    async get() {
      if (starting === undefined && browser.isConnected()) return browser
      // Several pages may ask for the next browser at the same time.
      starting ??= restart()
      return starting
    },
    close: () => browser.close(),
  }
}
