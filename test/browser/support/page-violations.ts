import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** Runs axe on a page without frames and describes each violation with its element. */
export async function findAxeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode stays in this tab; the default mode opens a second one to collect frame results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [id, target.join(' '), html.slice(0, 200), failureSummary].join('\n'),
    ),
  )
}

/** Finds content wider than the screen, by the `data-of` name of its container. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('[data-of]')].filter(
      (element) => element.scrollWidth > element.clientWidth,
    )
    const names = wide.map((element) => element.getAttribute('data-of') ?? '')
    return scrollWidth > clientWidth ? ['the page', ...names] : []
  })

/** Finds visible controls that are too small to recognize, by their markup. */
export const findShrunkenControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return control.checkVisibility() && Math.min(width, height) < 12
      })
      .map((control) => `shrunken: ${control.outerHTML.slice(0, 200)}`),
  )
