import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type { Browser, BrowserType, LaunchOptions } from 'playwright-core'

/** The packages that open and check pages. They are optional, so they may be missing. */
export interface BrowserTools {
  readonly chromium: BrowserType | undefined
  /** The script of axe-core. */
  readonly axeScript: string | undefined
}

/** The packages that have Playwright's browser API; the first one is enough. */
const PLAYWRIGHT_PACKAGES = ['playwright-core', 'playwright', '@playwright/test']

/** Loads the packages from the first folder that has them, else from next to svc. */
export function loadBrowserTools(folders: readonly string[]): BrowserTools {
  const places = [...folders.map((folder) => join(folder, 'package.json')), import.meta.url]
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

// A headless shell opens pages about ten times faster than a full browser.
const EXECUTABLES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The time in which a browser must start, and close before it is killed, in milliseconds. */
const LAUNCH_TIMEOUT = 30_000

/** Launches the browser at a path. */
export const launchAt = (chromium: BrowserType, executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, timeout: LAUNCH_TIMEOUT })

/**
 * Launches the first browser that starts: Playwright's own, one in the folders of `PATH`, or an
 * installed Chrome or Edge. Undefined if there is none.
 */
export async function launchBrowser(
  chromium: BrowserType,
  searchPath: string,
): Promise<Browser | undefined> {
  const folders = searchPath.split(delimiter).filter(Boolean)
  const paths = EXECUTABLES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates: LaunchOptions[] = [
    {},
    ...paths.filter((path) => existsSync(path)).map((executablePath) => ({ executablePath })),
    { channel: 'chrome' },
    { channel: 'msedge' },
  ]
  for (const options of candidates) {
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
  return {
    async get() {
      if (!browser.isConnected()) browser = await launch()
      return browser
    },
    close: () => browser.close(),
  }
}
