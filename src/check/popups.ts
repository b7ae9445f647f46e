import type { Locator, Page } from 'playwright-core'
import type { Draft } from '../internal.ts'
import { getAddress, locateInMain, openPage, waitUntilStable } from './open-page.ts'
import type { OpenedPage } from './types.ts'

/** The maximum number of popups to open. */
const MAX_POPUPS = 6

const OPENERS = [
  '[aria-haspopup]:not([aria-haspopup=false])',
  'button[aria-expanded=false]',
  'button:is([commandfor], [popovertarget])',
].join()

/** Labels of buttons that often open a dialog. */
const DIALOG_LABELS =
  /^\W*(new|create|add|archive|delete|remove|close|more|filters?|export|invite|save view)\b|…$/i

/** Opens popups with Enter, closes them with Escape, and describes what goes wrong. */
export async function closePopups(opened: OpenedPage) {
  const { page } = opened
  await openPage(opened)
  const openers = locateInMain(page, OPENERS).or(
    page
      .locator('main')
      .first()
      .getByRole('button', { name: DIALOG_LABELS })
      .filter({ visible: true }),
  )
  const findings: Draft[] = []
  let count = 0
  let isUnchanged = true
  for (const index of await chooseDifferent(openers)) {
    if (!isUnchanged) await openPage(opened)
    const before = await readDocument(page)
    const result = await closePopup(page, openers.nth(index))
    isUnchanged = (await readDocument(page)) === before
    if (result === undefined) continue
    count++
    findings.push(...result)
  }
  return { count, findings }
}

/** Returns a text that changes with the URL, the document, and what its fields hold. */
const readDocument = async (page: Page): Promise<string> => {
  const content = await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-svc-opener]'))
      element.removeAttribute('data-svc-opener')
    const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea')
    const values = [...fields].map(({ value, checked }) => [value, checked])
    return JSON.stringify([document.documentElement.outerHTML, values])
  })
  return page.url() + content
}

/** Returns the indexes of controls whose labels start differently: one of many rows is enough. */
async function chooseDifferent(controls: Locator): Promise<number[]> {
  const labels = await controls.evaluateAll((elements) =>
    elements.map((item) => (item.getAttribute('aria-label') ?? item.textContent ?? '').trim()),
  )
  const words = labels.map((label) => label.split(/\s/)[0])
  const indexes = words.flatMap((word, index) => (words.indexOf(word) === index ? [index] : []))
  return indexes.slice(0, MAX_POPUPS)
}

const POPUPS = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Describes what goes wrong with a popup; undefined if the control opens none. */
async function closePopup(page: Page, opener: Locator): Promise<Draft[] | undefined> {
  const popups = page.locator(`${POPUPS}, :popover-open`).filter({ visible: true })
  const before = await popups.count()
  const address = getAddress(page)
  if (!(await opener.isVisible()) || !(await opener.isEnabled())) return undefined
  const { name, selector } = await opener.evaluate((element) => {
    element.setAttribute('data-svc-opener', '')
    ;(element as HTMLElement).focus()
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return { name, selector: svcSelector(element) }
  })
  await page.keyboard.press('Enter')
  await waitUntilStable(page)
  if (getAddress(page).split('?')[0] !== address.split('?')[0]) return undefined
  if ((await popups.count()) <= before) return undefined
  await page.keyboard.press('Escape')
  await waitUntilStable(page)
  if ((await popups.count()) > before) {
    const message = `expected Escape to close what "${name}" opened; it is still open`
    return [{ message, selector }]
  }
  const focused = await page.evaluate(() => {
    const element = document.activeElement
    return element?.hasAttribute('data-svc-opener') ? undefined : element?.localName
  })
  if (focused === undefined) return []
  const message = `expected focus to return to "${name}" after Escape; found it on <${focused}>`
  return [{ message, selector }]
}
