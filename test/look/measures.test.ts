// Not quick: opens pages in a browser.
import { chromium } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { createLimits } from '../../src/check/limits.ts'
import { collectFindings } from '../../src/look/findings.ts'
import { lookAtApp } from '../../src/look/look-at-app.ts'
import type { Sight } from '../../src/look/look-at-page.ts'
import { MEASURES } from '../../src/look/measures/index.ts'
import type { View } from '../../src/look/types.ts'
import { FAULTS, FRAMES, writeDocument } from './faults.ts'
import { servePages } from './serve-pages.ts'

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

afterAll(() => browser.close())

const LAPTOP: View = { width: 1280, scheme: 'light' }

/** Looks at pages, which are served by their paths. */
async function look(
  pages: ReadonlyMap<string, string>,
  ...views: View[]
): Promise<readonly Sight[]> {
  const server = await servePages(pages)
  try {
    const { sights, failed } = await lookAtApp({
      browser: { get: async () => browser, close: async () => {} },
      limits: createLimits(),
      baseUrl: server.url,
      flows: [...pages.keys()].map((route) => ({ route, steps: [] })),
      followsLinks: false,
      views,
      allowsWrites: false,
    })
    expect(failed).toEqual([])
    return sights
  } finally {
    await server.close()
  }
}

/** Lists the codes that are found on each page. */
const listCodes = (sights: readonly Sight[], page: string): string[] => [
  ...new Set(
    collectFindings(sights.filter((sight) => sight.page === page)).map(({ code }) => code),
  ),
]

const views = [...new Set(FAULTS.map(({ view = LAPTOP }) => view))]

describe.each(views)('at $width, $scheme', async (view) => {
  const faults = FAULTS.filter((fault) => (fault.view ?? LAPTOP) === view)
  const pages = faults.flatMap(({ faulty, clean }, index): [string, string][] => [
    [`/faulty-${index}`, writeDocument(faulty)],
    [`/clean-${index}`, writeDocument(clean)],
  ])
  const sights = await look(new Map(pages), view)

  test.each(faults.map((fault, index) => ({ ...fault, index })))(
    '$code: $name is found, and its twin has no finding',
    ({ code, index }) => {
      expect(listCodes(sights, `/faulty-${index}`)).toContain(code)
      expect(listCodes(sights, `/clean-${index}`)).toEqual([])
    },
  )
})

test.each(['faulty', 'clean'] as const)('pages of one frame are compared: %s', async (kind) => {
  const pages = FRAMES[kind].map((html, index) => [`/${index}`, writeDocument(html)] as const)
  const codes = collectFindings(await look(new Map(pages), LAPTOP)).map(({ code }) => code)
  expect(codes).toEqual(kind === 'faulty' ? [FRAMES.code] : [])
})

test('every measure has a planted fault', () => {
  const planted = [...FAULTS.map(({ code }) => code), FRAMES.code]
  expect(MEASURES.map(({ code }) => code).filter((code) => !planted.includes(code))).toEqual([])
})

test('a finding names its element, its region and what is around it', async () => {
  const [fault] = FAULTS.filter(({ code }) => code === 'text-small')
  const sights = await look(new Map([['/a', writeDocument(fault?.faulty ?? '')]]), LAPTOP)
  const [finding] = collectFindings(sights)
  expect(finding).toMatchObject({ code: 'text-small', level: 'warn', page: '/a', selector: 'p' })
  expect(finding?.message).toBe('"Prices include VAT." is 10 px.')
  const { box, crop } = finding ?? {}
  expect(crop?.x).toBeLessThanOrEqual(box?.x ?? -1)
  expect(crop?.width).toBeGreaterThan(box?.width ?? Number.POSITIVE_INFINITY)
})

test('the region of a text is its lines, not the whole width', async () => {
  const html = '<p style="text-align:center;font-family:Repair Grotesk">Dave is free.</p>'
  const [finding] = collectFindings(await look(new Map([['/', writeDocument(html)]]), LAPTOP))
  expect(finding?.code).toBe('font-missing')
  expect(finding?.box.width).toBeLessThan(200)
})

