import type { EssenceV2 } from '../../generated/types/essence.v2.ts'
import type { EssenceV3 } from '../../generated/types/essence.v3.ts'
import { assembleDocument } from './assemble-document.ts'
import { type Change, converted, type Step } from './change.ts'

const VERSION = converted({
  from: '/version',
  to: '/version',
  value: '3.1.0',
  note: 'The format has a new version.',
})

/** The version 3 document that the changes make of a version 2 document. */
export function stepToV3(source: EssenceV2, changes: readonly Change[]): Step<EssenceV3> {
  const log = [VERSION, ...changes]
  const { $schema } = source
  const impression = '_impression' in source ? source._impression : undefined
  const document = {
    ...($schema === undefined ? {} : { $schema }),
    ...assembleDocument(source, log),
    ...(impression === undefined ? {} : { _impression: impression }),
  }
  // A log is data, which the compiler cannot follow; tests validate what comes of it.
  return { document: document as unknown as EssenceV3, changes: log }
}
