import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { judge, pass, skip } from '../../src/check/result.ts'
import { ROOT } from '../support/root.ts'
import { run as createApp } from './new-app.ts'
import { formatReport } from './report.ts'
import { run } from './run.ts'
import { TASK_NAMES } from './tasks.ts'

const folder = await mkdtemp(join(tmpdir(), 'svc-outcome-'))
afterAll(() => rm(folder, { recursive: true }))

const app = `${ROOT}test/outcome/sample`

/** Runs a command and returns its exit code and its messages. */
async function call<Options>(
  command: (options: Options, out: typeof console) => Promise<number>,
  options: Options,
) {
  const messages: string[] = []
  const add = (text: string) => void messages.push(text)
  const code = await command(options, { ...console, log: add, error: add })
  return { code, text: messages.join('\n') }
}

test.each([
  ['no folder', { task: 'table' }, '--app is missing'],
  ['a folder without an app', { app: `${ROOT}schemas`, task: 'table' }, 'has no index.html'],
  ['an app that is not built', { app: `${ROOT}test/outcome/app`, task: 'form' }, 'is not built'],
  ['no task', { app }, '--task table|form|dashboard|landing|detail|wizard'],
  ['an unknown task', { app, task: 'tables' }, 'Unknown --task'],
  ['an unknown source', { app, task: 'table', from: 'memory' }, 'Unknown --task or --from'],
])('%s is reported', async (_, options, message) => {
  const { code, text } = await call(run, { from: 'pack', ...options })
  expect(code).toBe(2)
  expect(text).toContain(message)
})

test('a report names each check with its reason', () => {
  const wrong = ['#a has\n no name', '#b has no name', '#b has no name']
  const results = new Map([
    ['route', pass('one h1')],
    ['ids', skip('a brief names no ids')],
    ['url', judge({ wrong: [], unknown: ['no control'] }, '')],
    ['names', judge({ wrong: wrong.map((message) => ({ message })) }, '')],
  ])
  expect(formatReport('table from brief: dist', results)).toBe(
    [
      'table from brief: dist',
      'pass  route       one h1',
      'skip  ids         a brief names no ids',
      'OPEN  url         no control',
      'FAIL  names       #a has no name | #b has no name',
      '1 passed, 1 failed, 1 open, 1 skipped',
    ].join('\n'),
  )
})

test.each(TASK_NAMES)('%s: both apps differ only in what the prompt describes', async (task) => {
  const prompts = []
  for (const from of ['pack', 'brief']) {
    const target = join(folder, `${task}-${from}`)
    expect((await call(createApp, { new: target, task, from })).code).toBe(0)
    expect(existsSync(join(target, 'node_modules/react/package.json'))).toBe(true)
    const prompt = await readFile(join(target, 'PROMPT.md'), 'utf8')
    const source = await readFile(`${ROOT}test/outcome/tasks/${task}/${from}.md`, 'utf8')
    prompts.push(prompt.replace(source.trim(), ''))
  }
  expect(prompts[0]).toBe(prompts[1])
  expect(prompts[0]).toContain('npm run build')
})

test('a folder that exists is not overwritten', async () => {
  const { code, text } = await call(createApp, { new: folder, task: 'table', from: 'pack' })
  expect(code).toBe(2)
  expect(text).toContain('does not exist yet')
})
