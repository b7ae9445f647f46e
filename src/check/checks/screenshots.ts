import { openPage, type View, WIDTHS } from '../open-page.ts'
import { judge } from '../result.ts'
import type { OpenedPage, PageCheck } from '../types.ts'

/** Saves screenshots for people to judge, and checks that the color schemes differ. */
export const checkScreenshots: PageCheck = async (opened) => {
  const images = new Map<string, Buffer>()
  for (const view of listViews(opened.expected.schemes)) {
    const image = await takeScreenshot(opened, view)
    await opened.saveScreenshot(toFileName(view), image)
    images.set(toFileName(view), image)
  }
  const dark = images.get('dark-1280.png')
  const isSame = dark !== undefined && images.get('light-1280.png')?.equals(dark)
  return judge(
    { wrong: [], unknown: isSame ? [SAME_COLORS] : [] },
    `screenshots: ${[...images.keys()].join(', ')}`,
  )
}

const SAME_COLORS =
  'light and dark have the same pixels: neither prefers-color-scheme, class="dark" nor data-theme on <html> changes the page, so one of them was not checked'

interface ScreenshotView extends Required<Pick<View, 'width' | 'scheme'>> {}

const listViews = (schemes: OpenedPage['expected']['schemes']): ScreenshotView[] =>
  WIDTHS.flatMap((width) => schemes.map((scheme) => ({ width, scheme })))

const toFileName = ({ width, scheme }: ScreenshotView): string => `${scheme}-${width}.png`

async function takeScreenshot(opened: OpenedPage, view: ScreenshotView): Promise<Buffer> {
  await openPage(opened, view)
  return opened.page.screenshot({ fullPage: true, animations: 'disabled' })
}
