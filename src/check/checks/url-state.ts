import type { Locator, Page } from 'playwright-core'
import type { Draft } from '../../internal.ts'
import { getAddress, locateInMain, navigate, openPage, waitUntilStable } from '../open-page.ts'
import { hasRequests } from '../pending-work.ts'
import { judge, skip } from '../result.ts'
import type { OpenedPage, PageCheck, UrlState } from '../types.ts'

/** The maximum number of controls of a kind to try. */
const MAX_CONTROLS = 8

/** The time in which a control must change the URL, in milliseconds. */
const URL_TIMEOUT = 1000

/** The same for a page that has nothing left to do. */
const IDLE_TIMEOUT = 250

/** Checks that a link restores what controls of the page have set. */
export const checkUrlState: PageCheck = async (opened) => {
  const kinds = opened.expected.urlState
  if (kinds.length === 0) return skip('the page keeps nothing in its URL')
  const wrong: Draft[] = []
  const unknown: string[] = []
  const visitor = createVisitor(opened)
  try {
    for (const kind of kinds) {
      const { loss, reason } = await tryState(opened, kind, visitor)
      if (loss) wrong.push({ ...loss, message: `${kind}: ${loss.message}` })
      if (reason) unknown.push(`${kind}: ${reason}`)
    }
  } finally {
    await visitor.close()
  }
  return judge({ wrong, unknown }, `a link restores ${kinds.join(', ')}`)
}

/** Opens links in a tab that knows nothing of the others. */
interface Visitor {
  /** Opens a URL and reads the page. */
  visit<T>(url: string, read: (tab: Page) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Creates a visitor, which opens its tab once: each tab starts a process of the browser. */
function createVisitor({ page, writes, limits }: OpenedPage): Visitor {
  let tab: Page | undefined
  return {
    async visit(url, read) {
      tab ??= await page.context().newPage()
      await writes.allow()
      await tab.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 })
      await navigate({ page: tab, limits }, url)
      await waitUntilStable(tab)
      const content = await read(tab)
      // A new tab has no session.
      await tab.evaluate(() => sessionStorage.clear())
      await tab.goto('about:blank')
      return content
    },
    async close() {
      await tab?.close()
    },
  }
}

/** What a link does not restore, or why that is not known; neither if it restores everything. */
interface StateResult {
  readonly loss?: Draft | undefined
  readonly reason?: string
}

/** Sets a kind of state with the first control that changes the URL, and opens that URL. */
async function tryState(
  opened: OpenedPage,
  kind: UrlState,
  visitor: Visitor,
): Promise<StateResult> {
  const { page } = opened
  if (kind === 'step') return { reason: 'the steps were not filled in' }
  if (kind === 'item') return { reason: 'no item was opened' }
  let selector: string | undefined
  for (let index = 0; index < MAX_CONTROLS; index++) {
    await openPage(opened)
    const controls = locateControls(opened, kind)
    if (index >= (await controls.count())) break
    const before = { address: getAddress(page), state: await readState(page, kind) }
    const used = await controls.nth(index).evaluate((element) => svcSelector(element))
    if (!(await useControl(page, controls.nth(index)))) continue
    selector ??= used
    if (!(await waitForUrlChange(page, before.address))) continue
    // An open popup shows controls that a new tab does not.
    if (kind === 'choice') await page.keyboard.press('Escape')
    await waitUntilStable(page)
    const message = await compareInNewTab(page, visitor, { kind, before: before.state })
    return message === undefined ? {} : { loss: { message, selector: used } }
  }
  if (selector === undefined) return { reason: 'no control for it was found in main' }
  const message = `expected the URL to change; found ${getAddress(page)} after using ${selector}`
  return { loss: { message, selector } }
}

/** Opens the current URL in a new tab and describes how the controls differ. */
async function compareInNewTab(
  page: Page,
  visitor: Visitor,
  { kind, before }: { readonly kind: LocatableState; readonly before: string },
): Promise<string | undefined> {
  const after = await readState(page, kind)
  // Where the controls look the same, the content shows the state.
  const read = after === before ? readText : (tab: Page) => readState(tab, kind)
  const expected = await read(page)
  const found = await visitor.visit(page.url(), read)
  if (sortItems(found) === sortItems(expected)) return undefined
  const [wanted, got] = firstDifference(expected, found)
  return `expected "${wanted}" at ${getAddress(page)} in a new tab; found "${got}"`
}

/** Sorts the items of each line: a page may list the chosen ones in the order of the URL. */
const sortItems = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(/[:,;] ?/)
        .toSorted()
        .join(),
    )
    .join('\n')

/** Returns the first line that differs, of each text. */
function firstDifference(expected: string, found: string): readonly [string, string] {
  const lines = found.split('\n')
  const index = expected
    .split('\n')
    .findIndex((line, at) => sortItems(line) !== sortItems(lines[at] ?? ''))
  return [(expected.split('\n')[index] ?? '').trim(), (lines[index] ?? '').trim()]
}

const readText = (page: Page): Promise<string> => page.locator('main').first().innerText()

