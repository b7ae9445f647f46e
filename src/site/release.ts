import { print } from '../api/respond.ts'
import { sha256Hex } from '../core/digest.ts'
import type { Corpus } from './corpus.ts'

/**
 * The identity of what a site serves: a digest of the package's version and of every schema.
 * Without the version, a new handler would answer other bytes under the same release.
 */
export function releaseOf({ version, schemas }: Corpus): string {
  const lines = [...schemas]
    .map(([name, schema]) => `schemas/${name} ${sha256Hex(print(schema, 'pretty'))}`)
    .sort()
  return sha256Hex([version, ...lines].join('\n')).slice(0, 16)
}
