import { checksum } from '../../src/node.ts'
import { buildSite } from '../../src/site.ts'
import { once } from './once.ts'
import { overlay } from './overlay.ts'

/** The site of the official records and those laid over them, built once a process. */
export const overlaySite: ReadonlyMap<string, string> = await once('overlay site', () =>
  buildSite(overlay, { checksum }),
)
