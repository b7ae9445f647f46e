import { expect, test } from 'playwright/test'
import {
  createSearchPageServer,
  publishLargeSite,
  publishOfficialSite,
  type SearchableSite,
} from '../support/search/large-site.ts'
import { listenOnLoopback } from '../support/servers/loopback.ts'

const SITES: readonly [name: string, publish: () => SearchableSite, maxBytes: number][] = [
  ['the official records', publishOfficialSite, 60_000],
  ['567 records', () => publishLargeSite(567), 60_000],
  ['5,000 records', () => publishLargeSite(5_000), 100_000],
]

for (const [name, publish, maxBytes] of SITES) {
  test(`the first result of ${name} needs at most ${maxBytes} bytes, compressed`, async ({
    page,
  }) => {
    const site = publish()
    const { server, bytes } = createSearchPageServer(site)
    const { url, close } = await listenOnLoopback(server)
    await page.goto(url)
    await expect.poll(() => page.title()).toContain(`${site.name}: `)
    expect(bytes()).toBeGreaterThan(0)
    expect(bytes()).toBeLessThanOrEqual(maxBytes)
    await close()
  })
}
