import { expect, type Page } from 'playwright/test'
import { axeFaults } from './axe-faults.ts'
import { complaintsOf } from './complaints.ts'

const WIDE = { width: 1280, colorScheme: 'light' } as const
const NARROW = { width: 390, colorScheme: 'dark' } as const

const ALL = [
  ...[WIDE, NARROW],
  { ...WIDE, colorScheme: 'dark' },
  { ...NARROW, colorScheme: 'light' },
] as const

const IS_RECORD = /^\/(patterns|shells|themes|archetypes|blueprints)\/./

/** Every view on all screens, and the many records on two; in the quick run each page on one. */
function screensOf(path: string) {
  if (!process.env.SVC_FULL) return [path.length % 2 === 0 ? WIDE : NARROW]
  return IS_RECORD.test(path) ? [WIDE, NARROW] : ALL
}

/** Previews are looked at where they are rendered; here, drawing a dozen would take most of the time. */
const withoutPreviews = (page: Page): Promise<unknown> =>
  page.route('**/preview/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A preview</title>' }),
  )

/** Axe loads itself into every frame, which takes longer than all that it does there. */
const removeFrames = (page: Page): Promise<unknown> =>
  page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))

const isSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })

interface Sound {
  /** Brings the page into the state that is looked at. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** What the page may complain about. */
  readonly except?: RegExp
}

/**
 * A page on every screen: axe finds nothing, nothing scrolls sideways, nothing is said on the
 * console, and no other host is asked.
 */
export async function expectSound(
  { page, baseURL }: { readonly page: Page; readonly baseURL: string | undefined },
  path: string,
  { prepare, except }: Sound = {},
): Promise<void> {
  const complaints = complaintsOf(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  if (!process.env.SVC_FULL) await withoutPreviews(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare?.(page)
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await isSideways(page), `${width}`).toBe(false)
  }
  await removeFrames(page)
  for (const { width, colorScheme } of screensOf(path)) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    expect(await axeFaults(page), `${width}, ${colorScheme}`).toEqual([])
  }
  expect(complaints.filter((text) => !except?.test(text))).toEqual([])
  expect([...hosts]).toEqual([baseURL])
}
