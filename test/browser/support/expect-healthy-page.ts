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

/** Selects one screen in the quick run; in the full run two for records and four otherwise. */
function selectScreens(path: string) {
  if (!process.env.SVC_FULL) return [path.length % 2 === 0 ? WIDE_SCREEN : NARROW_SCREEN]
  return IS_RECORD.test(path) ? [WIDE_SCREEN, NARROW_SCREEN] : ALL_SCREENS
}

/** Replaces previews, which `render.spec.ts` checks and which are slow to render. */
const stubPreviews = (page: Page): Promise<unknown> =>
  page.route('**/preview/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A preview</title>' }),
  )

/** Removes frames, because loading axe into each of them is slow. */
const removeFrames = (page: Page): Promise<unknown> =>
  page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))

const scrollsHorizontally = (page: Page): Promise<boolean> =>
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
 * Expects a page to have no axe violations, no horizontal scrolling, no console messages and no
 * requests to other hosts, on every screen.
 */
export async function expectHealthyPage(
  { page, baseURL }: { readonly page: Page; readonly baseURL: string | undefined },
  path: string,
  { prepare, except }: HealthyPageOptions = {},
): Promise<void> {
  const messages = collectConsoleMessages(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await stubPreviews(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare?.(page)
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await scrollsHorizontally(page), `${width}`).toBe(false)
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
