import { gzipSync } from 'node:zlib'
import { expect, type Response, test } from 'playwright/test'
import { MAX_LAYOUT_SHIFT, PAGE_BUDGETS } from '../support/page-budgets.ts'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'

test.use({ viewport: { width: 412, height: 823 } })

const sentBytes = async (response: Response): Promise<number> =>
  gzipSync(await response.body()).length

for (const { path, bytes, requests, shift = MAX_LAYOUT_SHIFT } of PAGE_BUDGETS) {
  test(`the first visit of ${path} is within its budget`, async ({ page }) => {
    let count = 0
    // Files that frames share are sent once; the browser keeps no body of a repeated response.
    const sizes = new Map<string, Promise<number>>()
    const measure = (response: Response): void => {
      count += 1
      if (!sizes.has(response.url())) sizes.set(response.url(), sentBytes(response))
    }
    page.on('response', measure)
    await watchLayoutShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    // A worker may load more later, when the first visit is over.
    page.off('response', measure)
    expect(count).toBeLessThanOrEqual(requests)
    const sent = await Promise.all(sizes.values())
    expect(sent.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(bytes)
    const shifts = await readLayoutShifts(page)
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(shift)
  })
}
