import type { Page } from 'playwright'
import { markTouched, openPage } from '../open-page.ts'
import type { Finding, PageCheck } from '../types.ts'

/** So many stops are made; a page with more is walked to there. */
const MAX_TAB_STOPS = 120

/** Tab alone reaches every pattern that has something to press, and shows where it is. */
export const checkTabOrder: PageCheck = async (built) => {
  await openPage(built)
  const names = built.contract.parts.map(({ name }) => name)
  const wanted = await built.page.evaluate(listPatternsWithControls, names)
  const stops = await walkTabOrder(built.page, names)
  const reached = new Set(stops.map(({ pattern }) => pattern))
  const dark = new Set(stops.filter(({ isSeen }) => !isSeen).map(({ pattern }) => pattern))
  const unreached: Finding[] = wanted
    .filter((name) => !reached.has(name))
    .map((name) => ({ subject: `${name}/Tab`, message: 'No Tab stop is in it.' }))
  const unseen = names
    .filter((name) => dark.has(name))
    .map((name) => ({ subject: `${name}/focus`, message: 'Focus on a control cannot be seen.' }))
  return [...unreached, ...unseen]
}

interface TabStop {
  readonly pattern: string
  readonly isSeen: boolean
}

async function walkTabOrder(page: Page, names: readonly string[]): Promise<TabStop[]> {
  const stops: TabStop[] = []
  markTouched(page)
  for (let at = 0; at < MAX_TAB_STOPS; at++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readTabStop, names)
    if (stop === undefined) break
    stops.push(stop)
  }
  return stops
}

/** Where focus is, in the page; nowhere once it has gone round. */
function readTabStop(names: readonly string[]): TabStop | undefined {
  const element = document.activeElement
  if (element === null || element === document.body) return undefined
  const pattern = names.find((name) => document.getElementById(name)?.contains(element)) ?? ''
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  const isRinged = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  // A date has several stops, and the browser draws the ring of all but the first.
  const isAgain = element.hasAttribute('data-outcome-stop')
  element.setAttribute('data-outcome-stop', '')
  return { pattern, isSeen: isRinged || isAgain }
}

/** The patterns that hold something to press or fill in, in the page. */
function listPatternsWithControls(names: readonly string[]): string[] {
  const controls = 'a[href], button:not([disabled]), input, select, textarea, summary, [onclick]'
  return names.filter((name) =>
    [...document.querySelectorAll(`[id="${name}"] :is(${controls})`)].some((control) =>
      control.checkVisibility(),
    ),
  )
}
