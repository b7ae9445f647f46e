import { isApiAddress } from '../index.ts'
import { createApi } from './api.ts'
import { isFixed } from './assets.ts'
import type { Host } from './host.ts'
import { keepAll } from './keep-all.ts'
import { keepExplorer, page, plain } from './pages.ts'
import { createVisits } from './visits.ts'

declare const self: ServiceWorkerGlobalScope

const host: Host = {
  caches: self.caches,
  fetch: (input, init) => self.fetch(input, init),
  base: new URL('./', self.location.href),
}
const api = createApi(host)
const visited = createVisits(host, api.current)

/** Takes the published release over, and the explorer that belongs to it. */
const refresh = async (): Promise<void> => keepExplorer(host, await api.refresh())

/** Work that nobody waits for: without a network it is done another time. */
const later = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)

self.addEventListener('install', (event) => {
  event.waitUntil(refresh().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

// A page says so when it has nothing else to do.
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(later(api.current().then((it) => keepAll(host, it))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== host.base.origin || !url.pathname.startsWith(host.base.pathname)) return
  const address = `/${url.pathname.slice(host.base.pathname.length)}`
  // Somebody came: a good moment to look for what is new.
  if (request.mode === 'navigate') event.waitUntil(later(refresh()))
  if (isApiAddress(address)) event.respondWith(api.answer(request, address + url.search))
  else if (request.method === 'GET') {
    event.respondWith(page(host, request, api.current))
    if (!isFixed(request.url)) event.waitUntil(later(visited(plain(request.url))))
  }
})
