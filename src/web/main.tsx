import { hydrate } from 'preact'
import { expandAbsoluteUrls } from './absolute.ts'
import { enableCopyButtons } from './copying.ts'
import { fitPreviewFrames } from './fit-frames.ts'
import { createIsland, type IslandProps, isIslandName } from './islands.tsx'
import { registerServiceWorker } from './offline.ts'
import './style.css'

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
