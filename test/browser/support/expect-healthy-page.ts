import { expect, type Page } from 'playwright/test'
import { collectConsoleMessages } from './console-messages.ts'
import { findAxeViolations } from './page-violations.ts'

const WIDE_SCREEN = { width: 1280, colorScheme: 'light' } as const
const NARROW_SCREEN = { width: 390, colorScheme: 'dark' } as const

const ALL_SCREENS = [
  ...[WIDE_SCREEN, NARROW_SCREEN],
  { ...WIDE_SCREEN, colorScheme: 'dark' },
  { ...NARROW_SCREEN, colorScheme: 'light' },
] as const

const IS_RECORD = /^\/(patterns|shells|themes|archetypes|blueprints)\/./

/** Every view on all screens, and the many records on two; in the quick run each page on one. */
function selectScreens(path: string) {
  if (!process.env.SVC_FULL) return [path.length % 2 === 0 ? WIDE_SCREEN : NARROW_SCREEN]
  return IS_RECORD.test(path) ? [WIDE_SCREEN, NARROW_SCREEN] : ALL_SCREENS
}

/** Previews are looked at where they are rendered; here, drawing a dozen would take most of the time. */
const stubPreviews = (page: Page): Promise<unknown> =>
  page.route('**/preview/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A preview</title>' }),
  )

/** Axe loads itself into every frame, which takes longer than all that it does there. */
const removeFrames = (page: Page): Promise<unknown> =>
  page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })

interface HealthyPageOptions {
  /** Brings the page into the state that is looked at. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** What the page may complain about. */
  readonly except?: RegExp
}

/**
 * A page on every screen: axe finds nothing, nothing scrolls sideways, nothing is said on the
 * console, and no other host is asked.
 */
export async function expectHealthyPage(
  { page, baseURL }: { readonly page: Page; readonly baseURL: string | undefined },
  path: string,
  { prepare, except }: HealthyPageOptions = {},
): Promise<void> {
  const messages = collectConsoleMessages(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  if (!process.env.SVC_FULL) await stubPreviews(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare?.(page)
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await scrollsSideways(page), `${width}`).toBe(false)
  }
  await removeFrames(page)
  for (const { width, colorScheme } of selectScreens(path)) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    expect(await findAxeViolations(page), `${width}, ${colorScheme}`).toEqual([])
  }
  expect(messages.filter((text) => !except?.test(text))).toEqual([])
  expect([...hosts]).toEqual([baseURL])
}
