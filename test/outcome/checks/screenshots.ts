import { mkdir } from 'node:fs/promises'
import { openPage, type View } from '../open-page.ts'
import { judge } from '../report.ts'
import type { BuiltPage, PageCheck } from '../types.ts'

/** Saves screenshots for people to judge, and checks that light and dark differ. */
export const checkScreenshots: PageCheck = async (built) => {
  await mkdir(built.out, { recursive: true })
  const light = await takeScreenshot(built, { width: 1280, scheme: 'light' })
  const dark = await takeScreenshot(built, { width: 1280, scheme: 'dark' })
  await takeScreenshot(built, { width: 390, scheme: 'light' })
  return judge(
    light.equals(dark) ? ['expected dark colors to differ from light; found the same pixels'] : [],
    `light-1280.png, dark-1280.png and light-390.png in ${built.out}`,
  )
}

async function takeScreenshot(built: BuiltPage, view: View): Promise<Buffer> {
  await openPage(built, view)
  const path = `${built.out}/${view.scheme}-${view.width}.png`
  return built.page.screenshot({ path, fullPage: true, animations: 'disabled' })
}
