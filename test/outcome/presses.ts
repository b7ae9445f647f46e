import type { Part } from './contract.ts'
import { open, rootOf, settle, touch } from './open.ts'
import type { Built } from './types.ts'

/** So many controls are pressed in search of something; more would find little and take long. */
const MOST = 60

/** Presses the controls of the page one after another, those that pick and open first. */
export async function* presses(built: Built): AsyncGenerator<void> {
  const { page } = built
  for (let at = 0; at < MOST; at++) {
    const { pathname } = new URL(page.url())
    touch(page)
    if (!(await page.evaluate(pressControl, at))) return
    await settle(page)
    if (new URL(page.url()).pathname !== pathname) await open(built)
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
export async function reveal(built: Built, part: Part): Promise<boolean> {
  const root = rootOf(built.page, part).first()
  if (await root.isVisible()) return true
  for await (const _ of presses(built)) {
    if (await root.isVisible()) return true
  }
  return false
}
