import type { Page } from 'playwright'
import { markTouched, openPage, waitUntilRendered, waitUntilSettled } from '../open-page.ts'
import type { PatternContract } from '../page-contract.ts'
import type { BuiltPage, Finding, PageCheck } from '../types.ts'

/** The controls that set each signal and show its value. */
const CONTROLS: Readonly<Record<string, string>> = {
  query: 'input[type=search], input[type=text], [role=searchbox]',
  filters: '[data-slot=fields] select, [data-slot=filters] select',
  'date-range': '[data-slot=date-range] select, [data-slot=date-range] input',
  comparison: '[data-slot=comparison] select',
  sort: ':is(th, [role=columnheader]) button',
  page: '[data-slot=pagination] :is(button, a[href]):not([disabled])',
}

/** Checks that values in the URL survive a reload. */
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

/** Describes the loss of a signal; undefined if it is kept or the pattern has no control for it. */
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
    .map((control) => `[id="${part.name}"] ${control}`)
    .join()
  if ((await page.locator(scope).count()) === 0) return undefined
  const before = await readControls(page, scope)
  markTouched(page)
  await changeControl(page, scope)
  const after = await readControls(page, scope)
  if (after === before) return 'Using its control changes nothing.'
  await page.reload()
  await waitUntilRendered(page)
  return (await readControls(page, scope)) === after
    ? undefined
    : 'It is lost when the page is reloaded.'
}

/** Changes the value of the control. */
async function changeControl(page: Page, scope: string): Promise<void> {
  const control = page.locator(scope).last()
  const kind = await control.evaluate((element) => (element as HTMLInputElement).type)
  if (kind === 'select-one') {
    const other = await control.evaluate((element) =>
      [...(element as HTMLSelectElement).options].findLastIndex((option) => !option.selected),
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

/** Returns the values, sort order and page that the controls show. */
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
