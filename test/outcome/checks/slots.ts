import { openPage } from '../open-page.ts'
import { pressControls } from '../press-controls.ts'
import type { BuiltPage, PageCheck } from '../types.ts'

/** Checks that each required slot is visible with content, if necessary after pressing controls. */
export const checkSlots: PageCheck = async (built) => {
  await openPage(built)
  const missing = new Set(
    built.contract.parts.flatMap(({ name, slots }) =>
      slots.filter(({ isRequired }) => isRequired).map((slot) => `${name}/${slot.name}`),
    ),
  )
  await removeVisible(built, missing)
  for await (const _ of missing.size > 0 ? pressControls(built) : []) {
    await removeVisible(built, missing)
    if (missing.size === 0) break
  }
  return [...missing].map((subject) => ({
    subject,
    message: `No element with data-slot="${subject.split('/')[1]}" with content is visible.`,
  }))
}

/** Removes the slots that are visible now. */
async function removeVisible({ page, contract }: BuiltPage, missing: Set<string>): Promise<void> {
  const names = contract.parts.map(({ name }) => name)
  for (const subject of await page.evaluate(listFilledSlots, names)) missing.delete(subject)
}

/** Lists the visible slots that have content. Runs in the page. */
function listFilledSlots(names: readonly string[]): string[] {
  const CONTENT = 'img, svg, canvas, video, input, select, textarea, button, [role=img], progress'
  return names.flatMap((name) => {
    const slots = [...document.querySelectorAll<HTMLElement>(`[id="${name}"] [data-slot]`)]
    return slots
      .filter((slot) => slot.checkVisibility({ visibilityProperty: true }))
      .filter(
        (slot) => slot.textContent?.trim() || slot.matches(CONTENT) || slot.querySelector(CONTENT),
      )
      .map((slot) => `${name}/${slot.dataset.slot}`)
  })
}
