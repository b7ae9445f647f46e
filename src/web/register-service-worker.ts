/** So long a page minds its own business before the rest is kept. */
const PRECACHE_DELAY_MS = 4000

/**
 * Has the service worker answer the API and keep the site for reading offline. Nothing on a page
 * needs it: where a browser has none or refuses, all stays as it is.
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
    // Private windows and policies refuse it; a host may have left the file out.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}

/** Whether a person asked the browser to load little. */
function prefersReducedData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
