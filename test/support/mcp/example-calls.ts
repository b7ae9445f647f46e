import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { embeddedSource } from '../../../src/embedded.ts'
import { writeTree } from '../../../src/internal/node.ts'
import { callTool } from '../../../src/mcp/call-tool.ts'
import type { Envelope } from '../../../src/mcp/envelope.ts'
import { TOOLS } from '../../../src/mcp/tools/index.ts'
import { createEssenceWithPages } from '../essence/essence-with-pages.ts'

/** The number of pages of the project that the example calls run in: far more than an answer holds. */
export const PAGES = process.env.SVC_FULL ? 500 : 120

type Args = Readonly<Record<string, unknown>>

/** A call of every action, with what it needs, in a project with many pages. */
export const EXAMPLE_CALLS: Readonly<Record<string, Readonly<Record<string, Args>>>> = JSON.parse(
  await readFile(new URL('example-calls.json', import.meta.url), 'utf8'),
)

/** The example calls as rows: tool, action and arguments. */
export const EXAMPLE_ROWS = Object.entries(EXAMPLE_CALLS).flatMap(([tool, calls]) =>
  Object.entries(calls).map(([action, args]) => [tool, action, args] as const),
)

/** Creates a project with many pages, removed after the tests of a file. */
export async function createLargeProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-mcp-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const essence = JSON.stringify(createEssenceWithPages(PAGES), null, 2)
  const page = '<img src="order.png">\n'.repeat(PAGES)
  await writeTree(
    folder,
    new Map([
      ['svc.essence.json', essence],
      ['src/orders.html', page],
    ]),
  )
  return folder
}

/** Calls a tool in a folder, in this process. */
export function callInFolder(cwd: string, name: string, args: Args): Promise<Envelope> {
  const tool = TOOLS.find((candidate) => candidate.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  const environment = { cwd, env: {}, settings: { project: cwd }, note: console.error }
  return callTool(environment, { tool, args })
}

// Load the embedded content up front: the first load may take longer than the timeout of a test.
await embeddedSource()('index.json')
