import { hydrate } from 'preact'
import { writeAddresses } from './absolute.ts'
import { wakeCopying } from './copying.ts'
import { fitFrames } from './fit-frames.ts'
import { type IslandProps, isIslandName, islandOf } from './islands.tsx'
import { keepOffline } from './offline.ts'
import './style.css'

const data: IslandProps = JSON.parse(document.getElementById('data')?.textContent ?? '{}')

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island = '' } = element.dataset
  if (isIslandName(island)) hydrate(islandOf(island, data[island] ?? {}), element)
}

wakeCopying()
fitFrames()
writeAddresses()

// Named apart from its use, or the build would take the worker for a file of its own.
const here = import.meta.url
if (import.meta.env.PROD) keepOffline(new URL('../svc-sw.js', here))
