import type { Page } from 'playwright'
import { markTouched, openPage } from '../open-page.ts'
import type { Finding, PageCheck } from '../types.ts'

/** The maximum number of Tab stops to visit. */
const MAX_TAB_STOPS = 120

/** Checks that Tab reaches every pattern with controls, and that focus is visible. */
export const checkTabOrder: PageCheck = async (built) => {
  await openPage(built)
  const names = built.contract.parts.map(({ name }) => name)
  const expected = await built.page.evaluate(listPatternsWithControls, names)
  const stops = await walkTabOrder(built.page, names)
  const reached = new Set(stops.map(({ pattern }) => pattern))
  const withoutFocusRing = new Set(
    stops.filter(({ isVisible }) => !isVisible).map(({ pattern }) => pattern),
  )
  const unreached: Finding[] = expected
    .filter((name) => !reached.has(name))
    .map((name) => ({ subject: `${name}/Tab`, message: 'No Tab stop is in it.' }))
  const invisible = names
    .filter((name) => withoutFocusRing.has(name))
    .map((name) => ({ subject: `${name}/focus`, message: 'Focus on a control is not visible.' }))
  return [...unreached, ...invisible]
}

interface TabStop {
  readonly pattern: string
  readonly isVisible: boolean
}

async function walkTabOrder(page: Page, names: readonly string[]): Promise<TabStop[]> {
  const stops: TabStop[] = []
  markTouched(page)
  for (let index = 0; index < MAX_TAB_STOPS; index++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readTabStop, names)
    if (stop === undefined) break
    stops.push(stop)
  }
  return stops
}

/** Returns the focused element's pattern; undefined after the last stop. Runs in the page. */
function readTabStop(names: readonly string[]): TabStop | undefined {
  const element = document.activeElement
  if (element === null || element === document.body) return undefined
  const pattern = names.find((name) => document.getElementById(name)?.contains(element)) ?? ''
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  const isRinged = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  // A date input has several stops; the browser draws the focus ring of all but the first.
  const isVisited = element.hasAttribute('data-outcome-stop')
  element.setAttribute('data-outcome-stop', '')
  return { pattern, isVisible: isRinged || isVisited }
}

/** Lists the patterns with visible controls. Runs in the page. */
function listPatternsWithControls(names: readonly string[]): string[] {
  const controls = 'a[href], button:not([disabled]), input, select, textarea, summary, [onclick]'
  return names.filter((name) =>
    [...document.querySelectorAll(`[id="${name}"] :is(${controls})`)].some((control) =>
      control.checkVisibility(),
    ),
  )
}
