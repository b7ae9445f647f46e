import { type ReadView, readViews } from '../read-views.ts'
import { judge } from '../result.ts'
import type { PageCheck } from '../types.ts'

/** Saves screenshots for people to judge, and checks that the color schemes differ. */
export const checkScreenshots: PageCheck = async (opened) => {
  const images = new Map<string, Buffer>()
  for (const view of await readViews(opened)) {
    await opened.saveScreenshot(toFileName(view), view.screenshot)
    images.set(toFileName(view), view.screenshot)
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

const toFileName = ({ width, scheme }: ReadView): string => `${scheme}-${width}.png`
