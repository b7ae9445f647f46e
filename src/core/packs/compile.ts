import type { Lookup } from '../content/content-types.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import type { ExecutionPackBundleV1 } from '../generated/types/execution-pack-bundle.v1.ts'
import { buildResponse } from './answer.ts'
import type { CompileOptions } from './options.ts'

/**
 * Every pack of an essence. The same essence, records and options give the same bytes on every
 * host, whatever the order of keys. A name that nothing has stays, marked, with a diagnostic; only
 * a document that is no essence is refused, with all its issues.
 */
export const compilePacks = (
  document: EssenceV4,
  lookup: Lookup,
  options: CompileOptions = {},
): Promise<ExecutionPackBundleV1> => buildResponse(document, { lookup, options })
