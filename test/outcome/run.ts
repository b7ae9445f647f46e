import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { ROOT } from '../support/root.ts'
import { checkPage } from './check-page.ts'
import { readContract } from './page-contract.ts'
import { formatReport } from './report.ts'
import { type ServedApp, serveApp } from './serve-app.ts'
import { TASK_NAMES } from './task-names.ts'
import type { PagePack } from './types.ts'

const OUTCOME_FOLDER = `${ROOT}test/outcome`

interface Options {
  readonly app?: string | undefined
  readonly task?: string | undefined
  readonly json: boolean
}

interface Logger {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

/** Runs the command and returns its exit code: 0 passed, 1 with findings, 2 for wrong usage. */
export async function run({ app, task, json }: Options, out: Logger): Promise<number> {
  const usageError = describeMisuse(app, task)
  if (usageError !== undefined || app === undefined || task === undefined) {
    out.error(`${usageError}\nnpm run outcome -- --app DIR --task ${TASK_NAMES.join('|')} [--json]`)
    return 2
  }
  const pack: PagePack = JSON.parse(
    await readFile(`${OUTCOME_FOLDER}/tasks/${task}/pack.json`, 'utf8'),
  )
  const served = await buildAndServe(app)
  if (typeof served === 'string') {
    out.error(`${app} does not build: ${served}`)
    return 2
  }
  const results = await inspectPage(served, pack).finally(served.close)
  const { path } = pack.data
  out.log(
    json
      ? JSON.stringify({ task, path, checks: results }, null, 2)
      : formatReport(task, path, results),
  )
  return results.some(({ findings }) => findings.length > 0) ? 1 : 0
}

function describeMisuse(app: string | undefined, task: string | undefined): string | undefined {
  if (app === undefined) return '--app is missing; it is the folder of the app to check.'
  if (!existsSync(join(app, 'index.html'))) return `${app} has no index.html.`
  if (TASK_NAMES.some((name) => name === task)) return undefined
  return `--task is ${JSON.stringify(task ?? '')}; use one of ${TASK_NAMES.join(', ')}.`
}

/** Builds and serves the app, or returns the reason why it cannot be built. */
async function buildAndServe(app: string): Promise<ServedApp | string> {
  try {
    return await serveApp(resolve(app), `${ROOT}node_modules/.cache/outcome/dist`)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function inspectPage(served: ServedApp, pack: PagePack) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    return await checkPage({ ...served, page, contract: readContract(pack) })
  } finally {
    await browser.close()
  }
}
