import type { Lookup } from '../content/content-types.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import type { SelectedExecutionPackV1 } from '../generated/types/selected-execution-pack.v1.ts'
import { buildResponse } from './answer.ts'
import type { PackSelector } from './find-subject.ts'
import type { CompileOptions } from './options.ts'

/**
 * One pack of an essence, equal byte for byte to the same pack of its bundle. Only the records that
 * this pack is made from are read; the manifest names every pack and measures this one.
 */
export const selectPack = (
  document: EssenceV4,
  lookup: Lookup,
  selector: PackSelector,
  options: CompileOptions = {},
): Promise<SelectedExecutionPackV1> => buildResponse(document, { lookup, options, selector })
