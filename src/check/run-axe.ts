import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

// https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags
const TAGS = ['best-practice', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Runs axe on an open page and in its frames, and returns the violations. */
export async function runAxe(page: Page, axeScript: string): Promise<AxeResults['violations']> {
  for (const frame of page.frames()) await frame.evaluate(axeScript)
  const { violations } = await page.evaluate(runInPage, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: TAGS },
  } as const satisfies RunOptions)
  return violations
}

/** Runs axe on the document. Runs in the page. */
const runInPage = (options: RunOptions): Promise<AxeResults> =>
  (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(
    options,
  )
