import { openPage } from '../open-page.ts'
import { pressControls } from '../press-controls.ts'
import type { BuiltPage, PageCheck } from '../types.ts'

/** Each required slot can be seen with something in it, at once or after pressing what shows it. */
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
    message: `No element with data-slot="${subject.split('/')[1]}" in it can be seen.`,
  }))
}

/** Takes away what can be seen now. */
async function removeVisible({ page, contract }: BuiltPage, missing: Set<string>): Promise<void> {
  const names = contract.parts.map(({ name }) => name)
  for (const subject of await page.evaluate(listFilledSlots, names)) missing.delete(subject)
}

/** The slots that can be seen and hold something, in the page. */
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
