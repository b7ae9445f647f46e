import { expect, test } from 'vitest'
import { corpusClient } from '../../src/site.ts'
import { createOfflineApi } from '../../src/worker/answer-from-release.ts'
import type { WorkerEnvironment } from '../../src/worker/environment.ts'
import { fetchAsset } from '../../src/worker/static-files.ts'
import { createEssence, RELEASES, releaseSites } from '../support/corpus/two-releases.ts'
import { takeSample } from '../support/sample.ts'
import { createFakeCaches } from '../support/servers/fake-caches.ts'

const BASE = 'https://site.invalid/base/'
const sites = await releaseSites()
const essence = await createEssence()
const releases = await Promise.all(
  RELEASES.map(async (corpus) => (await corpusClient(corpus).health()).release),
)
const bundles = await Promise.all(RELEASES.map((corpus) => corpusClient(corpus).compile(essence)))

/** The ways in which a host answers: with a release, or with something else. */
type Answer = 0 | 1 | 'portal' | 'fallback' | 'offline'

const PORTAL = '<!doctype html><title>Sign in to the network</title>'
const portal = () => new Response(PORTAL, { headers: { 'Content-Type': 'text/html' } })

/** Answers a path like a host that serves a release, a captive portal or nothing. */
function answerPath(answer: Answer, path: string): Response {
  if (answer === 'offline') throw new TypeError('No network.')
  if (answer === 'portal') return portal()
  const text = sites[answer === 'fallback' ? 0 : answer]?.get(path)
  if (text !== undefined)
    return new Response(text, { headers: { 'Content-Type': 'application/json' } })
  return answer === 'fallback' ? portal() : new Response(null, { status: 404 })
}

interface Options {
  /** Returns the answer to a request by its number. */
  readonly answer: (request: number, path: string) => Answer
  readonly caches?: ReturnType<typeof createFakeCaches>
}

/** Starts a worker. Files that an HTTP cache has are answered from it unless they are revalidated. */
function startWorker({ answer, caches = createFakeCaches() }: Options) {
  const httpCache = new Map<string, Response>()
  const state = { requests: 0 }
  const fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const path = String(input).slice(BASE.length)
    const stored = httpCache.get(path)
    if (stored && (init.cache ?? 'default') === 'default') return stored.clone()
    const response = answerPath(answer(state.requests++, path), path)
    if (response.ok) httpCache.set(path, response.clone())
    return response
  }
  const host = { base: new URL(BASE), caches, fetch } as unknown as WorkerEnvironment
  const api = createOfflineApi(host)
  const ask = async (path: string, init?: RequestInit) => {
    const response = await api.respond(new Request(`${BASE}${path}`, init), `/${path}`)
    return { status: response.status, body: await response.json() }
  }
  const compile = () =>
    ask('v1/packs/compile', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(essence),
    })
  return { host, api, ask, compile, state, caches, httpCache }
}

const RECORD = 'v1/themes/@official/slate'

test('after a release, no record of the previous one is in the new cache', async () => {
  let current: Answer = 0
  const worker = startWorker({ answer: () => current })
  // A page without a worker has read the record, so it is in the HTTP cache.
  await worker.host.fetch(`${BASE}${RECORD}.json`)
  await worker.api.refresh()
  current = 1
  await worker.api.refresh()
  expect((await worker.ask(RECORD)).body).toMatchObject({ release: releases[1], version: '9.9.9' })
  const names = await worker.caches.keys()
  expect(names).toEqual([`svc /base/ ${releases[1]}`])
  const kept = [...(worker.caches.stores.get(names[0] ?? '') ?? [])]
  expect(kept.filter(([, text]) => text.includes(releases[0] ?? ''))).toEqual([])
})

