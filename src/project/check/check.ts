import { join, resolve } from 'node:path'
import type { AppResult, AppToCheck, CheckedPage } from '../../check/check-app.ts'
import type { CheckedLine, LineStatus } from '../../check/lines.ts'
import type { UncheckedPage } from '../../check/served-pages.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { displayPath, getBoundary, writeFileAtomic } from '../folder/files.ts'
import { findProject, requireEssence } from '../folder/project.ts'
import { openContent } from '../registry/content.ts'
import { type ApproveInstall, openBrowserWithAxe } from './check-browser.ts'
import { type PageSelection, selectPage } from './check-selection.ts'
import { type CheckTarget, openTarget } from './check-target.ts'

export type { CheckedLine, CheckedPage, LineStatus, UncheckedPage }

/** The default folder for screenshots. Git ignores it. */
export const SCREENSHOT_FOLDER = '.svc/check'

/** What to check. */
export interface CheckInput extends PageSelection {
  /** The URL of a running app, or the folder of a built one. */
  readonly target: string
  /** Requires that the app serves every page of the contract. */
  readonly all?: boolean | undefined
  /** The folder for screenshots. */
  readonly out?: string | undefined
  /** The path of a Chromium or Chrome. */
  readonly browser?: string | undefined
  /** The time for each page in seconds. */
  readonly pageTimeout?: number | undefined
  /** Decides whether missing packages may be put into svc's own folder. */
  readonly approve?: ApproveInstall | undefined
}

/** Which lines of "Done when" hold, by page. */
export interface CheckReport {
  readonly target: string
  /** `fails` if a line fails, `not_proven` if one could not be decided. */
  readonly status: LineStatus
  /** The number of lines with each status. */
  readonly counts: Readonly<Record<LineStatus, number>>
  readonly pages: readonly CheckedPage[]
  /** The pages of the contract that were not checked. */
  readonly unchecked: readonly UncheckedPage[]
}

/** Opens the pages of an app in a browser and reports which lines of their packs hold. */
export async function checkPages(
  environment: Environment,
  input: CheckInput,
): Promise<CheckReport> {
  const project = await findProject(environment)
  const essence = await requireEssence(environment, project)
  const { client } = await openContent(environment, project)
  const packs = (await client.compile(essence)).pages
  const selected = await selectPage(packs, input)
  const { checkApp } = await import('../../check/check-app.ts')
  const { createLimits } = await import('../../check/limits.ts')
  const target = await openTarget(environment.cwd, input.target)
  try {
    const tools = await openBrowserWithAxe(environment, {
      root: project.root,
      path: input.browser,
      command: 'svc check',
      approve: input.approve,
    })
    try {
      const saveScreenshot = await prepareOutput(environment, project.root, input.out)
      const { baseUrl } = target
      const { progress } = environment
      const result = await checkApp({
        ...tools,
        limits: createLimits(input.pageTimeout),
        baseUrl,
        packs,
        selected,
        saveScreenshot,
        progress,
      })
      if (result.pages.length === 0) throw nothingServed(input, target, result.unchecked)
      return summarize(environment, input, result)
    } finally {
      await tools.browser.close()
    }
  } finally {
    await target.close()
  }
}

/** Returns what saves screenshots. The default folder for them ignores itself in Git. */
async function prepareOutput(
  { cwd }: Environment,
  root: string,
  out?: string,
): Promise<AppToCheck['saveScreenshot']> {
  const folder = out === undefined ? join(root, SCREENSHOT_FOLDER) : resolve(cwd, out)
  const boundary = getBoundary(root, folder, folder)
  if (out === undefined) await writeFileAtomic(boundary, join(folder, '.gitignore'), '*\n')
  return async (file, image) => {
    const path = join(folder, file)
    await writeFileAtomic(boundary, path, image)
    return path
  }
}

function summarize(
  { cwd }: Environment,
  { target, page, route, all }: CheckInput,
  result: AppResult,
): CheckReport {
  const pages = result.pages.map((checked) => ({
    ...checked,
    screenshots: checked.screenshots.map((path) => displayPath(cwd, path)),
  }))
  const unchecked = page === undefined && route === undefined ? result.unchecked : []
  const lines = pages.flatMap((checked) => checked.lines)
  const count = (status: LineStatus): number =>
    lines.filter((line) => line.status === status).length
  const counts = { holds: count('holds'), fails: count('fails'), not_proven: count('not_proven') }
  const lacks = (kind: UncheckedPage['kind']): boolean =>
    all === true && unchecked.some((other) => other.kind === kind)
  const isBroken = unchecked.some(({ kind }) => kind === 'broken')
  const status =
    counts.fails > 0 || isBroken || lacks('missing')
      ? 'fails'
      : counts.not_proven > 0 || lacks('unknown')
        ? 'not_proven'
        : 'holds'
  return { target, status, counts, pages, unchecked }
}

/** The maximum number of pages to name if the app serves none. */
const MAX_REASONS = 3

function nothingServed(
  { page, route }: CheckInput,
  { description }: CheckTarget,
  unchecked: readonly UncheckedPage[],
): OperationError {
  const [first] = unchecked
  const subject = page ?? route
  const message =
    subject === undefined
      ? `${description} serves no page of the contract.`
      : `${description} does not serve ${first?.route ?? subject}: ${first?.reason}.`
  return new OperationError('page-not-served', message, {
    exit: EXIT.notFound,
    ...(subject === undefined && {
      hint: unchecked
        .slice(0, MAX_REASONS)
        .map((item) => `${item.route}: ${item.reason}.`)
        .join(' '),
    }),
  })
}
