import { equal, ok } from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { findChromium } from '../../build/chromium.mjs'
import type { Group } from '../faults/run-groups.ts'
import { EXTREME_PAGES } from '../support/servers/extreme-pages.ts'
import {
  BROKEN_PAGES,
  DIFFICULT_PAGES,
  type Respond,
  serveHostileSite,
} from '../support/servers/hostile-site.ts'
import { callTool } from './programs/call-tool.ts'
import { type Case, runCases } from './programs/run-cases.ts'
import { describeProject, type Sandbox } from './programs/sandbox.ts'

/** The route of the contract at which the page is hostile. */
const ROUTE = '/records'

/** The seconds that a check may take for a page. */
const PAGE_SECONDS = 10

/** Returns what opens a page, by the name of the program. */
const PROGRAMS = {
  check: (url: string) => ({
    args: ['check', url, '--route', ROUTE, '--page-timeout', String(PAGE_SECONDS)],
  }),
  'check --json': (url: string) => ({
    args: ['check', url, '--route', ROUTE, '--page-timeout', String(PAGE_SECONDS), '--json'],
  }),
  look: (url: string) => ({ args: ['look', url, ROUTE] }),
  'look, following links': (url: string) => ({ args: ['look', `${url}${ROUTE}`] }),
  'svc_verify look': (url: string) =>
    callTool('svc_verify', { action: 'look', url, routes: [ROUTE] }),
} as const

const PAGES: readonly (readonly [name: string, respond: Respond])[] = Object.entries({
  ...BROKEN_PAGES,
  ...DIFFICULT_PAGES,
  ...EXTREME_PAGES,
})

/** Creates a case for a page in a program, with a server of its own. */
function createCase(
  program: keyof typeof PROGRAMS,
  [name, respond]: readonly [string, Respond],
): Case {
  const chromium = findChromium()
  let site: Awaited<ReturnType<typeof serveHostileSite>> | undefined
  let before: Readonly<Record<string, string>> = {}
  const isTool = program === 'svc_verify look'
  const path = [dirname(chromium), process.env.PATH].join(delimiter)
  return {
    kind: `pages in ${program}`,
    name: `a page that ${name}`,
    args: [],
    env: { PATH: path, GITHUB_ACTIONS: 'true' },
    async prepare(sandbox) {
      site = await serveHostileSite(respond, ROUTE)
      before = await describeProject(sandbox)
    },
    jobIn: () => {
      const job = PROGRAMS[program](site?.url ?? '')
      const options = isTool ? [] : ['--offline', '--browser', chromium]
      return { ...job, args: [...job.args, ...options] }
    },
    async judge(shown, sandbox) {
      const command = /^\s*::[\w-]+.*::/m.exec(shown)?.[0]
      equal(command, undefined, `The output has a command of a workflow: ${command}`)
      ok(!/cannot be started|npm install|not installed/i.test(shown), shown.slice(0, 600))
      ok(!/Call log|page\.\w+:|playwright/i.test(shown), `Not our words: ${shown.slice(0, 600)}`)
      equal((await listLeftovers(sandbox)).join(', '), '', 'Files of the browser are left.')
      if (isTool) equal(await describeChanges(sandbox, before), '', 'The tool has changed a file.')
    },
    close: async () => site?.close(),
  }
}

/** Lists the entries of the temporary folder that Node's own cache did not create. */
const listLeftovers = async ({ base }: Sandbox): Promise<string[]> =>
  (await readdir(join(base, 'tmp'))).filter((name) => !/^node-compile-cache|^svc-/.test(name))

async function describeChanges(
  sandbox: Sandbox,
  before: Readonly<Record<string, string>>,
): Promise<string> {
  const after = await describeProject(sandbox)
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].filter((path) => before[path] !== after[path]).join(', ')
}

/** Pages that may take long, crash or lie, in everything that opens pages. */
export const pages: Group = {
  name: 'pages',
  run: (context) => {
    const names = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]
    // Each page in one program; with another seed in another one, because a page takes seconds.
    const pick = (at: number): keyof typeof PROGRAMS =>
      names[(at + context.seed) % names.length] ?? 'check'
    return runCases(context, () => PAGES.map((page, at) => createCase(pick(at), page)))
  },
}
