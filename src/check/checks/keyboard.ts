import type { Page } from 'playwright-core'
import type { Draft } from '../../internal.ts'
import { chooseStop, FALLBACK_TEXT, focusAgain, focusByTab } from '../actions.ts'
import { openPage, waitUntilStable } from '../open-page.ts'
import { closePopups } from '../popups.ts'
import { judge, skip } from '../result.ts'
import { revealParts } from '../reveal.ts'
import { type TabStop, walkTabStops } from '../tab-stops.ts'
import type { ExpectedAction, OpenedPage, PageCheck } from '../types.ts'

/** The maximum number of actions to try. */
const MAX_ACTIONS = 6

/** Checks that the keyboard alone shows focus, does the actions and closes popups. */
export const checkKeyboard: PageCheck = async (opened) => {
  const actions = opened.expected.actions.slice(0, MAX_ACTIONS)
  if (actions.length === 0) return skip('no actions are decided for this page')
  await openPage(opened)
  const stops = await walkTabStops(opened.page, opened.expected.typedText)
  const wrong: Draft[] = stops
    .filter(({ isVisible }) => !isVisible)
    .map(({ name, selector }) => ({
      message: `expected visible focus on "${name}"; found none`,
      selector,
    }))
  const unknown: string[] = []
  const done: string[] = []
  for (const action of actions) {
    const result = await tryAction(opened, action, stops)
    if (result.wrong) wrong.push(result.wrong)
    if (result.unknown) unknown.push(result.unknown)
    if (result.name) done.push(`"${result.name}"`)
  }
  const popups = await closePopups(opened)
  return judge(
    { wrong: [...wrong, ...popups.findings], unknown },
    `${stops.length} Tab stops in main show focus, Enter works on ${done.join(', ')}, Escape closes ${popups.count} popup(s)`,
  )
}

/** The result of an action: the control that did it, or why it was not done. */
interface ActionResult {
  readonly name?: string
  readonly wrong?: Draft
  readonly unknown?: string
}

async function tryAction(
  opened: OpenedPage,
  action: ExpectedAction,
  stops: readonly TabStop[],
): Promise<ActionResult> {
  const stop = chooseStop(stops, action)
  if (stop) return pressEnter(opened, stop, false)
  // The control may appear with a selection.
  await openPage(opened)
  await revealParts(opened)
  const revealed = await opened.page.evaluate(listClickable)
  const control = revealed.find(({ name }) => action.rate(name) > 0)
  if (control === undefined) {
    return { unknown: `no button or link in main looks like "${action.label}"` }
  }
  const late = chooseStop(await walkTabStops(opened.page), action)
  if (late) return pressEnter(opened, late, true)
  const { name, selector } = control
  return { wrong: { message: `expected Tab to reach "${name}"; found it left out`, selector } }
}

/** Lists what a pointer can press in `main`. Runs in the page. */
function listClickable(): { name: string; selector: string }[] {
  const isClickable = (element: Element): boolean =>
    element.matches('button, a, [role=button], [onclick]') ||
    getComputedStyle(element).cursor === 'pointer'
  return (
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
      .filter((element) => element.closest('label, summary') === null && isClickable(element))
      .map((element) => ({
        name: element.getAttribute('aria-label') ?? element.innerText?.trim() ?? '',
        selector: svcSelector(element),
      }))
      // An icon inside a link has the pointer of the link, and no name.
      .filter(({ name }) => name !== '' && name.length < 60)
  )
}

/** Presses Enter on a control. If that has no effect, fills in the fields and tries again. */
async function pressEnter(
  opened: OpenedPage,
  stop: TabStop,
  needsSelection: boolean,
): Promise<ActionResult> {
  const { name, selector, kind } = stop
  // The browser follows a link by itself.
  if (kind === 'link') return { name }
  const { typedText } = opened.expected
  for (const text of typedText === undefined ? [undefined, FALLBACK_TEXT] : [typedText]) {
    if (await hasEffect(opened, stop, { text, needsSelection })) return { name }
  }
  if (await opened.page.locator(selector).first().evaluate(isExplainedLock)) return {}
  return {
    wrong: { message: `expected Enter on "${name}" to have an effect; found none`, selector },
  }
}

/** True for a control that is locked and says why. Runs in the page. */
function isExplainedLock(element: Element): boolean {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/)
  const reasons = ids.map((id) => document.getElementById(id)?.textContent?.trim())
  return element.getAttribute('aria-disabled') === 'true' && reasons.some(Boolean)
}

interface Attempt {
  readonly text: string | undefined
  readonly needsSelection: boolean
}

async function hasEffect(
  opened: OpenedPage,
  stop: TabStop,
  { text, needsSelection }: Attempt,
): Promise<boolean> {
  const { page, writes } = opened
  await openPage(opened)
  if (needsSelection) await revealParts(opened)
  // Without text to type on the way, the walk before has shown that Tab reaches the control.
  const hasFocus = text === undefined && (await focusAgain(page, stop))
  if (!hasFocus && !(await focusByTab(page, stop, text))) return false
  const before = await readEffects(page)
  await page.keyboard.press('Enter')
  await waitUntilStable(page)
  return writes.blocked.length > 0 || (await readEffects(page)) !== before
}

/** Returns a text that changes with the URL, the document or the focus. */
const readEffects = async (page: Page): Promise<string> =>
  page.url() +
  (await page.evaluate(() => {
    const focused = document.activeElement
    return `${[...document.querySelectorAll('*')].indexOf(focused ?? document.body)} ${new XMLSerializer().serializeToString(document.body)}`
  }))
