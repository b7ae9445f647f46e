import type { StateCheck } from '../types.ts'

const WIDTH = 390

/** Nothing makes the page scroll sideways on a phone. */
export const checkNarrowScreen: StateCheck = async ({ page, contract }, state) => {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: WIDTH, height: 844 })
  const names = contract.parts.map(({ name }) => name)
  const wide = await page.evaluate(findOverflow, names)
  if (usual) await page.setViewportSize(usual)
  const view = state === '' ? '' : ` at ?state=${state}`
  return wide.map((subject) => ({
    subject,
    message: `Stands out of a screen of ${WIDTH}px${view}.`,
  }))
}

/** What makes the page scroll sideways, in the page: the patterns at fault, else the page. */
function findOverflow(names: readonly string[]): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = names.filter((name) => {
    const root = document.getElementById(name)
    return root !== null && root.getBoundingClientRect().left + root.scrollWidth > clientWidth
  })
  return wide.length > 0 ? wide : ['the page']
}
