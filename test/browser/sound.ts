import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { complaintsOf } from './complaints.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The first two meet both schemes and both widths; the full run takes every pair. */
const SCREENS = (
  [
    { width: 1280, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ] as const
).slice(0, process.env.SVC_FULL ? 4 : 2)

/** What axe finds in the page itself; previews are checked where they are rendered. */
async function faultsOf(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(STANDARDS).analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html).slice(0, 3)])
}

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
  for (const { width, colorScheme } of SCREENS) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    expect(await faultsOf(page), `${width}, ${colorScheme}`).toEqual([])
  }
  expect(complaints.filter((text) => !except?.test(text))).toEqual([])
  expect([...hosts]).toEqual([baseURL])
}
