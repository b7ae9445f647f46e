import { locateRoot, markTouched, openPage, waitUntilSettled } from './open-page.ts'
import type { PatternContract } from './page-contract.ts'
import type { BuiltPage } from './types.ts'

/** So many controls are pressed in search of something; more would find little and take long. */
const MAX_PRESSES = 60

/** Presses the controls of the page one after another, those that pick and open first. */
export async function* pressControls(built: BuiltPage): AsyncGenerator<void> {
  const { page } = built
  for (let at = 0; at < MAX_PRESSES; at++) {
    const { pathname } = new URL(page.url())
    markTouched(page)
    if (!(await page.evaluate(pressControl, at))) return
    await waitUntilSettled(page)
    if (new URL(page.url()).pathname !== pathname) await openPage(built)
    yield
  }
}

/** Presses one control of `main`, in the page; false when there are not so many. */
function pressControl(at: number): boolean {
  const controls = [
    'main :is(input[type=checkbox], [role=checkbox])',
    'main :is([aria-haspopup], [aria-expanded], summary)',
    'main button:not([disabled], [aria-haspopup], [aria-expanded])',
  ].flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
  controls[at]?.click()
  return at < controls.length
}

/** Whether a pattern can be seen, if need be after pressing what brings it up. */
export async function revealPattern(built: BuiltPage, part: PatternContract): Promise<boolean> {
  const root = locateRoot(built.page, part).first()
  if (await root.isVisible()) return true
  for await (const _ of pressControls(built)) {
    if (await root.isVisible()) return true
  }
  return false
}
