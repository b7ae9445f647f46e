import { isApiPath } from '../index.ts'
import { cacheAllContent, createVisitCache } from './cache-files.ts'
import type { WorkerEnvironment } from './environment.ts'
import { createOfflineApi } from './offline-api.ts'
import { cacheExplorer, fetchPage, isImmutable, stripQueryAndHash } from './static-files.ts'

declare const self: ServiceWorkerGlobalScope

const environment: WorkerEnvironment = {
  caches: self.caches,
  fetch: (input, init) => self.fetch(input, init),
  base: new URL('./', self.location.href),
}
const api = createOfflineApi(environment)
const cacheVisitedFile = createVisitCache(environment, api.current)

/** Takes the published release over, and the explorer that belongs to it. */
const refresh = async (): Promise<void> => cacheExplorer(environment, await api.refresh())

/** Work that nobody waits for: without a network it is done another time. */
const inBackground = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)

self.addEventListener('install', (event) => {
  event.waitUntil(refresh().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

// A page says so when it has nothing else to do.
self.addEventListener('message', (event) => {
  if (event.data === 'keep')
    event.waitUntil(inBackground(api.current().then((it) => cacheAllContent(environment, it))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== environment.base.origin || !url.pathname.startsWith(environment.base.pathname))
    return
  const address = `/${url.pathname.slice(environment.base.pathname.length)}`
  // Somebody came: a good moment to look for what is new.
  if (request.mode === 'navigate') event.waitUntil(inBackground(refresh()))
  if (isApiPath(address)) event.respondWith(api.respond(request, address + url.search))
  else if (request.method === 'GET') {
    event.respondWith(fetchPage(environment, request, api.current))
    if (!isImmutable(request.url))
      event.waitUntil(inBackground(cacheVisitedFile(stripQueryAndHash(request.url))))
  }
})
