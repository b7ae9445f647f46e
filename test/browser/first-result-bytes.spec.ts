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

// The largest site takes ten seconds to publish.
for (const [name, publish, maxBytes] of process.env.SVC_FULL ? SITES : SITES.slice(0, -1)) {
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