test('a compilation is of one release, wherever the next one is published', async () => {
  const { state, compile } = startWorker({ answer: () => 0 })
  expect((await compile()).body).toEqual(bundles[0])
  const points = Array.from({ length: state.requests + 1 }, (_, at) => at)
  for (const at of takeSample(points, 5)) {
    const worker = startWorker({ answer: (request) => (request < at ? 0 : 1) })
    expect(bundles, `published after ${at} requests`).toContainEqual((await worker.compile()).body)
    for (const [name, store] of worker.caches.stores) {
      const other = releases.find((release) => !name.endsWith(release)) ?? ''
      const foreign = [...store].filter(([, text]) => text.includes(`"release":"${other}"`))
      expect(
        foreign.map(([url]) => url),
        `${name}, published after ${at}`,
      ).toEqual([])
    }
  }
})

test('behind a captive portal nothing is kept, and the next request recovers', async () => {
  let current: Answer = 0
  const worker = startWorker({ answer: () => current })
  await worker.api.refresh()
  current = 'portal'
  expect((await worker.ask(RECORD)).body).toMatchObject({ code: 'source-unreachable' })
  await expect(worker.api.refresh()).rejects.toMatchObject({ code: 'source-unreachable' })
  current = 0
  expect((await worker.ask(RECORD)).body).toMatchObject({ slug: 'slate', release: releases[0] })
  expect(
    JSON.stringify([...worker.caches.stores.values()].map((store) => [...store])),
  ).not.toContain('Sign in')
})

test('a worker that starts behind a captive portal answers with a problem, then recovers', async () => {
  let current: Answer = 'portal'
  const { ask } = startWorker({ answer: () => current })
  expect(await ask('v1/patterns')).toMatchObject({
    status: 502,
    body: { code: 'source-unreachable' },
  })
  current = 0
  expect((await ask('v1/patterns')).body.release).toBe(releases[0])
})

test('on a host with a fallback page, a record that does not exist is not found', async () => {
  const { ask } = startWorker({ answer: () => 'fallback' })
  expect((await ask(RECORD)).status).toBe(200)
  expect(await ask('v1/themes/@official/slat')).toMatchObject({
    status: 404,
    body: { code: 'record-not-found', nearest: ['slate'] },
  })
})

test.each(['cards', 'search-body', 'record', 'entry'] as const)(
  'a wrong %s in the cache is replaced',
  async (kind) => {
    const worker = startWorker({ answer: () => 0 })
    await worker.api.refresh()
    await worker.ask(RECORD)
    const [name = ''] = worker.caches.stores.keys()
    const store = worker.caches.stores.get(name)
    const part = {
      cards: '/cards.',
      'search-body': '/search-body.',
      record: 'slate',
      entry: 'index',
    }
    for (const url of store?.keys() ?? []) if (url.includes(part[kind])) store?.set(url, PORTAL)
    const again = startWorker({ answer: () => 0, caches: worker.caches })
    expect((await again.ask('v1/patterns')).status).toBe(200)
    expect((await again.ask('v1/search?q=table')).status).toBe(200)
    expect((await again.ask(RECORD)).status).toBe(200)
    expect([...(store?.values() ?? [])]).not.toContain(PORTAL)
  },
)

test.each(['open', 'put'] as const)(
  'with storage that fails to %s, the network answers',
  async (failOn) => {
    const caches = createFakeCaches(failOn)
    const { ask, compile } = startWorker({ answer: () => 0, caches })
    expect((await ask('v1/patterns')).body.release).toBe(releases[0])
    expect((await ask('v1/search?q=table')).status).toBe(200)
    expect((await ask(RECORD)).body.release).toBe(releases[0])
    expect((await compile()).body).toEqual(bundles[0])
  },
)

test('a script is kept only if it is one', async () => {
  let current: Answer = 'portal'
  const { host, caches } = startWorker({ answer: () => current })
  const url = `${BASE}assets/a-1.js`
  expect(await (await fetchAsset(host, url)).text()).toBe(PORTAL)
  expect([...caches.stores.values()].flatMap((store) => [...store.keys()])).toEqual([])
  // An earlier version kept it: the page recovers when it is loaded again.
  await (await caches.open('svc /base/assets')).put(url, portal())
  current = 'offline'
  await expect(fetchAsset(host, url)).rejects.toThrow('No network.')
})
