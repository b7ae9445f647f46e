import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** Faults that axe finds in a page without frames, in a form that names the element. */
export async function findAxeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode stays in this tab; the other one opens a second to gather what frames say.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [id, target.join(' '), html.slice(0, 200), failureSummary].join('\n'),
    ),
  )
}

/** What stands out of the screen at its sides, by the specimen that it belongs to. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('[data-of]')].filter(
      (element) => element.scrollWidth > element.clientWidth,
    )
    const names = wide.map((element) => element.getAttribute('data-of') ?? '')
    return scrollWidth > clientWidth ? ['the page', ...names] : []
  })

/** Controls in sight that are too small to be seen as one, by their markup. */
export const findShrunkenControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return control.checkVisibility() && Math.min(width, height) < 12
      })
      .map((control) => `shrunken: ${control.outerHTML.slice(0, 200)}`),
  )
