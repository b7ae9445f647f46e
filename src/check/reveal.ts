import { locateInMain, waitUntilStable } from './open-page.ts'
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
