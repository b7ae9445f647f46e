import { availableParallelism } from 'node:os'
import type { Packs } from '../packs.ts'
import type { CheckBrowser } from './browser.ts'
import { CHECKS, checkPage } from './check-page.ts'
import { runOnLanes } from './concurrency.ts'
import { readExpectations } from './expectations.ts'
import type { Limits } from './limits.ts'
import { type CheckedLine, judgeLines, type LineStatus } from './lines.ts'
import {
  findServedPages,
  getPageName,
  hasParameters,
  type PageSearch,
  type ServedPage,
  type UncheckedPage,
} from './served-pages.ts'
import { openSession } from './session.ts'
import { createTab, type Tab } from './tab.ts'

/** A page to check, and the path to open instead of its route. */
export interface SelectedPage {
  readonly pack: Packs['page']
  readonly path?: string
}

/** An app to check, and what to check it with. */
export interface AppToCheck {
  readonly browser: CheckBrowser
  readonly limits: Limits
  readonly axeScript: string
  /** The URL of the app, without a trailing slash. */
  readonly baseUrl: string
  /** The page packs of the contract, in the order of the report. */
  readonly packs: readonly Packs['page'][]
  /** The only page to check. */
  readonly selected?: SelectedPage | undefined
  /** Saves a screenshot below a folder, and returns its path. */
  readonly saveScreenshot: (file: string, image: Buffer) => Promise<string>
  /** Reports a step, and how many pages are done. */
  readonly progress: ((step: string, done?: number, total?: number) => void) | undefined
}

/** A checked page and its lines of "Done when". */
export interface CheckedPage {
  /** The id as `section/page`. */
  readonly page: string
  readonly route: string
  /** The path that was opened. */
  readonly path: string
  readonly status: LineStatus
  readonly lines: readonly CheckedLine[]
  /** The paths of the screenshots. */
  readonly screenshots: readonly string[]
}

/** The pages that were checked, and the others. */
export interface AppResult {
  readonly pages: readonly CheckedPage[]
  readonly unchecked: readonly UncheckedPage[]
}

/** Opens the pages that an app serves and decides the lines of "Done when" of their packs. */
export async function checkApp(app: AppToCheck): Promise<AppResult> {
  app.progress?.('Looking for the pages of the contract')
  const { served, unchecked } = await findPages(app)
  let done = 0
  const pages = await runOnLanes(served, LANES, async (page) => {
    app.progress?.(`Checking ${page.path}`, done, served.length)
    const checked = await checkWithNeighbors(app, page)
    done++
    return checked
  })
  // A page that ends the browser also ends the checks of its neighbor, so each gets its own turn.
  const complete: CheckedPage[] = []
  for (const [index, page] of served.entries())
    complete.push(pages[index] ?? (await checkServedPage(app, page)))
  return { pages: complete, unchecked }
}

/** The pages that are checked at the same time, by their numbers: one for each core, up to four. */
const LANES = [1, 2, 3, 4].slice(0, Math.max(2, availableParallelism()))

/** Checks a page next to others; undefined if the browser ended meanwhile. */
async function checkWithNeighbors(
  app: AppToCheck,
  page: ServedPage,
): Promise<CheckedPage | undefined> {
  const browser = await app.browser.get()
  const checked = await checkServedPage(app, page)
  return browser.isConnected() ? checked : undefined
}

const openTab = ({ browser, limits }: AppToCheck): Tab =>
  createTab(async () => openSession(await browser.get(), limits), limits)

async function findPages(app: AppToCheck): Promise<PageSearch> {
  const { baseUrl, packs, selected } = app
  const tab = openTab(app)
  try {
    if (selected === undefined) return await findServedPages(tab, { baseUrl, packs })
    const { pack, path } = selected
    // Only the links of other pages lead to a page whose route has parameters.
    const searched = path === undefined && hasParameters(pack.data.path) ? packs : [pack]
    const found = await findServedPages(tab, { baseUrl, packs: searched, path })
    const { page } = getPageName(pack)
    return {
      served: found.served.filter((item) => item.page === page),
      unchecked: found.unchecked.filter((item) => item.page === page),
    }
  } finally {
    await tab.close()
  }
}

async function checkServedPage(app: AppToCheck, served: ServedPage): Promise<CheckedPage> {
  const { page, route, pack, path } = served
  const { baseUrl, axeScript } = app
  const folder = page.replace(/[^\w-]+/g, '-')
  const screenshots: string[] = []
  const saveScreenshot = async (name: string, image: Buffer): Promise<void> =>
    void screenshots.push(await app.saveScreenshot(`${folder}/${name}`, image))
  const expected = readExpectations(pack, path)
  const tab = openTab(app)
  try {
    const toCheck = { baseUrl, axeScript, expected, saveScreenshot }
    const lines = judgeLines(pack, await checkPage(tab, toCheck, CHECKS))
    return { page, route, path, status: combine(lines), lines, screenshots }
  } finally {
    await tab.close()
  }
}

/** Returns the worst status. */
function combine(results: readonly { readonly status: LineStatus }[]): LineStatus {
  const has = (status: LineStatus): boolean => results.some((result) => result.status === status)
  if (has('fails')) return 'fails'
  return has('not_proven') ? 'not_proven' : 'holds'
}
