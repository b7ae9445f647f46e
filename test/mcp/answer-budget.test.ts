// Long run: calls every tool on a product with hundreds of pages.
import { beforeAll, expect, test } from 'vitest'
import { BUDGETS, fitValue } from '../../src/mcp/answer-budget.ts'
import { jsonSize, toJsonText } from '../../src/mcp/sizes.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import {
  callInFolder,
  createLargeProject,
  EXAMPLE_ROWS,
  PAGES,
} from '../support/mcp/example-calls.ts'

let project = ''

beforeAll(async () => {
  project = await createLargeProject()
})

/** Codes of actions that need a run or a built app first. */
const EXPECTED_ERRORS = ['run-not-found', 'finding-not-found', 'folder-not-found']

const getAction = (tool: string, action: string) =>
  TOOLS.find(({ name }) => name === tool)?.actions[action]

const hasDetail = (tool: string, action: string): boolean =>
  Object.hasOwn(getAction(tool, action)?.parameters.shape ?? {}, 'detail')

test.each(EXAMPLE_ROWS)(`%s %s stays within its budget with ${PAGES} pages`, async (...row) => {
  const [tool, action, args] = row
  const answer = await callInFolder(project, tool, { action, ...args })
  expect(jsonSize(answer)).toBeLessThanOrEqual(
    BUDGETS[getAction(tool, action)?.budget ?? 'compact'],
  )
  if (!answer.ok) expect(EXPECTED_ERRORS).toContain(answer.error.code)
  if (answer.meta.truncated) expect(answer.meta).toMatchObject({ cut: expect.any(Array) })
  if (answer.meta.truncated) expect(answer.meta).toHaveProperty('next')
  if (!hasDetail(tool, action)) return
  const full = await callInFolder(project, tool, { action, ...args, detail: 'full' })
  expect(jsonSize(full)).toBeLessThanOrEqual(BUDGETS.full)
})

test('a list can be read page by page', async () => {
  const ids: string[] = []
  let offset: unknown = 0
  while (offset !== undefined) {
    const args = { action: 'compile_execution_packs', offset, detail: 'full' }
    const answer = await callInFolder(project, 'svc_registry', args)
    if (!answer.ok) throw new Error(answer.error.message)
    const { packs } = answer.data as { packs: { type: string; id: string }[] }
    ids.push(...packs.map(({ type, id }) => `${type} ${id}`))
    offset = (answer.meta.next as { offset?: number } | undefined)?.offset
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.startsWith('page '))).toHaveLength(PAGES)
})

test('hidden characters count as the escapes that are sent', () => {
  const { value } = fitValue({ text: '\u202e\u00ad '.repeat(2_000) }, 1_000)
  expect(toJsonText(value)).toMatch(/^[ -~]+$/)
  expect(toJsonText(value).length).toBeLessThanOrEqual(1_000)
})

test('small values next to large ones stay whole', () => {
  const value = { name: 'Orders', list: Array.from({ length: 900 }, (_, id) => ({ id })), end: 7 }
  const { value: fitted, cuts } = fitValue(value, 1_000)
  expect(fitted).toMatchObject({ name: 'Orders', end: 7 })
  expect(jsonSize(fitted)).toBeLessThanOrEqual(1_000)
  expect(cuts).toEqual([{ pointer: '/list', shown: expect.any(Number), total: 900, unit: 'items' }])
})

test('a text is cut between characters', () => {
  const { value } = fitValue({ text: '😀'.repeat(500) }, 400)
  expect(JSON.stringify(value)).toMatch(/^\{"text":"(😀)+\.\.\."\}$/)
})

test('a line is cut between words', () => {
  const { value, cuts } = fitValue({ text: 'Invoices and payments '.repeat(30).trim() }, 100)
  expect(JSON.stringify(value)).toMatch(
    /^\{"text":"(Invoices and payments ?)*(Invoices( and)?)?\.\.\."\}$/,
  )
  expect(cuts).toEqual([
    { pointer: '/text', shown: expect.any(Number), total: 659, unit: 'characters' },
  ])
})

test('a code block is shown whole or not at all', () => {
  const code = ['```', ...Array(20).fill('a line of code'), '```']
  const text = ['# Page', '', ...code, '## Done when', '- It works.'].join('\n')
  const { value } = fitValue({ text }, 200)
  expect(value).toEqual({ text: '# Page\n\n(22 more lines)\n## Done when\n- It works.' })
})
