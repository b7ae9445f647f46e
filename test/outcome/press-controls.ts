import { locateRoot, markTouched, openPage, waitUntilSettled } from './open-page.ts'
import type { PatternContract } from './page-contract.ts'
import type { BuiltPage } from './types.ts'

/** The maximum number of controls to press: more rarely reveal anything and take long. */
const MAX_PRESSES = 60

/** Presses the controls of the page one after another, checkboxes and menus first. */
export async function* pressControls(built: BuiltPage): AsyncGenerator<void> {
  const { page } = built
  for (let index = 0; index < MAX_PRESSES; index++) {
    const { pathname } = new URL(page.url())
    markTouched(page)
    if (!(await page.evaluate(pressControl, index))) return
    await waitUntilSettled(page)
    if (new URL(page.url()).pathname !== pathname) await openPage(built)
    yield
  }
}

/** Presses a control of `main`; false if there is none with this index. Runs in the page. */
function pressControl(index: number): boolean {
  const controls = [
    'main :is(input[type=checkbox], [role=checkbox])',
    'main :is([aria-haspopup], [aria-expanded], summary)',
    'main button:not([disabled], [aria-haspopup], [aria-expanded])',
  ].flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
  controls[index]?.click()
  return index < controls.length
}

/** True if a pattern is visible, if necessary after pressing controls. */
export async function revealPattern(built: BuiltPage, part: PatternContract): Promise<boolean> {
  const root = locateRoot(built.page, part).first()
  if (await root.isVisible()) return true
  for await (const _ of pressControls(built)) {
    if (await root.isVisible()) return true
  }
  return false
}
