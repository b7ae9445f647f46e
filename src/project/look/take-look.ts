import type { SheetDrawer } from '../../look/draw-sheets.ts'
import type { LookFinding } from '../../look/findings.ts'
import type { AppSights } from '../../look/look-at-app.ts'
import type { Sight } from '../../look/look-at-page.ts'
import type { Flow } from '../../look/steps.ts'
import type { View } from '../../look/types.ts'
import type { ViewChoice } from '../../look/views.ts'
import { type ApproveInstall, openBrowser } from '../check/check-browser.ts'
import { openTarget } from '../check/check-target.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'

export type { LookFinding, SheetDrawer, Sight, View }

/** What to look at. */
export interface LookInput extends ViewChoice {
  /** The folder of the project, which missing packages would belong to. */
  readonly root: string
  /** The URL of a running app, or the folder of a built one. */
  readonly target: string
  /** The paths to open; the start page and what it links to if there are none. */
  readonly routes?: readonly string[] | undefined
  /** What to do on the first route, one step for each line. */
  readonly steps?: readonly string[] | undefined
  /** Lets steps send data. */
  readonly allowsWrites: boolean
  /** The path of a browser. */
  readonly browser?: string | undefined
  readonly approve?: ApproveInstall | undefined
}

/** What was seen, while the browser that draws sheets is still open. */
export interface Look extends AppSights {
  readonly views: readonly View[]
  /** True if the pages were found by their links. */
  readonly followsLinks: boolean
  /** All findings, the most important ones first. */
  readonly findings: readonly LookFinding[]
  readonly drawer: SheetDrawer
}

/** Opens the pages of an app, measures them, and passes what was seen to a function. */
export async function takeLook<Result>(
  environment: Environment,
  input: LookInput,
  use: (look: Look) => Promise<Result>,
): Promise<Result> {
  const flows = await readFlows(input)
  const followsLinks = flows.length === 0
  const { listViews } = await import('../../look/views.ts')
  const views = listViews(input)
  const target = await openTarget(environment.cwd, input.target)
  try {
    const { root, browser: path, approve } = input
    const browser = await openBrowser(environment, { root, path, command: 'svc look', approve })
    try {
      const { lookAtApp } = await import('../../look/look-at-app.ts')
      const { collectFindings } = await import('../../look/findings.ts')
      const { openDrawer } = await import('../../look/draw-sheets.ts')
      const { createLimits } = await import('../../check/limits.ts')
      const { sights, failed } = await lookAtApp({
        browser,
        limits: createLimits(),
        baseUrl: target.baseUrl,
        flows: followsLinks ? [{ route: '/', steps: [] }] : flows,
        followsLinks,
        views,
        allowsWrites: input.allowsWrites,
        progress: environment.progress,
      })
      const [first] = failed
      if (sights.length === 0) throw nothingSeen(first?.page ?? '/', first?.reason ?? '')
      environment.progress?.('Drawing the sheets')
      const drawer = await openDrawer(await browser.get())
      const findings = collectFindings(sights)
      return await use({ sights, failed, views, followsLinks, findings, drawer })
    } finally {
      await browser.close()
    }
  } finally {
    await target.close()
  }
}

/** Returns the pages to open; none if links are to be followed. */
async function readFlows({ routes = [], steps = [] }: LookInput): Promise<Flow[]> {
  const { parseFlows, STEP_FORMS, StepError } = await import('../../look/steps.ts')
  const paths = routes.map(toPath)
  try {
    const flows = parseFlows(steps, paths[0] ?? '/')
    const others = paths.filter((route) => flows.every((flow) => flow.route !== route))
    return [...flows, ...others.map((route) => ({ route, steps: [] }))]
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    throw new OperationError('usage', error.message, {
      hint: `Steps are: ${STEP_FORMS.join('; ')}. A target is text=…, label=…, role=button[name=…] or a CSS selector.`,
      cause: error,
    })
  }
}

function toPath(route: string): string {
  if (/^\/(?!\/)\S*$/.test(route)) return route
  throw new OperationError('usage', `Invalid value "${route}" for [routes...].`, {
    hint: 'Use a path of the app that starts with a slash, such as /orders.',
  })
}

const nothingSeen = (page: string, reason: string): OperationError =>
  new OperationError('page-not-opened', `${page} cannot be shown: ${reason}.`, {
    exit: EXIT.notFound,
  })
