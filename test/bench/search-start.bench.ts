import { execFile, spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { bench, describe } from 'vitest'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { ROOT } from '../support/root.ts'
import {
  createSearchPageServer,
  publishLargeSite,
  publishOfficialSite,
  type SearchableSite,
} from '../support/search/large-site.ts'
import { listenOnLoopback } from '../support/servers/loopback.ts'

const ROUNDS = 3

/** How much slower than this machine a phone is, as Lighthouse assumes. */
const CPU_SLOWDOWN = 4

/** The best of several rounds, which has the least load from other processes. */
async function measureBest(measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) best = Math.min(best, await measure())
  return Math.round(best)
}

/** Opens a page that searches a site, and returns the time from navigation to first result. */
async function measureInChromium(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url)
  await page.waitForFunction(() => document.title !== '')
  const milliseconds = Number(/(\d+) ms$/.exec(await page.title())?.[1])
  await page.close()
  return milliseconds
}

/** Searches a site in a new Node process, and returns the time from its start to the results. */
async function measureInNode(url: string, name: string, scope: string): Promise<number> {
  const code = `
    import { createClient, fetchSource } from '${ROOT}dist/lib/search.js'
    const client = createClient(fetchSource(new URL('v1/', '${url}')))
    await client.search({ q: ${JSON.stringify(name)} }, { scope: '${scope}' })
    console.log(performance.now())`
  const args = ['--input-type=module', '-e', code]
  return Number((await promisify(execFile)(process.execPath, args)).stdout)
}

/** Measures first searches of a site without network delays. */
async function measureFirstResults(site: SearchableSite, browser: Browser) {
  const { server, bytes } = createSearchPageServer(site)
  const { url, close } = await listenOnLoopback(server)
  await measureInChromium(browser, url)
  const size = bytes()
  const row = {
    'bytes, compressed': size,
    [`Chromium, CPU / ${CPU_SLOWDOWN}`]: await measureBest(() => measureInChromium(browser, url)),
    'Node, names or cards': await measureBest(() => measureInNode(url, site.name, 'names')),
    'Node, all texts': await measureBest(() => measureInNode(url, site.name, 'all')),
  }
  await close()
  return row
}

const SITES: Readonly<Record<string, () => SearchableSite>> = {
  'official records': publishOfficialSite,
  '567 records': () => publishLargeSite(567),
  '5,000 records': () => publishLargeSite(5_000),
}

// Aim: at most 60,000 bytes with 567 records, and at most 100,000 with 5,000.
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const results: Record<string, Record<string, number>> = {}
for (const [name, publish] of Object.entries(SITES))
  results[name] = await measureFirstResults(publish(), browser)
await browser.close()
console.log(`Milliseconds to the first result (load average ${loadavg()[0]?.toFixed(1)})`)
console.table(results)

describe('first search in a new Node process', () => {
  const run = (code: string) => () =>
    void spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: ROOT })
  bench('nothing', run('0'), { iterations: ROUNDS, time: 0, warmupIterations: 1, warmupTime: 0 })
  bench(
    'search of the embedded corpus',
    run(`import { search } from '${ROOT}dist/lib/search.js'; await search('table')`),
    { iterations: ROUNDS, time: 0, warmupIterations: 1, warmupTime: 0 },
  )
})
