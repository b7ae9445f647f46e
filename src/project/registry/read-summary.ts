import type { IntelligenceSummary } from '../../index.ts'
import type { Environment } from '../environment.ts'
import { openClient } from './content.ts'

/** Returns how many records are rated, recommended and verified. */
export const readSummary = async (
  environment: Environment,
  { namespace }: { readonly namespace?: string | undefined } = {},
): Promise<IntelligenceSummary> =>
  (await openClient(environment)).summary(namespace === undefined ? {} : { namespace })
