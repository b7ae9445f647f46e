import { isApiPath } from '../internal.ts'
import { createOfflineApi } from './answer-from-release.ts'
import { cacheAllContent, createVisitCache } from './cache-files.ts'
import type { WorkerEnvironment } from './environment.ts'
import { cacheExplorer, fetchPage, isImmutable, stripQueryAndHash } from './static-files.ts'

declare const self: ServiceWorkerGlobalScope

const environment: WorkerEnvironment = {
  caches: self.caches,
  fetch: (input, init) => self.fetch(input, init),
  base: new URL('./', self.location.href),
}
const api = createOfflineApi(environment)
const cacheVisitedFile = createVisitCache(environment, api.current)

/** Adopts the published release, and caches its explorer. */
const refresh = async (): Promise<void> => cacheExplorer(environment, await api.refresh())

/** Ignores errors of a background task: without a network it runs again on the next visit. */
const inBackground = (task: Promise<unknown>): Promise<unknown> => task.catch(() => undefined)

self.addEventListener('install', (event) => {
  event.waitUntil(refresh().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

// A page sends this message when it is idle.
self.addEventListener('message', (event) => {
  if (event.data === 'keep')
    event.waitUntil(
      inBackground(api.current().then((release) => cacheAllContent(environment, release))),
    )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== environment.base.origin || !url.pathname.startsWith(environment.base.pathname))
    return
  const path = `/${url.pathname.slice(environment.base.pathname.length)}`
  // A visit is a good time to check for a new release.
  if (request.mode === 'navigate') event.waitUntil(inBackground(refresh()))
  if (isApiPath(path)) event.respondWith(api.respond(request, path + url.search))
  else if (request.method === 'GET') {
    event.respondWith(fetchPage(environment, request, api.current))
    if (!isImmutable(request.url))
      event.waitUntil(inBackground(cacheVisitedFile(stripQueryAndHash(request.url))))
  }
})
