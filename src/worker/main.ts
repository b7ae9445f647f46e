import { isApiAddress } from '../index.ts'
import { createApi } from './api.ts'
import type { Host } from './host.ts'
import { page } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

const host: Host = {
  caches: self.caches,
  fetch: (input, init) => self.fetch(input, init),
  base: new URL('./', self.location.href),
}
const api = createApi(host)

self.addEventListener('install', (event) => {
  event.waitUntil(api.refresh().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== host.base.origin || !url.pathname.startsWith(host.base.pathname)) return
  const address = `/${url.pathname.slice(host.base.pathname.length)}`
  // Somebody came: a good moment to look for what is new, and nobody waits for it.
  if (request.mode === 'navigate') event.waitUntil(api.refresh().catch(() => undefined))
  if (isApiAddress(address)) event.respondWith(api.answer(request, address + url.search))
  else if (request.method === 'GET') event.respondWith(page(host, request))
})
