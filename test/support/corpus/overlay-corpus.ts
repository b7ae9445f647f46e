import { readCorpus } from '../../../build/corpus.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { ROOT } from '../root.ts'
import { assembleShared } from './shared-assembler.ts'

/** The official records plus an overlay with featured, labs and hidden blueprints. */
export const OVERLAY_FOLDERS = [`${ROOT}content`, `${ROOT}test/fixtures/overlay`] as const

/** The corpus of those folders, read once per process. */
export const overlayCorpus = await oncePerProcess('overlay', () =>
  readCorpus(ROOT, { folders: OVERLAY_FOLDERS, assemble: assembleShared }),
)
