import { createAssembler } from '../../../src/site.ts'

/** Puts corpora together whose records are the same objects, so that nothing about them is worked out twice. */
export const assembleShared = createAssembler()