test('hidden text is not counted', async () => {
  const tiny = 'style="font-size:9px;color:#eee"'
  const page = writeDocument(`
    <p ${tiny} hidden>Hidden text</p>
    <p style="position:absolute;left:-9999px;font-size:9px">Outside of the page</p>
    <p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);font-size:9px">For screen readers</p>
    <p style="opacity:0;font-size:9px">Transparent</p>
    <p aria-hidden="true" ${tiny}>Decoration only</p>
    <div style="height:0;overflow:hidden"><p ${tiny}>Closed part</p></div>`)
  expect(collectFindings(await look(new Map([['/', page]]), LAPTOP))).toEqual([])
})

test('bars that stay in view are at the edges of a tall picture', async () => {
  const page = writeDocument(`
    <style>html { scroll-behavior: smooth } .bar { background: #fff; left: 0; right: 0; height: 60px }</style>
    <div class="bar" id="top" style="position:sticky;top:0">Shop</div>
    <div style="height:3000px">Products</div>
    <div class="bar" id="sticky" style="position:sticky;bottom:0">Total</div>
    <div class="bar" id="fixed" style="position:fixed;bottom:0">Cookies</div>
    <div><template shadowrootmode="open"><div class="bar" style="position:fixed;bottom:0;height:60px">Help</div></template></div>`)
  const [sight] = await look(new Map([['/', page]]), LAPTOP)
  const { elements = [], document } = sight?.facts ?? {}
  const bars = elements.filter(({ className }) => className === 'bar')
  const height = document?.height ?? 0
  expect(height).toBeGreaterThan(3000)
  expect(bars.map(({ isPinned }) => isPinned)).toEqual([true, true, true, true])
  const [top = 0, sticky = 0, fixed = 0, inShadow = 0] = bars.map(({ box }) => box.y)
  expect(top).toBeLessThan(200)
  expect(sticky).toBeGreaterThan(3000)
  expect([fixed, inShadow]).toEqual([height - 60, height - 60])
})

test('a page with a bar at the lower edge also shows its first screen', async () => {
  const bar = '<div style="position:sticky;bottom:0;background:#fff">Total</div>'
  const long = '<div style="height:3000px">Products</div>'
  const pages = new Map([
    ['/', writeDocument(long + bar)],
    ['/plain', writeDocument(long)],
  ])
  const sights = await look(pages, LAPTOP)
  expect(sights.map(({ picture }) => picture.screen !== undefined)).toEqual([true, false])
})

test('a picture of an open dialog is the screen with its backdrop', async () => {
  const long = '<div style="height:3000px">Products</div>'
  const pages = new Map([
    [
      '/dialog',
      writeDocument(
        `${long}<dialog><p>Delete it?</p></dialog><script>document.querySelector('dialog').showModal()</script>`,
      ),
    ],
    [
      '/sheet',
      writeDocument(
        `${long}<div style="position:fixed;inset:0;background:#0008"></div><div style="position:fixed;bottom:0;left:0;right:0;height:200px;background:#fff;color:#111">Delete it?</div>`,
      ),
    ],
    ['/layer', writeDocument(`${long}<div style="position:fixed;inset:0;z-index:-1"></div>`)],
  ])
  const sights = await look(pages, LAPTOP)
  expect(sights.map(({ picture }) => picture.height > 800)).toEqual([false, false, true])
})

test('a page that answers a resize looks the same in its picture', async () => {
  const page = writeDocument(`
    <p class="note">Open</p><div style="height:3000px">Products</div>
    <script>addEventListener('resize', () => { document.querySelector('.note').style.marginTop = '400px' })</script>`)
  const pages = new Map([['/', page]])
  const [light, dark] = await look(pages, LAPTOP, { width: 1280, scheme: 'dark' })
  const findNote = (sight?: Sight) =>
    sight?.facts.elements.find(({ className }) => className === 'note')?.box.y
  expect(findNote(dark)).toBe(findNote(light))
})
