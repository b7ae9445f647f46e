import type { Page } from 'playwright'
import { markTouched, openPage, waitUntilRendered, waitUntilSettled } from '../open-page.ts'
import type { PatternContract } from '../page-contract.ts'
import type { BuiltPage, Finding, PageCheck } from '../types.ts'

/** How each signal is set by hand: what is operated in a pattern, and what then shows its value. */
const CONTROLS: Readonly<Record<string, string>> = {
  query: 'input[type=search], input[type=text], [role=searchbox]',
  filters: '[data-slot=fields] select, [data-slot=filters] select',
  'date-range': '[data-slot=date-range] select, [data-slot=date-range] input',
  comparison: '[data-slot=comparison] select',
  sort: ':is(th, [role=columnheader]) button',
  page: '[data-slot=pagination] :is(button, a[href]):not([disabled])',
}

/** What is set by hand and kept by the address is there again after a reload. */
export const checkReload: PageCheck = async (built) => {
  const findings: Finding[] = []
  for (const signal of built.contract.keptSignals) {
    for (const part of built.contract.parts.filter(({ produces }) => produces.includes(signal))) {
      const message = await describeLoss(built, part, signal)
      if (message !== undefined) findings.push({ subject: `${part.name}/${signal}`, message })
    }
  }
  return findings
}

/** What is lost of a signal; nothing when it is kept, or when the pattern has no control for it. */
async function describeLoss(
  built: BuiltPage,
  part: PatternContract,
  signal: string,
): Promise<string | undefined> {
  const { page } = built
  const selector = CONTROLS[signal]
  if (selector === undefined) return undefined
  await openPage(built)
  const scope = selector
    .split(', ')
    .map((one) => `[id="${part.name}"] ${one}`)
    .join()
  if ((await page.locator(scope).count()) === 0) return undefined
  const before = await readControls(page, scope)
  markTouched(page)
  await changeControl(page, scope)
  const set = await readControls(page, scope)
  if (set === before) return 'Operating its control changes nothing.'
  await page.reload()
  await waitUntilRendered(page)
  return (await readControls(page, scope)) === set
    ? undefined
    : 'It is lost when the page is loaded again.'
}

/** Gives the control another value than it has. */
async function changeControl(page: Page, scope: string): Promise<void> {
  const control = page.locator(scope).last()
  const kind = await control.evaluate((one) => (one as HTMLInputElement).type)
  if (kind === 'select-one') {
    const other = await control.evaluate((one) =>
      [...(one as HTMLSelectElement).options].findLastIndex((option) => !option.selected),
    )
    await control.selectOption({ index: other })
  } else if (kind === 'date') {
    await control.fill('2026-01-31')
    await control.press('Enter')
  } else if (kind === 'search' || kind === 'text') {
    await control.fill('a')
    await control.press('Enter')
  } else {
    await control.click()
  }
  await waitUntilSettled(page)
}

/** Values, order and page that the controls show, in the page. */
const readControls = (page: Page, scope: string): Promise<string> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .map((control) => {
          const cell = control.closest('[aria-sort], th, [data-slot=pagination]')
          const value = 'value' in control ? String(control.value) : ''
          const text = cell?.matches('[data-slot=pagination]') ? cell.textContent : ''
          return [value, cell?.getAttribute('aria-sort') ?? '', text].join(' ')
        })
        .join('\n'),
    scope,
  )
