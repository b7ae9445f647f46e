import type { Draft } from '../internal.ts'
import { chooseStop, FALLBACK_TEXT, focusAgain, focusByTab } from './actions.ts'
import { openPage, waitUntilStable } from './open-page.ts'
import { type FailureResult, NOTHING_TRIED } from './result.ts'
import { walkTabStops } from './tab-stops.ts'
import type { OpenedPage } from './types.ts'
import { readVisible } from './visible.ts'

/** Fills in the page, does its primary action without a server, and checks that the failure shows. */
export async function trySaving(opened: OpenedPage): Promise<FailureResult> {
  const { page, expected, writes } = opened
  const [action] = expected.actions
  if (action === undefined) return NOTHING_TRIED
  const text = expected.typedText ?? FALLBACK_TEXT
  await openPage(opened)
  const ready = await page.evaluate(readVisible, expected.ids)
  const stop = chooseStop(await walkTabStops(page, text), action)
  if (stop?.kind !== 'button') return NOTHING_TRIED
  if (!(await focusAgain(page, stop)) && !(await focusByTab(page, stop))) return NOTHING_TRIED
  const before = await page.evaluate(readInputs)
  writes.blocked.length = 0
  await page.keyboard.press('Enter')
  await waitUntilStable(page, 400)
  const sent = writes.blocked.find(({ isNavigation }) => !isNavigation)
  if (sent === undefined) return NOTHING_TRIED
  const cause = `"${stop.name}" with a failing ${new URL(sent.url).pathname}`
  const failed = await page.evaluate(readVisible, expected.ids)
  const wrong: Draft[] = []
  const add = (problem: string): void =>
    void wrong.push({ message: `${cause}: ${problem}`, selector: stop.selector })
  if (failed.errors <= ready.errors) add('expected a visible error; found none')
  if ((await page.evaluate(readInputs)) !== before)
    add('expected the input to stay; found it changed')
  return { tried: [cause], wrong }
}

/** Returns what the fields of the page hold. Runs in the page. */
function readInputs(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')
  return JSON.stringify([...fields].map(({ value, checked }) => [value, checked]))
}
