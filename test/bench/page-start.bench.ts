import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, bench, describe } from 'vitest'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { serve } from '../../src/node.ts'
import { ROOT } from '../support/root.ts'

/** A slow phone on a slow connection: 1.6 Mb/s, as Lighthouse assumes. */
const CPU_SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

/** The pages, and the seconds after which each should be usable. */
const AIMS = { '/': 2, '/patterns/': 2.5, '/blueprints/internal-admin/': 3 } as const

const ROUNDS = 3

const results = new Map<string, number[]>()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const served = await serve({ root: `${ROOT}dist/site`, port: 0 })

/** Opens a page for the first time, and returns the seconds until it is usable. */
async function measureUsable(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'networkidle' })
  const milliseconds = await readUsableTime(page)
  await context.close()
  return milliseconds / 1000
}

/** Returns when the largest content was painted and all controls worked, whichever was later. */
const readUsableTime = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation')
    // Islands are hydrated by a module script, which runs before this event.
    const { domContentLoadedEventEnd } = navigation as PerformanceNavigationTiming
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    return Math.max(domContentLoadedEventEnd, painted)
  })

describe('first visit on a slow phone', () => {
  for (const path of Object.keys(AIMS)) {
    bench(
      path,
      async () => {
        const seconds = await measureUsable(browser, served.url + path)
        results.set(path, [...(results.get(path) ?? []), seconds])
      },
      { iterations: ROUNDS, time: 0, warmupIterations: 0, warmupTime: 0 },
    )
  }
})

afterAll(async () => {
  await browser.close()
  await served.close()
  const rows = Object.entries(AIMS).map(([path, aim]) => {
    // The best round has the least load from other processes.
    const best = Math.min(...(results.get(path) ?? []))
    return [path, { 'usable after (s)': Number(best.toFixed(2)), 'aim (s)': aim }]
  })
  console.log(`CPU / ${CPU_SLOWDOWN}, 1.6 Mb/s, 150 ms (load average ${loadavg()[0]?.toFixed(1)})`)
  console.table(Object.fromEntries(rows))
})
