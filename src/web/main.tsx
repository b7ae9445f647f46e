import './style.css'
import { hydrate } from 'preact'
import { createIsland, type IslandProps, isIslandName } from './islands.tsx'
import { registerServiceWorker } from './register-service-worker.ts'
import { enableCopyButtons } from './ui/copy-button.tsx'
import { fitPreviewFrames } from './ui/preview-frame.tsx'

/** Writes addresses out whole where a page only knows how to reach them from itself. */
export function expandAbsoluteUrls(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-absolute]')) {
    const { absolute = '' } = element.dataset
    element.textContent = new URL(absolute, document.baseURI).href
  }
}

const islandData: IslandProps = JSON.parse(document.getElementById('data')?.textContent ?? '{}')

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island = '' } = element.dataset
  if (isIslandName(island)) hydrate(createIsland(island, islandData[island] ?? {}), element)
}

enableCopyButtons()
fitPreviewFrames()
expandAbsoluteUrls()

// Named apart from its use, or the build would take the worker for a file of its own.
const moduleUrl = import.meta.url
if (import.meta.env.PROD) registerServiceWorker(new URL('../svc-sw.js', moduleUrl))
