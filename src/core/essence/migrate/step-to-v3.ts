import type { EssenceV2 } from '../../generated/types/essence.v2.ts'
import type { EssenceV3 } from '../../generated/types/essence.v3.ts'
import { buildDocument } from './assemble-document.ts'
import { type Change, createConversion, type MigrationStep } from './change.ts'

const VERSION_CHANGE = createConversion({
  from: '/version',
  to: '/version',
  value: '3.1.0',
  note: 'The format has a new version.',
})

/** The version 3 document that the changes make of a version 2 document. */
export function createV3Step(
  source: EssenceV2,
  changes: readonly Change[],
): MigrationStep<EssenceV3> {
  const log = [VERSION_CHANGE, ...changes]
  const { $schema } = source
  const impression = '_impression' in source ? source._impression : undefined
  const document = {
    ...($schema === undefined ? {} : { $schema }),
    ...buildDocument(source, log),
    ...(impression === undefined ? {} : { _impression: impression }),
  }
  // A log is data, which the compiler cannot follow; tests validate what comes of it.
  return { document: document as unknown as EssenceV3, changes: log }
}
