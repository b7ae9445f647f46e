import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
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
import { measureEngineStarts } from './engine-starts.ts'

const ROUNDS = 5

/** How much slower than this machine a phone is, as Lighthouse assumes. */
const CPU_SLOWDOWN = 4

interface FirstResult {
  /** Compressed by brotli. */
  readonly bytes: number
  /** From the navigation to the first result, without network delays; the best round. */
  readonly milliseconds: number
}

/** Opens a page that searches a site, in a new context each time. */
async function measureFirstResult(
  site: SearchableSite,
  browser: Awaited<ReturnType<typeof chromium.launch>>,
): Promise<FirstResult> {
  const { server, bytes } = createSearchPageServer(site)
  const { url, close } = await listenOnLoopback(server)
  let milliseconds = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url)
    await page.waitForFunction(() => document.title !== '')
    milliseconds = Math.min(milliseconds, Number(/(\d+) ms$/.exec(await page.title())?.[1]))
    await page.close()
  }
  await close()
  return { bytes: bytes() / ROUNDS, milliseconds }
}

const SITES: Readonly<Record<string, () => SearchableSite>> = {
  'official records': publishOfficialSite,
  '567 records': () => publishLargeSite(567),
  '5,000 records': () => publishLargeSite(5_000),
}

// Aim: at most 60,000 bytes with 567 records, and at most 100,000 with 5,000.
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const results: Record<string, FirstResult> = {}
for (const [name, publish] of Object.entries(SITES))
  results[name] = await measureFirstResult(publish(), browser)
await browser.close()
console.log(`First result of names or cards in Chromium with a ${CPU_SLOWDOWN} times slower CPU`)
console.table(results)

console.log('Milliseconds to build an index of all texts in Node')
console.table(await measureEngineStarts())

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
