import { expect, type Page } from 'playwright/test'
import { collectConsoleMessages } from './console-messages.ts'
import { findAxeViolations } from './page-violations.ts'

const WIDE_SCREEN = { width: 1280, colorScheme: 'light' } as const
const NARROW_SCREEN = { width: 390, colorScheme: 'dark' } as const

const ALL_SCREENS = [
  WIDE_SCREEN,
  NARROW_SCREEN,
  { ...WIDE_SCREEN, colorScheme: 'dark' },
  { ...NARROW_SCREEN, colorScheme: 'light' },
] as const

const IS_RECORD = /^\/(patterns|shells|themes|archetypes|blueprints)\/./

/** Selects all screens for views and two for records; the quick run uses one per page. */
function selectScreens(path: string) {
  if (!process.env.SVC_FULL) return [path.length % 2 === 0 ? WIDE_SCREEN : NARROW_SCREEN]
  return IS_RECORD.test(path) ? [WIDE_SCREEN, NARROW_SCREEN] : ALL_SCREENS
}

/** Replaces previews, which have their own tests and are slow to render here. */
const stubPreviews = (page: Page): Promise<unknown> =>
  page.route('**/preview/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A preview</title>' }),
  )

/** Removes frames, since axe loads itself into each of them, which is slow. */
const removeFrames = (page: Page): Promise<unknown> =>
  page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })

interface HealthyPageOptions {
  /** Brings the page into the state to check. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Console messages to ignore. */
  readonly except?: RegExp
}

/**
 * Expects a page to have no axe violations, no sideways scrolling, no console messages and no
 * requests to other hosts, on every selected screen.
 */
export async function expectHealthyPage(
  { page, baseURL }: { readonly page: Page; readonly baseURL: string | undefined },
  path: string,
  { prepare, except }: HealthyPageOptions = {},
): Promise<void> {
  const messages = collectConsoleMessages(page)
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
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
  expect([...origins]).toEqual([baseURL])
}
