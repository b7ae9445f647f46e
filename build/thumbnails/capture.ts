import type { Browser, Page } from 'playwright'
import type { ThumbnailKind, ThumbnailSource } from './thumbnail-sources.ts'

/** The color schemes that every thumbnail has a picture of. */
export const COLOR_SCHEMES = ['light', 'dark'] as const

export type ColorScheme = (typeof COLOR_SCHEMES)[number]

interface Frame {
  /** The width of the browser window; its height has the ratio of the picture. */
  readonly windowWidth: number
  readonly width: number
  readonly height: number
  readonly quality: number
}

/** The window and the picture of each kind of thumbnail. */
const FRAMES: Readonly<Record<ThumbnailKind, Frame>> = {
  part: { windowWidth: 840, width: 576, height: 360, quality: 65 },
  page: { windowWidth: 1280, width: 576, height: 360, quality: 65 },
  'small-page': { windowWidth: 1280, width: 352, height: 220, quality: 55 },
}

/** A part that is this low in its window is shown larger, in a narrower window. */
const LOW_PART = { maxHeight: 230, windowWidth: 660 }

/** A part whose content leaves more of the window empty than this is moved to its center. */
const MIN_FILLED_SHARE = 0.6

/** Hides what visitors dismiss before they look at a page. */
const DISMISSED = '[data-region]:has([data-pattern="cookie-consent"]) { display: none !important }'

/** Takes pictures of previews as WebP. */
export interface Camera {
  capture(source: ThumbnailSource, colorScheme: ColorScheme): Promise<Uint8Array>
  close(): Promise<void>
}

/** Opens a page that takes the pictures of the previews on a server. */
export async function openCamera(browser: Browser, origin: string): Promise<Camera> {
  // The policy of previews forbids the style that centers low parts.
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  return {
    async capture({ kind, folder }, colorScheme) {
      const frame = FRAMES[kind]
      await page.emulateMedia({ colorScheme })
      await resize(page, frame)
      await page.goto(`${origin}/${folder}?mode=${colorScheme}`)
      if (kind === 'part') await framePart(page, frame)
      else await page.addStyleTag({ content: DISMISSED })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const scale = frame.width / (page.viewportSize()?.width ?? frame.width)
      // Playwright cannot take a screenshot as WebP, but the browser can.
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: frame.quality,
        clip: { x: 0, y: 0, width: frame.width / scale, height: frame.height / scale, scale },
      })
      return Buffer.from(data, 'base64')
    },
    close: () => context.close(),
  }
}

const resize = (page: Page, { windowWidth, width, height }: Frame): Promise<void> =>
  page.setViewportSize({
    width: windowWidth,
    height: Math.round((windowWidth * height) / width),
  })

/** Centers a part that is smaller than the window, and shows a very low one larger. */
async function framePart(page: Page, frame: Frame): Promise<void> {
  await page.addStyleTag({
    content: 'html { block-size: 100% } body { min-block-size: 100%; align-content: center }',
  })
  const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0)
  const isLow = height <= LOW_PART.maxHeight
  if (isLow) await resize(page, { ...frame, windowWidth: LOW_PART.windowWidth })
  const end = await measureContentEnd(page)
  const width = page.viewportSize()?.width ?? frame.windowWidth
  if (end > width * MIN_FILLED_SHARE) return
  const shift = Math.round((width - end) / 2)
  await page.addStyleTag({ content: `main { margin-inline-start: ${shift}px !important }` })
}

/** Returns the right edge of what can be seen in a part: its texts, controls and pictures. */
const measureContentEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const leaves = [...document.querySelectorAll('main *')].filter(
      (element) => element.childElementCount === 0 && element.clientWidth !== 1,
    )
    const ends = leaves.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const isText = element.textContent !== '' && !element.matches('option, textarea')
      return (isText ? range : element).getBoundingClientRect().right
    })
    return Math.max(0, ...ends)
  })
