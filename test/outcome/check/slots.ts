import { open } from '../open.ts'
import { presses } from '../presses.ts'
import type { Built, Check } from '../types.ts'

/** Each required slot can be seen with something in it, at once or after pressing what shows it. */
export const slots: Check = async (built) => {
  await open(built)
  const missing = new Set(
    built.contract.parts.flatMap(({ name, slots }) =>
      slots.filter(({ isRequired }) => isRequired).map((slot) => `${name}/${slot.name}`),
    ),
  )
  await strike(built, missing)
  for await (const _ of missing.size > 0 ? presses(built) : []) {
    await strike(built, missing)
    if (missing.size === 0) break
  }
  return [...missing].map((subject) => ({
    subject,
    message: `No element with data-slot="${subject.split('/')[1]}" in it can be seen.`,
  }))
}

/** Takes away what can be seen now. */
async function strike({ page, contract }: Built, missing: Set<string>): Promise<void> {
  const names = contract.parts.map(({ name }) => name)
  for (const subject of await page.evaluate(filledSlots, names)) missing.delete(subject)
}

/** The slots that can be seen and hold something, in the page. */
function filledSlots(names: readonly string[]): string[] {
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
