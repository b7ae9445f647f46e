import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  /** True in a document that has the script of axe already. In the page only. */
  var svcHasAxe: boolean | undefined
}

// https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags
const TAGS = ['best-practice', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that look at colors. All others look at the elements. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']

/** Runs axe on an open page and in its frames, and returns the violations of all or some rules. */
export async function runAxe(
  page: Page,
  axeScript: string,
  rules?: readonly string[],
): Promise<AxeResults['violations']> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => globalThis.svcHasAxe))) await frame.evaluate(axeScript)
    await frame.evaluate(() => {
      globalThis.svcHasAxe = true
    })
  }
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
  }
  const { violations } = await page.evaluate(runInPage, options)
  return violations
}

/** Runs axe on the document. Runs in the page. */
const runInPage = (options: RunOptions): Promise<AxeResults> =>
  (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(
    options,
  )
