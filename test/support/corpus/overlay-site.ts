import { buildSiteOnce } from '../site/build-once.ts'
import { overlayCorpus } from './overlay-corpus.ts'

/** The site of the official corpus with the overlay; with previews in the full run. */
export const overlaySite = await buildSiteOnce(
  'overlay',
  overlayCorpus,
  process.env.SVC_FULL ? [] : ['previews'],
)
