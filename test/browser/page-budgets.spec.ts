import { gzipSync } from 'node:zlib'
import { expect, type Response, test } from 'playwright/test'
import { MAX_LAYOUT_SHIFT, PAGE_BUDGETS } from '../support/page-budgets.ts'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'

test.use({ viewport: { width: 412, height: 823 } })

const sentBytes = async (response: Response): Promise<number> =>
  gzipSync(await response.body()).length

for (const { path, bytes, requests } of PAGE_BUDGETS) {
  test(`the first visit of ${path} is within its budget`, async ({ page }) => {
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await watchLayoutShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(responses.length).toBeLessThanOrEqual(requests)
    // Style sheets that frames share are only sent once.
    const sent = new Map(responses.map((response) => [response.url(), response]))
    const sizes = await Promise.all([...sent.values()].map(sentBytes))
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(bytes)
    const shift = (await readLayoutShifts(page)).reduce((sum, { value }) => sum + value, 0)
    expect(shift).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
  })
}
