import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { ROOT } from '../support/root.ts'
import { type CheckName, checkPage } from './check-page.ts'
import { readTask } from './read-task.ts'
import { formatReport, type PageResults } from './report.ts'
import { serveFolder } from './serve-folder.ts'
import { isTaskName, TASK_NAMES, type TaskName } from './tasks.ts'
import type { BuildSource } from './types.ts'

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

/** Runs the command and returns its exit code: 0 passed, 1 with failures, 2 for wrong usage. */
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
  const report = { task, from, app: resolve(app), checks: results }
  await writeFile(join(outFolder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  logger.log(formatReport(`${task} from ${from}: ${app}`, results))
  return results.some(({ status }) => status === 'fail') ? 1 : 0
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
  { folder, task, from, out }: BuiltApp,
  checks?: readonly CheckName[],
): Promise<PageResults> {
  const served = await serveFolder(folder)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const built = { page, origin: served.origin, from, out, ...(await readTask(task)) }
    return await checkPage(built, checks)
  } finally {
    await context.close()
    await served.close()
  }
}
