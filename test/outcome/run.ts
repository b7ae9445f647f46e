import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { CHECKS, checkPage, type PageResults } from '../../src/check/check-page.ts'
import { serveFolder } from '../../src/check/serve-folder.ts'
import { openSession } from '../../src/check/session.ts'
import { createTab } from '../../src/check/tab.ts'
import type { PageExpectations } from '../../src/check/types.ts'
import { ROOT } from '../support/root.ts'
import { createColorsCheck } from './check-colors.ts'
import { readTask } from './read-task.ts'
import { formatReport } from './report.ts'
import { isTaskName, TASK_NAMES, type Task, type TaskName } from './tasks.ts'
import type { BuildSource, PageContract } from './types.ts'

/** The checks of a built page: those of `svc check`, and one that needs the theme. */
export type OutcomeCheck = keyof typeof CHECKS | 'colors'

/** The names of the checks, in the order of a report. */
export const CHECK_NAMES: readonly OutcomeCheck[] = [
  ...(Object.keys(CHECKS) as OutcomeCheck[]),
  'colors',
]

interface Options {
  readonly app?: string | undefined
  readonly task?: string | undefined
  readonly from: string
  readonly out?: string | undefined
}

interface Logger {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

/** Runs the command and returns its exit code: 0 passed, 1 if a check did not, 2 for wrong usage. */
export async function run({ app = '', task, from, out }: Options, logger: Logger): Promise<number> {
  const folder = findBuiltFolder(app)
  const misuse = await describeMisuse(app, folder)
  if (misuse !== undefined || !isTaskName(task) || (from !== 'pack' && from !== 'brief')) {
    const usage = `--app DIR --task ${TASK_NAMES.join('|')} [--from pack|brief] [--out DIR]`
    logger.error(`${misuse ?? 'Unknown --task or --from.'}\nnpm run outcome -- ${usage}`)
    return 2
  }
  const outFolder = resolve(out ?? `${ROOT}node_modules/.cache/outcome/${task}-${from}`)
  const browser = await launchBrowser()
  const results = await inspectApp(browser, { folder, task, from, out: outFolder }).finally(() =>
    browser.close(),
  )
  await mkdir(outFolder, { recursive: true })
  const report = { task, from, app: resolve(app), checks: Object.fromEntries(results) }
  await writeFile(join(outFolder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  logger.log(formatReport(`${task} from ${from}: ${app}`, results))
  return [...results.values()].some(({ status }) => /fail|unproven/.test(status)) ? 1 : 0
}

/** Returns the folder with the built files: `dist/` of an app, else the folder itself. */
const findBuiltFolder = (app: string): string =>
  existsSync(join(app, 'dist/index.html')) ? join(app, 'dist') : app

async function describeMisuse(app: string, folder: string): Promise<string | undefined> {
  if (app === '') return '--app is missing; it is the folder of the built app.'
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return `${app} has no index.html.`
  const isSource = /src="[^"]+\.(tsx?|jsx)"/.test(await readFile(index, 'utf8'))
  return isSource ? `${app} is not built; run \`npm run build\` in it first.` : undefined
}

/** Launches the browser of the checks. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

interface BuiltApp {
  readonly folder: string
  readonly task: TaskName
  readonly from: BuildSource
  readonly out: string
}

/** Serves a built app and runs checks on its page. */
export async function inspectApp(
  browser: Browser,
  { folder, task: name, from, out }: BuiltApp,
  names: readonly OutcomeCheck[] = CHECK_NAMES,
): Promise<PageResults<OutcomeCheck>> {
  const { task, contract, themeCss } = await readTask(name)
  const checks = { ...CHECKS, colors: createColorsCheck(themeCss) }
  const chosen = Object.fromEntries(names.map((check) => [check, checks[check]])) as typeof checks
  const served = await serveFolder(folder)
  const tab = createTab(() => openSession(browser))
  try {
    const expected = toExpectations(task, contract, from)
    const baseUrl = served.origin
    const saveScreenshot = async (name: string, image: Buffer): Promise<void> => {
      await mkdir(out, { recursive: true })
      await writeFile(join(out, name), image)
    }
    const page = { baseUrl, expected, axeScript: AXE_SCRIPT, saveScreenshot }
    return await checkPage(tab, page, chosen)
  } finally {
    await tab.close()
    await served.close()
  }
}

const AXE_SCRIPT = readFileSync(`${ROOT}node_modules/axe-core/axe.min.js`, 'utf8')

/** Returns what a task says about its page. A brief names no ids. */
const toExpectations = (
  { urlState, primaryAction, typedText, isStatic = false }: Task,
  { path, ids }: PageContract,
  from: BuildSource,
): PageExpectations => ({
  path,
  ids: from === 'pack' ? ids : [],
  schemes: ['light', 'dark'],
  urlState,
  actions: [
    {
      label: primaryAction.source,
      rate: (control) => (primaryAction.test(control) ? 1 : 0),
    },
  ],
  isStatic,
  typedText,
})
