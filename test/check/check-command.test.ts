import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { findChromium } from '../../build/chromium.mjs'
import type { CheckReport } from '../../src/project/operations/check.ts'
import { FAULTS, type Fault, writeSampleApp } from '../outcome/faults.ts'
import { createSuiteFolder, runCli } from '../support/package/run-cli.ts'

const folder = await createSuiteFolder()

/** What the pack of `/records` decides about the sample app. */
const DIRECTIVES = [
  'Title: Invoices',
  'Purpose: Bookkeepers find an invoice among many.',
  'Primary action: Create an invoice (`n`)',
  'Then: Export the selected invoices',
  'Search, filters and sort order are in the URL.',
]

beforeAll(async () => {
  await runCli(folder, ['init', '--blueprint', 'internal-admin', '--sections', 'record-admin'])
  const file = join(folder, 'svc.essence.json')
  const essence = JSON.parse(await readFile(file, 'utf8'))
  const pages: { id: string; directives: string[] }[] = essence.blueprint.sections[0].pages
  for (const page of pages) if (page.id === 'list') page.directives = DIRECTIVES
  await writeFile(file, JSON.stringify(essence))
  await writeSampleApp(join(folder, 'dist'))
})

const check = (...args: string[]) => runCli(folder, ['check', ...args, '--browser', findChromium()])

test('every line of a good page holds', { timeout: 120_000 }, async () => {
  const { exit, out, err } = await check('dist', '--json')
  const report: CheckReport = JSON.parse(out)
  const [page] = report.pages
  expect(report.pages).toHaveLength(1)
  expect(page?.lines.filter(({ status }) => status !== 'holds')).toEqual([])
  expect(report).toMatchObject({ status: 'holds', counts: { holds: 5, fails: 0, not_proven: 0 } })
  expect(exit).toBe(0)
  expect(err).toContain('Checking /records (1 of 1)')
  for (const name of page?.screenshots ?? []) {
    expect((await readFile(join(folder, name))).subarray(1, 4).toString()).toBe('PNG')
  }
  expect(page?.screenshots).toHaveLength(4)
  expect(report.unchecked.map(({ route, kind }) => `${route} ${kind}`)).toEqual([
    '/records/import missing',
    '/records/:id unknown',
    '/records/:id/edit unknown',
  ])
})

/** The line of "Done when" that each check is about. */
const LINES: Readonly<Record<string, string>> = {
  ids: 'route',
  overflow: 'contrast',
  url: 'reload',
  recovery: 'states',
  keyboard: 'keyboard',
}

/** A fault for each line, in the full run. */
const tested = Object.keys(LINES).flatMap((check): Fault[] =>
  process.env.SVC_FULL ? FAULTS.filter((fault) => fault.check === check).slice(0, 1) : [],
)

test.each(tested)('a page with a fault of $check fails', { timeout: 240_000 }, async (fault) => {
  const app = `faulty-${fault.check}`
  await writeSampleApp(join(folder, app), fault)
  const { exit, out } = await check(app, '--page', 'list')
  expect(exit).toBe(1)
  expect(out).toContain(fault.reason)
  const log = JSON.parse((await check(app, '--page', 'list', '--format', 'sarif')).out)
  const ids = log.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)
  expect(ids).toEqual([LINES[fault.check]])
})

test.each([
  [['dist', '--page', 'lst'], 5, 'The contract has no page lst. Did you mean list?'],
  [['dist', '--route', '/recrds'], 5, 'The contract has no route /recrds. Did you mean /records?'],
  [['dist', '--page', 'import'], 5, 'dist does not serve /records/import: the app shows the same'],
  [['dist', '--page', 'detail'], 5, 'dist does not serve /records/:id: no link leads to it'],
  [['missing'], 5, 'Folder not found: missing.'],
  [['.svc'], 5, '.svc has no index.html.'],
  [['http://127.0.0.1:1'], 5, 'Nothing answers at http://127.0.0.1:1.'],
  [['file:///etc'], 2, 'The target is "file:///etc".'],
  [['dist', '--format', 'xml'], 2, '--format is "xml".'],
])('svc check %s ends with %s', async (args, exit, message) => {
  const result = await check(...args)
  expect(result.err).toContain(message)
  expect(result.exit).toBe(exit)
})

test('a browser that does not start is reported', async () => {
  const result = await runCli(folder, ['check', 'dist', '--browser', 'svc.essence.json'])
  expect(result.err).toContain('The browser svc.essence.json does not start.')
  expect(result.exit).toBe(2)
})
