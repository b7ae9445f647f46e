import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { formatReport } from './report.ts'
import { run } from './run.ts'

const broken = await mkdtemp(join(tmpdir(), 'svc-outcome-'))
await writeFile(`${broken}/index.html`, '<script type="module" src="/main.tsx"></script>')
afterAll(() => rm(broken, { recursive: true }))

const app = `${ROOT}test/outcome/app`

test.each([
  ['no folder', { task: 'table' }, '--app is missing'],
  ['a folder without an app', { app: `${ROOT}schemas`, task: 'table' }, 'has no index.html'],
  ['no task', { app }, '--task is ""; use one of table, form, dashboard.'],
  ['another task', { app, task: 'tables' }, '--task is "tables"; use one of'],
  ['an app that does not build', { app: broken, task: 'form' }, `${broken} does not build: `],
])('%s is reported', async (_, options, message) => {
  const messages: string[] = []
  const out = {
    log: (text: string) => messages.push(text),
    error: (text: string) => messages.push(text),
  }
  expect(await run({ json: false, ...options }, out)).toBe(2)
  expect(messages.join('\n')).toContain(message)
})

test('a report names each check and each finding', () => {
  const findings = [{ subject: 'records-table/pagination', message: 'Not there.' }]
  const results = [
    { check: 'route', findings: [] },
    { check: 'slots', findings },
  ] as const
  expect(formatReport('table', '/records', results)).toBe(
    [
      'table, /records',
      'ok    route',
      'FAIL  slots',
      '      records-table/pagination: Not there.',
      '1 of 2 checks passed',
    ].join('\n'),
  )
})
