import type { Locator, Page } from 'playwright'
import { getAddress, locateInMain, openPage, waitUntilStable } from '../open-page.ts'
import { judge } from '../report.ts'
import { type TabStop, walkTabStops } from '../tab-stops.ts'
import type { BuiltPage, PageCheck } from '../types.ts'

/** The maximum number of popups to open. */
const MAX_POPUPS = 6

/** Checks that the keyboard alone shows focus, works the primary action and closes popups. */
export const checkKeyboard: PageCheck = async (built) => {
  await openPage(built)
  const stops = await walkTabStops(built.page, built.task.typedText)
  const hidden = stops.filter(({ isVisible }) => !isVisible)
  const action = choosePrimaryAction(stops, built.task.primaryAction)
  const unreached = await findUnreachedAction(built, stops)
  const popups = await closePopups(built)
  const findings = [
    ...hidden.map(({ name }) => `expected visible focus on "${name}"; found none`),
    ...(unreached === undefined ? await usePrimaryAction(built, action) : [unreached]),
    ...popups.findings,
  ]
  return judge(
    findings,
    `${stops.length} Tab stops in main, "${action?.name}" works, Escape closes ${popups.count} popup(s)`,
  )
}

/** Returns the Tab stop of the primary action: by its label, else the first button or link. */
function choosePrimaryAction(stops: readonly TabStop[], label: RegExp): TabStop | undefined {
  const matches = stops.filter(({ kind, name }) => /button|link/.test(kind) && label.test(name))
  return (
    matches.find(({ isInItem }) => !isInItem) ??
    matches.find(({ kind }) => kind === 'button') ??
    stops.find(({ kind }) => kind === 'button') ??
    stops.find(({ kind }) => kind === 'link')
  )
}

/** Describes a primary action that only a pointer reaches. */
async function findUnreachedAction({ page, task }: BuiltPage, stops: readonly TabStop[]) {
  const { primaryAction } = task
  if (stops.some(({ name }) => primaryAction.test(name))) return undefined
  const labels = await page.evaluate(listClickableLabels)
  const label = labels.find((text) => primaryAction.test(text))
  return label === undefined ? undefined : `expected Tab to reach "${label}"; found it left out`
}

/** Lists the labels of what a pointer can press in `main`. Runs in the page. */
function listClickableLabels(): string[] {
  const isClickable = (element: Element): boolean =>
    element.matches('button, a, [role=button], [onclick]') ||
    getComputedStyle(element).cursor === 'pointer'
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
    .filter((element) => element.closest('label, summary') === null && isClickable(element))
    .map((element) => element.innerText?.trim() ?? '')
    .filter((label) => label.length < 60)
}

/** Presses Enter on the primary action, and describes why it does not work. */
async function usePrimaryAction(
  built: BuiltPage,
  action: TabStop | undefined,
): Promise<readonly string[]> {
  const { page, task } = built
  if (action === undefined) {
    const wanted = `an action like ${task.primaryAction.source}`
    return [`expected Tab to reach ${wanted} in main; found no button or link`]
  }
  // The browser follows a link by itself.
  if (action.kind === 'link') return []
  await openPage(built)
  // A second round reaches an action that is enabled by typing and comes before the fields.
  const isReached = (stop: TabStop): boolean => stop.name === action.name && stop.kind === 'button'
  for (const _ of [1, 2]) {
    const stops = await walkTabStops(page, task.typedText, isReached)
    if (stops.some(isReached)) break
  }
  const before = await readEffects(page)
  await page.keyboard.press('Enter')
  await waitUntilStable(page)
  return (await readEffects(page)) === before
    ? [`expected Enter on "${action.name}" to have an effect; found none`]
    : []
}

/** Returns a text that changes with the URL, the document or the focus. */
const readEffects = async (page: Page): Promise<string> =>
  page.url() +
  (await page.evaluate(() => {
    const focused = document.activeElement
    return `${[...document.querySelectorAll('*')].indexOf(focused ?? document.body)} ${document.body.innerHTML}`
  }))

const OPENERS = [
  '[aria-haspopup]:not([aria-haspopup=false])',
  'button[aria-expanded=false]',
  'button:is([commandfor], [popovertarget])',
].join()

/** Labels of buttons that often open a dialog. */
const DIALOG_LABELS =
  /^\W*(new|create|add|archive|delete|remove|close|more|filters?|export|invite|save view)\b|…$/i

/** Opens popups with Enter, closes them with Escape, and describes what goes wrong. */
async function closePopups(built: BuiltPage) {
  const { page } = built
  await openPage(built)
  const openers = locateInMain(page, OPENERS).or(
    page
      .locator('main')
      .first()
      .getByRole('button', { name: DIALOG_LABELS })
      .filter({ visible: true }),
  )
  const findings: string[] = []
  let count = 0
  for (const index of await chooseDifferent(openers)) {
    await openPage(built)
    const result = await closePopup(page, openers.nth(index))
    if (result === undefined) continue
    count++
    findings.push(...result)
  }
  return { count, findings }
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
async function closePopup(page: Page, opener: Locator): Promise<string[] | undefined> {
  const popups = page.locator(`${POPUPS}, :popover-open`).filter({ visible: true })
  const before = await popups.count()
  const address = getAddress(page)
  if (!(await opener.isVisible()) || !(await opener.isEnabled())) return undefined
  const name = await opener.evaluate((element) => {
    element.setAttribute('data-outcome-opener', '')
    ;(element as HTMLElement).focus()
    return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  })
  await page.keyboard.press('Enter')
  await waitUntilStable(page)
  if (getAddress(page).split('?')[0] !== address.split('?')[0]) return undefined
  if ((await popups.count()) <= before) return undefined
  await page.keyboard.press('Escape')
  await waitUntilStable(page)
  if ((await popups.count()) > before)
    return [`expected Escape to close what "${name}" opened; it is still open`]
  const focused = await page.evaluate(() => {
    const element = document.activeElement
    return element?.hasAttribute('data-outcome-opener') ? undefined : element?.localName
  })
  return focused === undefined
    ? []
    : [`expected focus to return to "${name}" after Escape; found it on <${focused}>`]
}
