import type { StateCheck } from '../types.ts'

const WIDTH = 390

/** Checks that the page does not scroll sideways on a phone. */
export const checkNarrowScreen: StateCheck = async ({ page, contract }, state) => {
  const viewport = page.viewportSize()
  await page.setViewportSize({ width: WIDTH, height: 844 })
  const names = contract.parts.map(({ name }) => name)
  const wide = await page.evaluate(findOverflow, names)
  if (viewport) await page.setViewportSize(viewport)
  const view = state === '' ? '' : ` at ?state=${state}`
  return wide.map((subject) => ({
    subject,
    message: `Wider than a screen of ${WIDTH}px${view}.`,
  }))
}

/** Returns the patterns that make the page scroll sideways, else the page. Runs in the page. */
function findOverflow(names: readonly string[]): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = names.filter((name) => {
    const root = document.getElementById(name)
    return root !== null && root.getBoundingClientRect().left + root.scrollWidth > clientWidth
  })
  return wide.length > 0 ? wide : ['the page']
}