/** Locates the controls of a kind that do not show the current state already. */
function locateControls({ page, expected }: OpenedPage, kind: LocatableState): Locator {
  const main = page.locator('main').first()
  if (kind === 'search') {
    return main
      .getByRole('searchbox')
      .or(main.getByRole('textbox', { name: /search|find|filter/i }))
      .filter({ visible: true })
  }
  if (kind === 'page') {
    const isEnabled = { name: NEXT_PAGE, disabled: false }
    return main
      .getByRole('button', isEnabled)
      .or(main.getByRole('link', isEnabled))
      .filter({ visible: true })
  }
  const links = ['?', `${expected.path}?`].map((start) => `a[href^="${start}"]${OFF}`)
  const controls = kind === 'sort' ? [] : links
  return locateInMain(page, [CONTROLS[kind], ...controls].join())
}

type LocatableState = Exclude<UrlState, 'step' | 'item'>

const NEXT_PAGE = /^\W*(next|older|page 2|2)\b/i

const OFF =
  ':not([aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current], :checked, :disabled)'

/** Controls that set a state, and are not set already. */
const CONTROLS: Readonly<Record<'sort' | 'tab' | 'choice', string>> = {
  sort: [
    ':is(th, [role=columnheader]) :is(button, a[href]):not([role=checkbox])',
    'select[aria-label*=sort i], select[id*=sort i], select[name*=sort i]',
  ].join(),
  tab: `[role=tab]${OFF}`,
  choice: [
    'select',
    `:is(input[type=radio], [role=radio], [role=tab], [aria-pressed])${OFF}`,
    ':is(button, [role=button])[aria-haspopup], [role=combobox]:not(input, select)',
    'summary, button[aria-expanded=false]',
    'input[type=checkbox]:not(table *)',
  ].join(),
}

/** Uses a control; false if it cannot set anything. */
async function useControl(page: Page, control: Locator): Promise<boolean> {
  const kind = await control.evaluate((element): string => {
    if (element instanceof HTMLSelectElement) return 'select'
    if (element.matches('input:not([type=radio], [type=checkbox])')) return 'field'
    return element.matches('[aria-haspopup], [role=combobox], summary, [aria-expanded]')
      ? 'popup'
      : 'press'
  })
  if (kind === 'select') return selectOther(control)
  if (kind === 'field') {
    await control.fill('a')
    await control.press('Enter')
    return true
  }
  // A label or an overlay can cover the control itself.
  await control.click({ force: true, timeout: 2000 })
  return kind === 'popup' ? chooseInPopup(page) : true
}

async function selectOther(control: Locator): Promise<boolean> {
  const index = await control.evaluate((element) =>
    [...(element as HTMLSelectElement).options].findIndex(
      (option) => !option.selected && !option.disabled && option.value !== '',
    ),
  )
  if (index < 0) return false
  await control.selectOption({ index })
  return true
}

/** Chooses the first option that an open popup offers; false if there is none. */
async function chooseInPopup(page: Page): Promise<boolean> {
  await waitUntilStable(page)
  const roles = '[role=option], [role=menuitemradio], [role=menuitemcheckbox], [role=menuitem]'
  const places = ':is([role=dialog], dialog, details[open], [popover], [role=group], fieldset)'
  const inputs = `${places} :is(input[type=checkbox], input[type=radio])${OFF}`
  const options = page.locator(`:is(${roles})${OFF}, ${inputs}`).filter({ visible: true })
  if ((await options.count()) === 0) return false
  await options.first().click({ force: true, timeout: 2000 })
  const apply = page
    .getByRole('button', { name: /^(apply|show|done)\b/i })
    .filter({ visible: true })
  if ((await apply.count()) > 0) await apply.first().click({ timeout: 2000 })
  return true
}

/** Waits for another URL, until the page waits for no timer and no request itself. */
async function waitForUrlChange(page: Page, before: string): Promise<boolean> {
  const start = Date.now()
  const isBusy = async (): Promise<boolean> =>
    hasRequests(page) || (await page.evaluate(() => globalThis.svcTimers?.size !== 0))
  while (Date.now() < start + URL_TIMEOUT) {
    if (getAddress(page) !== before) return true
    if (Date.now() > start + IDLE_TIMEOUT && !(await isBusy())) return false
    await page.waitForTimeout(25)
  }
  return false
}

/** Returns what the controls of a kind show, one per line. */
const readState = (page: Page, kind: LocatableState): Promise<string> =>
  page.evaluate((selector) => {
    const STATES = ['aria-sort', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-current']
    const controls = [...document.querySelectorAll(selector)].filter((item) =>
      item.checkVisibility(),
    )
    return controls
      .map((control) => {
        const isInput = control.matches('input, select, textarea')
        const value = isInput ? (control as HTMLInputElement).value : control.textContent
        const checked = control.matches(':checked') ? 'checked' : ''
        const states = STATES.map((name) => control.getAttribute(name) ?? '')
        return [value, checked, ...states].join(' ').replace(/\s+/g, ' ').trim()
      })
      .join('\n')
  }, SHOWN_STATES[kind])

/** The elements that show each kind of state. */
const SHOWN_STATES: Readonly<Record<LocatableState, string>> = {
  search: 'main input:not([type=checkbox], [type=radio])',
  sort: 'main :is(th, [role=columnheader]), main select',
  page: 'main [aria-current], main [aria-label*=pag i]',
  tab: 'main [role=tab], main a[aria-current]',
  choice:
    'main :is(select, input[type=radio], [role=radio], [role=tab], [aria-pressed], a[aria-current], [aria-haspopup], [role=combobox], summary)',
}
