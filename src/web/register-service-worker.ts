/** How long to wait before the rest of the site is cached, so that the page loads first. */
const PRECACHE_DELAY_MS = 4000

/**
 * Registers the service worker, which serves the API and caches the site for offline use. Pages work
 * without it, so an unsupported or blocked service worker is ignored.
 */
export function registerServiceWorker(script: URL): void {
  if (!('serviceWorker' in navigator)) return
  window.addEventListener('load', () => void register(script), { once: true })
}

async function register(script: URL): Promise<void> {
  try {
    await navigator.serviceWorker.register(script)
    const { active } = await navigator.serviceWorker.ready
    if (!prefersReducedData()) setTimeout(() => active?.postMessage('keep'), PRECACHE_DELAY_MS)
  } catch (error) {
    // Private windows and policies block it, and a host may not have the file.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}

/** True if the user has asked the browser to save data. */
function prefersReducedData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
