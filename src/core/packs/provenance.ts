import { payloadDigest } from '../content/digest.ts'
import { type Fields, textOf } from '../content/fields.ts'
import type { Lookup } from '../content/lookup.ts'
import { SINGULAR } from '../content/type.ts'
import type { Provenance, ProvenanceRecord } from '../generated/types/execution-pack.common.v1.ts'
import type { GetRecord, Referenced } from './app.ts'
import type { Needs } from './needs.ts'
import type { Stated } from './options.ts'

/** Name and version of what makes the packs: another one may make others of the same essence. */
export const COMPILER = 'svc-packs 1.0.0'

const TYPES: readonly Referenced[] = ['patterns', 'themes', 'shells', 'archetypes']

/** The records that packs were made from. */
interface Used {
  readonly needs: Needs
  readonly get: GetRecord
  readonly lookup: Lookup
}

/** What packs were made from: the essence, the release, and every record by its digest. */
export const provenanceOf = (
  essence_digest: string,
  { release }: Stated,
  { needs, get, lookup }: Used,
): Provenance => ({
  essence_digest,
  release,
  compiler: COMPILER,
  records: TYPES.flatMap((type) =>
    [...needs[type]].sort().flatMap((id): ProvenanceRecord[] => {
      const record: Fields | undefined = get(type, id)
      if (record === undefined) return []
      const version = textOf(record.version) ?? null
      const source = lookup.source?.(type, id)
      const digest = payloadDigest(record)
      return [{ type: SINGULAR[type], id, version, digest, ...(source ? { source } : {}) }]
    }),
  ),
})
