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

test('a failed step keeps the pictures before it, and is the first finding', async () => {
  const folder = await createTestFolder(APP)
  const result = await look(folder, '/box', '/', '--do', 'click text=Contineu', '--json')
  const report: LookReport = JSON.parse(result.out)
  expect(report.pages.map(({ page, pictures }) => `${page} ${pictures.length}`)).toEqual([
    '/box 3',
    '/ 3',
  ])
  expect(report.findings[0]).toMatchObject({ code: 'step-failed', level: 'error', page: '/box' })
  expect(report.findings[0]?.message).toBe(
    'The step "click text=Contineu" cannot be done at 1280 light, 1280 dark, 390 light: it finds nothing; the nearest names are "Continue".',
  )
  expect(report.findings.filter(({ code }) => code === 'step-failed')).toHaveLength(1)
  expect(result.exit).toBe(4)
})

test('an unknown key is named', async () => {
  const folder = await createTestFolder(APP)
  const { exit, out } = await look(folder, '/box', '--do', 'press Entr')
  expect(out).toContain('The step "press Entr" cannot be done at 1280 light')
  expect(out).toContain('the key is unknown; keys are named as Enter')
  expect(exit).toBe(4)
})

test('every view starts with an empty storage', async () => {
  const folder = await createTestFolder({
    'dist/index.html': writeDocument(`<button class="button">Call in</button><script>
const button = document.querySelector('button')
if (sessionStorage.called || localStorage.called) button.remove()
else button.onclick = () => {
  sessionStorage.called = localStorage.called = '1'
  document.querySelector('h1').textContent = 'Called'
}</script>`),
  })
  const { exit, out } = await look(folder, '/', '--do', 'click text=Call in', '--dark', '--json')
  const report: LookReport = JSON.parse(out)
  expect(report.pages.map(({ pictures }) => pictures.length)).toEqual([4, 4])
  expect(report.findings).toEqual([])
  expect(exit).toBe(0)
})

test('views are chosen by their width and color scheme', async () => {
  const folder = await createTestFolder(APP)
  const list = async (...args: string[]) => {
    const report: LookReport = JSON.parse((await look(folder, '/', ...args, '--json')).out)
    return report.pages[0]?.pictures.map(({ view }) => `${view.width} ${view.scheme}`)
  }
  expect(await list('--width', '390')).toEqual(['390 light'])
  expect(await list('--width', '768', '--width', '390', '--scheme', 'dark')).toEqual([
    '768 dark',
    '390 dark',
  ])
  const { exit, err } = await look(folder, '/', '--width', 'phone')
  expect(err).toContain('Invalid value "phone" for --width.')
  expect(exit).toBe(2)
})
