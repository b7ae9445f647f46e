import type { CheckBrowser } from '../check/browser.ts'
import { runOnLanes } from '../check/concurrency.ts'
import type { Limits } from '../check/limits.ts'
import { describeFailure } from '../check/page-failure.ts'
import { openSession } from '../check/session.ts'
import { createTab } from '../check/tab.ts'
import { reportFailedSteps } from './failed-steps.ts'
import {
  type FlowSights,
  lookAtFlow,
  type Sight,
  type Visit,
  type VisitResult,
} from './look-at-page.ts'
import { addLinks } from './routes.ts'
import { type Flow, StepFailure } from './steps.ts'
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

/** A page that could not be opened. */
export interface FailedPage {
  readonly page: string
  readonly reason: string
  /** The views that failed. */
  readonly views: readonly View[]
}

/** What was seen of an app. */
export interface AppSights {
  readonly sights: readonly Sight[]
  readonly failed: readonly FailedPage[]
}

/** How many pages are opened at the same time. */
const LANES = [1, 2]

/** Opens the pages of an app, several at a time, and looks at each of them in each view. */
export async function lookAtApp(app: AppToLookAt): Promise<AppSights> {
  const results: VisitResult[] = []
  let flows = [...app.flows]
  let done = 0
  while (done < flows.length) {
    const visits = flows.slice(done).flatMap((flow) => app.views.map((view) => ({ flow, view })))
    const batch = await runOnLanes(visits, LANES, (visit, _, index) => {
      const page = done + Math.floor(index / app.views.length)
      app.progress?.(`Looking at ${visit.flow.route}`, page, flows.length)
      return lookInView(app, visit)
    })
    results.push(...batch)
    done = flows.length
    if (!app.followsLinks) break
    const links = batch.flatMap((result) => result.seen.links)
    const routes = addLinks(
      flows.map(({ route }) => route),
      links,
      app.baseUrl,
    )
    flows = routes.map(
      (route) => flows.find((flow) => flow.route === route) ?? { route, steps: [] },
    )
  }
  return {
    sights: reportFailedSteps(results).flatMap(({ seen }) => seen.sights),
    failed: listFailed(results),
  }
}

/** Looks at a page in one view, in a tab with a storage of its own. */
async function lookInView(app: AppToLookAt, { flow, view }: Visit): Promise<VisitResult> {
  const { baseUrl, allowsWrites, limits } = app
  const seen: FlowSights = { sights: [], links: [] }
  const plan = { baseUrl, flow, view, allowsWrites }
  const tab = createTab(async () => openSession(await app.browser.get(), limits), limits)
  try {
    await tab.use((session) => lookAtFlow(session, plan, seen))
    return { flow, view, seen }
  } catch (error) {
    if (error instanceof StepFailure) return { flow, view, seen, failedStep: error }
    return { flow, view, seen, reason: describeFailure(error) }
  } finally {
    await tab.close()
  }
}

/** Lists the pages that failed, one entry for views with the same reason. */
function listFailed(results: readonly VisitResult[]): FailedPage[] {
  const failed = new Map<string, { page: string; reason: string; views: View[] }>()
  for (const { flow, view, reason } of results) {
    if (reason === undefined) continue
    const key = `${flow.route} ${reason}`
    const entry = failed.get(key) ?? { page: flow.route, reason, views: [] }
    entry.views.push(view)
    failed.set(key, entry)
  }
  return [...failed.values()]
}
