import type { Page, PageScreenshotOptions } from 'playwright-core'

declare global {
  /** True while a picture is taken. In the page only. */
  var svcIsPictured: boolean | undefined
}

/**
 * Keeps the page from learning that the browser changes the size of the window for a picture: many
 * pages close or open their navigation then. Runs in the page, before its scripts.
 */
export function holdResize(): void {
  const hold = (event: Event): void => {
    if (globalThis.svcIsPictured) event.stopImmediatePropagation()
  }
  addEventListener('resize', hold, { capture: true })
}

/** Takes a picture of a whole page, which looks the same before and after. */
export async function takePicture(page: Page, clip?: PageScreenshotOptions['clip']) {
  await page.evaluate(() => {
    globalThis.svcIsPictured = true
  })
  const image = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    scale: 'css',
    ...(clip && { clip }),
  })
  await page.evaluate(async () => {
    // The last event arrives with the next frames.
    for (let frame = 0; frame < 2; frame++) await new Promise((end) => requestAnimationFrame(end))
    globalThis.svcIsPictured = false
  })
  return image
}

/** Takes a picture of the screen as people see it, with the bars and dialogs that stay in place. */
export const takeScreen = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', scale: 'css' })
