import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../../build/chromium.mjs'
import { corpusClient } from '../../src/site.ts'
import {
  createEssence,
  RELEASES,
  releaseSites,
  type Sites,
} from '../support/corpus/two-releases.ts'
import { ROOT } from '../support/root.ts'
import { listenOnLoopback } from '../support/servers/loopback.ts'
import type { Group } from './run-groups.ts'

const PORTAL = '<!doctype html><title>Sign in to the network</title>'
const PAGE = '<!doctype html><title>svc</title><h1>A page</h1>'

/** How a host answers: with a release, with a page for everything, or for what does not exist. */
type Answer = 0 | 1 | 'portal' | 'fallback'

/** Serves sites of two releases below one address. Records may stay in the HTTP cache. */
async function serveReleases(sites: Sites, script: string) {
  const state: { answer: Answer; requests: number; switchAt: number } = {
    ...{ answer: 0, requests: 0, switchAt: Number.POSITIVE_INFINITY },
  }
  const server = await listenOnLoopback(
    createServer((request, response) => {
      const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1))
      if (path.startsWith('v1/') && state.requests++ >= state.switchAt) state.answer = 1
      const { answer } = state
      const site = sites[typeof answer === 'number' ? answer : 0]
      const files: Readonly<Record<string, string>> = { 'svc-sw.js': script, 'page.html': PAGE }
      const text = answer === 'portal' ? undefined : (files[path] ?? site?.get(path))
      const isPage = text === undefined && typeof answer !== 'number'
      const type = isPage || path.endsWith('.html') ? 'text/html' : getType(path)
      response
        .writeHead(text === undefined && !isPage ? 404 : 200, {
          'Content-Type': type,
          'Cache-Control': path === 'svc-sw.js' ? 'no-cache' : 'public, max-age=300',
        })
        .end(text ?? (isPage ? PORTAL : ''))
    }),
  )
  return { ...server, state }
}

const getType = (path: string): string =>
  path.endsWith('.js') ? 'text/javascript' : 'application/json'

/** Registers the worker on a page and waits until it controls it. */
async function control(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/page.html`)
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await navigator.serviceWorker.register('/svc-sw.js')
    if (!navigator.serviceWorker.controller) await changed
  })
}

const ask = (page: Page, path: string, body?: unknown) =>
  page.evaluate(
    async ([path, body]) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
      const response = await fetch(`/v1/${path}`, body === undefined ? {} : (init as RequestInit))
      return { status: response.status, body: await response.json() }
    },
    [path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )

/** Returns the text of everything that is cached. */
const readCaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        texts.push(`${name} ${request.url} ${await response?.text()}`)
      }
    }
    return texts
  })

const RECORDS = [
  'themes/@official/slate',
  'patterns/@official/data-table',
  'shells/@official/centered',
]

/** The service worker in Chromium. */
export const worker: Group = {
  name: 'worker',
  async run({ attempt }) {
    const sites = await releaseSites()
    const script = await readFile(`${ROOT}dist/site/svc-sw.js`, 'utf8')
    const essence = await createEssence()
    const names = await Promise.all(
      RELEASES.map(async (corpus) => (await corpusClient(corpus).health()).release),
    )
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

    /** Runs a scenario on a new host and in a new profile. */
    const scenario = (
      name: string,
      run: (page: Page, state: Awaited<ReturnType<typeof serveReleases>>['state']) => Promise<void>,
    ) =>
      attempt('in Chromium', name, async () => {
        const server = await serveReleases(sites, script)
        const page = await openPage(browser)
        try {
          await page.goto(`${server.url}/page.html`)
          // A page without a worker has read the records, so they are in the HTTP cache.
          for (const path of RECORDS) await ask(page, `${path}.json`)
          await control(page, server.url)
          await run(page, server.state)
        } finally {
          await page.context().close()
          await server.close()
        }
      })

    try {
      await scenario(
        'after a release, opened records are those of the new one',
        async (page, state) => {
          for (const path of RECORDS) equal((await ask(page, path)).body.release, names[0])
          state.answer = 1
          await page.reload()
          await untilRelease(page, names[1] ?? '')
          for (const path of RECORDS) equal((await ask(page, path)).body.release, names[1])
          const old = (await readCaches(page)).filter((text) => text.includes(`"${names[0]}"`))
          deepEqual(old, [])
        },
      )
      await scenario('a captive portal leaves nothing behind', async (page, state) => {
        state.answer = 'portal'
        for (const path of ['patterns?sort=name', 'search?q=table', ...RECORDS]) {
          const { status, body } = await ask(page, path)
          ok(status === 200 || body.code === 'source-unreachable', `${path} answered ${status}`)
        }
        await page.evaluate(() => fetch('/assets/app-1.js'))
        deepEqual(
          (await readCaches(page)).filter((text) => text.includes('Sign in')),
          [],
        )
        state.answer = 0
        await page.reload()
        for (const path of ['patterns', ...RECORDS]) equal((await ask(page, path)).status, 200)
      })
      await scenario('a fallback page is not a record', async (page, state) => {
        state.answer = 'fallback'
        equal((await ask(page, 'patterns/@official/nothing')).status, 404)
        await page.evaluate(() => fetch('/assets/app-1.js'))
        deepEqual(
          (await readCaches(page)).filter((text) => text.includes('Sign in')),
          [],
        )
      })
      await scenario('pages in the place of tables and records are replaced', async (page) => {
        for (const path of RECORDS) await ask(page, path)
        await poisonCaches(page, PORTAL)
        await restartWorker(page)
        for (const path of ['patterns', 'search?q=table', ...RECORDS]) {
          equal((await ask(page, path)).status, 200, path)
        }
      })
      await scenario('with a full storage the network answers', async (page) => {
        const session = await page.context().newCDPSession(page)
        const { origin } = new URL(page.url())
        await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
        for (const path of ['patterns', 'search?q=table', ...RECORDS]) {
          equal((await ask(page, path)).status, 200, path)
        }
        equal((await ask(page, 'packs/compile', essence)).status, 200)
      })
      const switchPoints = [0, 1, 2, 3, 5, 8, 13]
      for (const at of switchPoints) {
        await scenario(`a release after ${at} requests of a compilation`, async (page, state) => {
          state.switchAt = state.requests + at
          const { status, body } = await ask(page, 'packs/compile', essence)
          equal(status, 200)
          const expected = RELEASES.map((corpus) => corpusClient(corpus).compile(essence))
          const texts = (await Promise.all(expected)).map((bundle) => JSON.stringify(bundle))
          ok(texts.includes(JSON.stringify(body)), 'The answer is of two releases.')
        })
      }
    } finally {
      await browser.close()
    }
  },
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  return context.newPage()
}

/** Waits until the worker answers with a release. */
async function untilRelease(page: Page, release: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await ask(page, 'patterns')).body.release === release) return
    await page.waitForTimeout(100)
  }
  throw new Error(`Release ${release} was not adopted.`)
}

/** Replaces everything that is cached, as an earlier version of the worker may have done. */
const poisonCaches = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (text) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const headers = { 'Content-Type': 'text/html' }
        if (!request.url.endsWith('index.json')) {
          await cache.put(request, new Response(text, { headers }))
        }
      }
    }
  }, text)

/** Stops the worker, so that it reads its caches again. */
async function restartWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}
