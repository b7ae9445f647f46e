// The kill switch: published instead of the worker, it removes the worker and its caches.
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
  // Reload pages only once: a page that registers the worker again would reload forever.
  if (keys.length === 0) return
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    await client.navigate(client.url)
  }
}

export {}
