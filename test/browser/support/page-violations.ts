import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** Returns the axe violations of a page without frames, with the affected elements. */
export async function findAxeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode stays in this tab; the default mode opens another tab for the results of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [id, target.join(' '), html.slice(0, 200), failureSummary].join('\n'),
    ),
  )
}

/** Returns the specimens that are wider than the screen. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('[data-of]')].filter(
      (element) => element.scrollWidth > element.clientWidth,
    )
    const names = wide.map((element) => element.getAttribute('data-of') ?? '')
    return scrollWidth > clientWidth ? ['the page', ...names] : []
  })

/** Returns the HTML of visible controls that are too small to use. */
export const findShrunkenControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return control.checkVisibility() && Math.min(width, height) < 12
      })
      .map((control) => `shrunken: ${control.outerHTML.slice(0, 200)}`),
  )
