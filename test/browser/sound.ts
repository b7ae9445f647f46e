import { expect, type Page } from 'playwright/test'
import { axeFaults } from './axe-faults.ts'
import { complaintsOf } from './complaints.ts'

/** What another scheme or width can make wrong; the rest is asked once. */
const OF_THE_SCREEN = [
  ...['color-contrast', 'link-in-text-block', 'target-size'],
  ...['scrollable-region-focusable', 'aria-hidden-focus'],
]

/** The first two meet both schemes and both widths; the full run asks everything of every pair. */
const SCREENS: readonly { width: number; colorScheme: 'light' | 'dark'; rules?: string[] }[] =
  process.env.SVC_FULL
    ? [1280, 390].flatMap((width) => [
        { width, colorScheme: 'light' },
        { width, colorScheme: 'dark' },
      ])
    : [
        { width: 1280, colorScheme: 'light' },
        { width: 390, colorScheme: 'dark', rules: OF_THE_SCREEN },
      ]

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
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare?.(page)
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await isSideways(page), `${width}`).toBe(false)
  }
  await removeFrames(page)
  for (const { width, colorScheme, rules } of SCREENS) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    expect(await axeFaults(page, rules), `${width}, ${colorScheme}`).toEqual([])
  }
  expect(complaints.filter((text) => !except?.test(text))).toEqual([])
  expect([...hosts]).toEqual([baseURL])
}
