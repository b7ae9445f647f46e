import { hydrate } from 'preact'
import { writeAddresses } from './absolute.ts'
import { wakeCopying } from './copying.ts'
import { fitFrames } from './fit-frames.ts'
import { type IslandProps, isIslandName, islandOf } from './islands.tsx'
import './style.css'

const data: IslandProps = JSON.parse(document.getElementById('data')?.textContent ?? '{}')

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island = '' } = element.dataset
  if (isIslandName(island)) hydrate(islandOf(island, data[island] ?? {}), element)
}

wakeCopying()
fitFrames()
writeAddresses()
