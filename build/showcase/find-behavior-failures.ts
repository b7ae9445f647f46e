import type { Locator, Page } from 'playwright'

/**
 * Uses the controls of a page that is open, and describes those that do not work. The screen is
 * wide, because the rows of a table are cards without a head on a narrow one.
 */
export async function findBehaviorFailures(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  return [
    ...(await findPaletteFailures(page)),
    ...(await findSortFailures(page)),
    ...(await findPagingFailures(page)),
  ]
}

const PALETTE = 'dialog[data-pattern="command-palette"]'

/** More presses than a palette has controls, so that the focus goes around. */
const TAB_PRESSES = 4

/** Opens the command palette by keyboard, and checks its position and the focus. */
async function findPaletteFailures(page: Page): Promise<string[]> {
  const palette = page.locator(PALETTE)
  if ((await palette.count()) === 0) return []
  await page.locator('#main').focus()
  await page.keyboard.press('Control+K')
  if (!(await palette.evaluate((dialog) => dialog.matches(':modal'))))
    return ['Ctrl K does not open the command palette']
  const failures: string[] = []
  const offset = await palette.evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect()
    return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)
  })
  const isCentered = offset < 1 || !(await palette.evaluate(isModalStyle))
  if (!isCentered) failures.push(`the command palette is ${offset} pixels off the center`)
  for (let press = 0; press < TAB_PRESSES; press++) {
    await page.keyboard.press('Tab')
    if (!(await palette.evaluate(hasFocus))) failures.push('the focus leaves the command palette')
  }
  await page.keyboard.press('Escape')
  if (!(await becomesHidden(palette))) failures.push('Escape does not close the command palette')
  const isReturned = await page.locator('#main').evaluate((main) => main === document.activeElement)
  if (!isReturned) failures.push('the command palette does not give the focus back')
  return [...new Set(failures)]
}

/** True if an element disappears within five seconds: a busy browser closes dialogs late. */
const becomesHidden = (element: Locator): Promise<boolean> =>
  element.waitFor({ state: 'hidden', timeout: 5000 }).then(
    () => true,
    () => false,
  )

/** True unless the palette is a sheet or a list below its button. Runs in the page. */
const isModalStyle = (dialog: Element): boolean =>
  ['modal', null].includes(dialog.getAttribute('data-styling'))

/** True if the focus is in the dialog, or outside of the page. Runs in the page. */
const hasFocus = (dialog: Element): boolean =>
  dialog.contains(document.activeElement) || document.activeElement === document.body

/** Sorts each table by each of its sortable columns, in both directions. */
async function findSortFailures(page: Page): Promise<string[]> {
  const failures: string[] = []
  for (const button of await page.locator('th[scope="col"] > button:visible').all()) {
    const heading = button.locator('xpath=..')
    const name = (await button.innerText()).trim()
    await button.press('Enter')
    const [first, firstOrder] = [await readColumn(heading), await heading.getAttribute('aria-sort')]
    await button.press('Enter')
    const [second, order] = [await readColumn(heading), await heading.getAttribute('aria-sort')]
    if (firstOrder === order || order === null) failures.push(`"${name}" does not change the order`)
    if (new Set(first).size > 1 && first.at(0) === second.at(0))
      failures.push(`sorting by "${name}" does not move the rows`)
  }
  return failures
}

/** Reads the column of a heading, including the rows of other pages. */
const readColumn = (heading: Locator): Promise<string[]> =>
  heading.evaluate((cell) => {
    const index = (cell as HTMLTableCellElement).cellIndex
    const rows = [...(cell.closest('table')?.tBodies[0]?.rows ?? [])]
    return rows
      .filter((row) => row.cells.length > 1)
      .map((row) => row.cells[index]?.textContent?.trim() ?? '')
  })

/** Turns the pages of each table, and checks that the rows change. */
async function findPagingFailures(page: Page): Promise<string[]> {
  const failures: string[] = []
  for (const pagination of await page.locator('nav[data-component="Pagination"]:visible').all()) {
    const next = pagination.getByRole('button', { name: /^next/i })
    if ((await next.count()) === 0) continue
    const rows = pagination
      .locator('xpath=ancestor::*[@data-pattern][1]')
      .locator('tbody tr:visible')
    const first = await rows.allInnerTexts()
    await next.press('Enter')
    const second = await rows.allInnerTexts()
    const isTurned = second.length > 0 && !second.some((row) => first.includes(row))
    if (!isTurned) {
      failures.push('the next page has the same rows')
      continue
    }
    await pagination.getByRole('button', { name: /^previous/i }).press('Enter')
    const isBack = (await rows.allInnerTexts()).join() === first.join()
    if (!isBack) failures.push('the previous page has other rows than before')
  }
  return failures
}
