// The kill switch: published in the worker's place, it removes the worker and all that it kept.
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(uninstall())
})

async function uninstall(): Promise<void> {
  const prefix = `svc ${new URL('./', self.location.href).pathname}`
  const keys = (await self.caches.keys()).filter((key) => key.startsWith(prefix))
  await Promise.all(keys.map((key) => self.caches.delete(key)))
  await self.registration.unregister()
  // A page that registers the worker with every visit must not be loaded again with every visit.
  if (keys.length === 0) return
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    await client.navigate(client.url)
  }
}

export {}
