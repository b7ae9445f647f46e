import type { CheckBrowser } from '../check/browser.ts'
import { runOnLanes } from '../check/concurrency.ts'
import type { Limits } from '../check/limits.ts'
import { describeFailure } from '../check/page-failure.ts'
import { openSession } from '../check/session.ts'
import { createTab, type Tab } from '../check/tab.ts'
import { type FlowSights, lookAtFlow, type Sight } from './look-at-page.ts'
import { addLinks } from './routes.ts'
import type { Flow } from './steps.ts'
import type { View } from './types.ts'

/** An app to look at, and how. */
export interface AppToLookAt {
  readonly browser: CheckBrowser
  readonly limits: Limits
  /** The URL of the app, without a trailing slash. */
  readonly baseUrl: string
  readonly flows: readonly Flow[]
  /** True to open the pages that the opened ones link to as well. */
  readonly followsLinks: boolean
  readonly views: readonly View[]
  /** Lets steps send data. */
  readonly allowsWrites: boolean
  /** Reports a step, and how many pages are done. */
  readonly progress?: ((step: string, done?: number, total?: number) => void) | undefined
}

/** A page that could not be opened, or a step that could not be done. */
export interface FailedPage {
  readonly page: string
  readonly reason: string
}

/** What was seen of an app. */
export interface AppSights {
  readonly sights: readonly Sight[]
  readonly failed: readonly FailedPage[]
}

/** How many pages are opened at the same time. */
const TABS = 2

/** Opens the pages of an app, several at a time, and looks at each of them in each view. */
export async function lookAtApp(app: AppToLookAt): Promise<AppSights> {
  const sights: Sight[] = []
  const failed: FailedPage[] = []
  const tabs = Array.from({ length: TABS }, () =>
    createTab(async () => openSession(await app.browser.get(), app.limits), app.limits),
  )
  let flows = [...app.flows]
  let done = 0
  try {
    while (done < flows.length) {
      const batch = flows.slice(done)
      const results = await runOnLanes(batch, tabs, (flow, tab, index) => {
        app.progress?.(`Looking at ${flow.route}`, done + index, flows.length)
        return lookInViews(app, tab, flow)
      })
      for (const result of results) {
        sights.push(...result.sights)
        failed.push(...result.failed)
      }
      done += batch.length
      if (!app.followsLinks) break
      const links = results.flatMap((result) => result.links)
      const routes = addLinks(
        flows.map(({ route }) => route),
        links,
        app.baseUrl,
      )
      flows = routes.map(
        (route) => flows.find((flow) => flow.route === route) ?? { route, steps: [] },
      )
    }
  } finally {
    await Promise.all(tabs.map((tab) => tab.close()))
  }
  return { sights, failed }
}

interface FlowResult extends Pick<FlowSights, 'sights' | 'links'> {
  readonly failed: readonly FailedPage[]
}

/** Looks at a page in all views; opens it once for each width. */
async function lookInViews(app: AppToLookAt, tab: Tab, flow: Flow): Promise<FlowResult> {
  const { baseUrl, allowsWrites } = app
  const widths = [...new Set(app.views.map(({ width }) => width))]
  const sights: Sight[] = []
  const links: string[] = []
  const start = performance.now()
  for (const width of widths) {
    const views = app.views.filter((view) => view.width === width)
    const plan = { baseUrl, flow, views, allowsWrites }
    const elapsed = performance.now() - start
    const seen = await tab
      .use((session) => lookAtFlow(session, plan), elapsed)
      .catch(describeFailure)
    if (typeof seen === 'string')
      return { sights, links, failed: [{ page: flow.route, reason: seen }] }
    sights.push(...seen.sights)
    links.push(...seen.links)
  }
  return { sights, links, failed: [] }
}
