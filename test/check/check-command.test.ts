// Long run: opens pages in a browser many times.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { findChromium } from '../../build/chromium.mjs'
import type { CheckReport } from '../../src/project/check/check.ts'
import { FAULTS, type Fault, writeSampleApp } from '../outcome/faults.ts'
import { createSuiteFolder, createTestFolder, runCli } from '../support/package/run-cli.ts'

const folder = await createSuiteFolder()

/** What the pack of `/records` decides about the sample app. */
const DIRECTIVES = [
  'Title: Invoices',
  'Purpose: Bookkeepers find an invoice among many.',
  'Primary action: Create an invoice (`n`)',
  'Then: Export the selected invoices',
  'Keeps in URL: search, filters, sort',
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

test('every line of a good page holds', async () => {
  const { exit, out, err } = await check('dist', '--json')
  const report: CheckReport = JSON.parse(out)
  const [page] = report.pages
  expect(report.pages).toHaveLength(1)
  expect(page?.lines.filter(({ status }) => status !== 'holds')).toEqual([])
  expect(report).toMatchObject({ status: 'holds', counts: { holds: 5, fails: 0, not_proven: 0 } })
  expect(exit).toBe(0)
  expect(err).toBe('')
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

/** A fault for each line. */
const tested = Object.keys(LINES).flatMap((check): Fault[] =>
  FAULTS.filter((fault) => fault.check === check).slice(0, 1),
)

test.each(tested)('a page with a fault of $check fails', async (fault) => {
  const app = `faulty-${fault.check}`
  await writeSampleApp(join(folder, app), fault)
  const { exit, out } = await check(app, '--page', 'list', '--format', 'sarif')
  expect(exit).toBe(1)
  const { results } = JSON.parse(out).runs[0]
  expect(results).toMatchObject([{ ruleId: LINES[fault.check] }])
  expect(results[0].message.text).toContain(fault.reason)
})

test.each([
  [['dist', '--page', 'lst'], 5, 'The contract has no page lst. Did you mean list?'],
  [['dist', '--route', '/recrds'], 5, 'The contract has no route /recrds. Did you mean /records?'],
  [['dist', '--page', 'import'], 5, 'dist does not serve /records/import: the app shows the same'],
  [['dist', '--page', 'detail'], 5, 'dist does not serve /records/:id: no link leads to it'],
  [['missing'], 5, 'Folder not found: missing.'],
  [['.svc'], 5, '.svc has no index.html.'],
  [['http://127.0.0.1:1'], 5, 'Nothing answers at http://127.0.0.1:1.'],
  [['file:///etc'], 2, 'Invalid value "file:///etc" for <url|folder>.'],
  [['dist', '--format', 'xml'], 2, 'Invalid value "xml" for --format.'],
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

test('a page that nothing can be tried on is not proven, and a missing page fails with --all', async () => {
  const cwd = await createTestFolder()
  await runCli(cwd, ['init', '--blank', '--page', '/orders=data-table', '--page', '/help=hero'])
  const part = '<section id="data-table" aria-label="Orders">No orders yet.</section>'
  await mkdir(join(cwd, 'dist/orders'), { recursive: true })
  await writeFile(join(cwd, 'dist/index.html'), createDocument('Not found', ''))
  await writeFile(join(cwd, 'dist/orders/index.html'), createDocument('Orders', part))
  const args = ['check', 'dist', '--browser', findChromium()]
  const { exit, out } = await runCli(cwd, args)
  expect(out).toContain('/orders (')
  expect(out).toMatch(
    /not proven {2}If the server cannot be reached, .*\n +nothing could be made to fail/,
  )
  expect(out).toMatch(/Not checked: \/help \(.*\): the app shows the same as for an unknown path\./)
  expect(exit).toBe(4)
  expect((await runCli(cwd, [...args, '--all', '--quiet'])).exit).toBe(1)
})

const createDocument = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <title>${title}</title><main><h1>${title}</h1>${content}</main></html>`
