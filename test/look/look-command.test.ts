// Not quick: opens pages in a browser.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium } from '../../build/chromium.mjs'
import type { LookReport } from '../../src/project/look/look.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { writeDocument } from './faults.ts'

/** A start page with a fault, and a page with a second state. */
const APP = {
  'dist/index.html': writeDocument(
    '<p style="font-size:10px">Prices include VAT.</p><a href="/box">Box</a> <a href="https://example.com/">Other site</a>',
  ),
  'dist/box/index.html': writeDocument(`<button class="button">Continue</button>
<script>document.querySelector('button').onclick = () => setTimeout(() => {
  document.querySelector('main').innerHTML = '<h1>Delivery</h1>'
  document.title = 'Delivery'
}, 300)</script>`),
}

const look = (folder: string, ...args: string[]) =>
  runCli(folder, ['look', 'dist', ...args, '--browser', findChromium()])

test('a folder without a contract is looked at by its links', async () => {
  const folder = await createTestFolder(APP)
  const { exit, out, err } = await look(folder, '--json')
  const report: LookReport = JSON.parse(out)
  expect(report.pages.map(({ page, settled }) => `${page} ${settled}`)).toEqual([
    '/ true',
    '/box true',
  ])
  expect(report).toMatchObject({ routes: 'links', failed: [], total: 1 })
  expect(report.findings.map(({ code, page }) => `${code} ${page}`)).toEqual(['text-small /'])
  expect(exit).toBe(0)
  expect(err).toBe('')
  const files = (await readdir(join(folder, 'look'))).toSorted()
  expect(files).toEqual([
    '.gitignore',
    '.pictures.json',
    'box.1280-dark.png',
    'box.1280-light.png',
    'box.390-light.png',
    'findings-1.png',
    'home.1280-dark.png',
    'home.1280-light.png',
    'home.390-light.png',
    'look.json',
    'sheet-1280-dark-1.png',
    'sheet-1280-light-1.png',
    'sheet-390-light-1.png',
  ])
  for (const name of report.sheets) {
    const image = await readFile(join(folder, name))
    expect(image.subarray(1, 4).toString()).toBe('PNG')
    // The width is at byte 16 of a PNG.
    expect(image.readUInt32BE(16)).toBeLessThanOrEqual(1600)
  }
  expect(JSON.parse(await readFile(join(folder, 'look/look.json'), 'utf8'))).toEqual(report)
})

test('steps reach a later state, and the pictures of the last run are replaced', async () => {
  const folder = await createTestFolder(APP)
  await look(folder, '/', '--quiet')
  const { out } = await look(folder, '/box', '--do', 'click text=Continue', '--json')
  const report: LookReport = JSON.parse(out)
  expect(report.pages.map(({ page }) => page)).toEqual(['/box', '/box > 1 click text=Continue'])
  expect(report.routes).toBe('chosen')
  const files = await readdir(join(folder, 'look'))
  expect(files.filter((name) => name.endsWith('.390-light.png')).toSorted()).toEqual([
    'box-1-click-text-continue.390-light.png',
    'box.390-light.png',
  ])
})

test('findings fail the command only with --fail-on', async () => {
  const folder = await createTestFolder(APP)
  const { exit, out } = await look(folder, '/', '--fail-on', 'warn', '--out', 'pictures')
  expect(out).toContain('1. text-small  "Prices include VAT." is 10 px.')
  expect(out).toContain('pictures/sheet-390-light-1.png')
  expect(exit).toBe(1)
  expect((await look(folder, '/', '--fail-on', 'error', '--quiet')).exit).toBe(0)
})

test.each([
  [['/missing.html'], 5, '/missing.html cannot be shown: the app answers with status 404.'],
  [['/', '--do', 'push text=Continue'], 2, 'Unknown step "push text=Continue".'],
  [['box'], 2, 'Invalid value "box" for [routes...].'],
  [['/', '--fail-on', 'all'], 2, 'Invalid value "all" for --fail-on.'],
  [['/', '--steps', 'none.txt'], 5, 'File not found: none.txt.'],
])('svc look dist %j ends with %i', async (args, exit, message) => {
  const result = await look(await createTestFolder(APP), ...args)
  expect(result.err).toContain(message)
  expect(result.exit).toBe(exit)
})

test('an unknown key is named', async () => {
  const folder = await createTestFolder(APP)
  const { exit, err } = await look(folder, '/box', '--do', 'press Entr')
  expect(err).toContain('the step "press Entr" names an unknown key; keys are named as Enter')
  expect(exit).toBe(5)
})

test('a step that finds nothing names what is there', async () => {
  const folder = await createTestFolder(APP)
  const { exit, err } = await look(folder, '/box', '--do', 'click text=Contineu')
  expect(err).toContain('the step "click text=Contineu" finds nothing that it can use')
  expect(err).toContain('"Continue"')
  expect(exit).toBe(5)
})
