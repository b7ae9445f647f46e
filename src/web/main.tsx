import './style.css'
import { hydrate } from 'preact'
import { loadOpenedCode } from './code/load-code.ts'
import { createIsland, type IslandProps, isIslandName, loadIsland } from './islands.tsx'
import { registerServiceWorker } from './register-service-worker.ts'
import { enableCopyButtons } from './ui/copy-button.tsx'
import { enablePreviewLinks, enablePreviewResizing, fitPreviewFrames } from './ui/preview-frame.tsx'
import { restorePreviewOptions } from './ui/preview-store.ts'

/** Shows absolute URLs where the prerendered page only knows relative ones. */
export function expandAbsoluteUrls(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-absolute]')) {
    const { absolute = '' } = element.dataset
    element.textContent = new URL(absolute, document.baseURI).href
  }
}

restorePreviewOptions()

const islandData: IslandProps = JSON.parse(document.getElementById('data')?.textContent ?? '{}')

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island = '' } = element.dataset
  if (isIslandName(island)) hydrate(createIsland(island, islandData[island] ?? {}), element)
  else void loadIsland(island, islandData).then((panel) => panel && hydrate(panel, element))
}

enableCopyButtons()
fitPreviewFrames()
enablePreviewLinks()
enablePreviewResizing()
loadOpenedCode()
expandAbsoluteUrls()

// A separate constant, or Vite would bundle the service worker as an asset.
const moduleUrl = import.meta.url
if (import.meta.env.PROD) registerServiceWorker(new URL('../svc-sw.js', moduleUrl))
