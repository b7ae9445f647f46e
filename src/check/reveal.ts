import { locateInMain, openPage, readPages, waitUntilStable } from './open-page.ts'
import type { OpenedPage } from './types.ts'

/** Selects rows, because some parts, such as a bar of bulk actions, appear with a selection. */
export async function revealParts({ page, expected }: OpenedPage): Promise<void> {
  const missing = await page.evaluate(
    (ids) => ids.some((id) => !document.getElementById(id)?.checkVisibility()),
    expected.ids,
  )
  const boxes = locateInMain(
    page,
    ':is(table, [role=grid], [role=table], ul, ol) :is(input[type=checkbox], [role=checkbox])',
  )
  if (!missing || (await boxes.count()) === 0) return
  // The last box belongs to a row; the first may select all.
  await boxes.last().click({ force: true, timeout: 2000 })
  await waitUntilStable(page)
}

/** Shows all parts of the page to a check that only reads it, as the check before may have done. */
export async function openRevealed(opened: OpenedPage): Promise<void> {
  const done = readPages.get(opened.page)
  if (done === 'revealed') return
  if (done === undefined) await openPage(opened)
  await revealParts(opened)
  readPages.set(opened.page, 'revealed')
}
