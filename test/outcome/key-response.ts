import type { Page } from 'playwright'
import { markTouched, waitUntilSettled } from './open-page.ts'

/** True if an element, or something that it opens, responds to a key. */
export async function respondsToKey(page: Page, target: string, press: string): Promise<boolean> {
  if (await respondsAt(page, target, press)) return true
  const kind = await page.evaluate(activateElement, target)
  if (kind === 'browser' && BROWSER_KEYS.test(press)) return true
  if (kind !== 'field' && kind !== 'control') return false
  // Escape and arrow keys often act on what a control has opened, or on a field with a value.
  if (kind === 'field') await page.keyboard.type('a')
  await waitUntilSettled(page)
  return respondsAt(page, undefined, press)
}

const BROWSER_KEYS = /^(Escape|Enter|Space|Arrow\w+)$/

/** Activates an element and returns its kind. Runs in the page. */
function activateElement(target: string): 'gone' | 'link' | 'browser' | 'field' | 'control' {
  const element = document.querySelector<HTMLElement>(target)
  if (element === null) return 'gone'
  // A link opens another page and nothing else.
  if (element.matches('a[href]')) return 'link'
  // The browser handles the keys of these controls without any event.
  if (element.matches('select, input:is([type=date], [type=time], [type=month], [type=color])')) {
    return 'browser'
  }
  if (element.matches('input:not([type=checkbox], [type=radio]), textarea')) return 'field'
  element.click()
  return 'control'
}

async function respondsAt(page: Page, target: string | undefined, press: string) {
  markTouched(page)
  if (!(await page.evaluate(watchForEffects, target))) return false
  const before = page.url()
  await page.keyboard.press(press)
  await waitUntilSettled(page)
  return page.url() !== before || (await page.evaluate(hasEffect))
}

interface WatchedWindow {
  readonly watch?: { happened: boolean; focus: Element | null; end: () => void }
}

/** Moves focus to an element and watches for effects of a key. Runs in the page. */
function watchForEffects(target: string | undefined): boolean {
  const element = target === undefined ? document.activeElement : document.querySelector(target)
  if (!(element instanceof HTMLElement)) return false
  if (target !== undefined) element.focus()
  ;(window as WatchedWindow).watch?.end()
  const happen = (): void => {
    watch.happened = true
  }
  const prevent = (event: Event): void => {
    setTimeout(() => event.defaultPrevented && happen())
  }
  const change = (event: Event): void => {
    if ((event.target as Element).matches('input[type=checkbox], input[type=radio], select'))
      happen()
  }
  const observer = new MutationObserver(happen)
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  addEventListener('keydown', prevent)
  addEventListener('submit', happen)
  addEventListener('change', change)
  const end = (): void => {
    observer.disconnect()
    removeEventListener('keydown', prevent)
    removeEventListener('submit', happen)
    removeEventListener('change', change)
  }
  const watch = { happened: false, focus: document.activeElement, end }
  Object.assign(window, { watch })
  return document.activeElement === element
}

/** True if something changed, was prevented or took the focus. Runs in the page. */
function hasEffect(): boolean {
  const { watch } = window as WatchedWindow
  // On a new page the watch is gone: the key has navigated.
  return watch === undefined || watch.happened || watch.focus !== document.activeElement
}
