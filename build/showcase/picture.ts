import type { Browser } from 'playwright'
import type { ShowcaseSite } from '../../src/site/showcase/render-showcase.ts'
import { serveFiles } from './serve-files.ts'

/** The size of a picture, and how much larger the window is that it shows. */
export const THUMBNAIL = { width: 640, height: 400, shrunk: 2 } as const

/** The first page of a site as WebP, small enough to be kept with the records. */
export async function captureThumbnail(browser: Browser, site: ShowcaseSite): Promise<Uint8Array> {
  const { width, height, shrunk } = THUMBNAIL
  const viewport = { width: width * shrunk, height: height * shrunk }
  const served = await serveFiles(site.files)
  const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' })
  try {
    await page.goto(`${served.origin}/${site.folder}`)
    // Playwright takes no WebP; the browser itself does.
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      clip: { x: 0, y: 0, ...viewport, scale: 1 / shrunk },
    })
    return Buffer.from(data, 'base64')
  } finally {
    await page.close()
    await served.close()
  }
}
