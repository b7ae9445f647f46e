import { createAssembler } from '../../../src/core/content/assemble-content.ts'

/** Assembles corpora that share record objects, so that caches keyed by record are shared too. */
export const assembleShared = createAssembler()
