import { type Lookup, toSingular } from '../content/content-types.ts'
import { payloadDigest } from '../content/digest.ts'
import { essenceDigest } from '../essence/digest.ts'
import { REFERENCED_TYPES } from '../essence/model/facts.ts'
import type { Provenance, ProvenanceRecord } from '../generated/types/execution-pack.common.v1.ts'
import { asString, type JsonObject, omitUndefined } from '../json/value.ts'
import type { PackContext } from './context.ts'
import type { RequiredRecords } from './needs.ts'

/** Name and version of what makes the packs: another one may make others of the same essence. */
export const COMPILER_VERSION = 'svc-packs 1.0.0'

/** What packs were made from: the essence, the release, and every record by its digest. */
export const createProvenance = (
  { essence, getRecord, options: { release = 'unreleased', sha256 } }: PackContext,
  needs: RequiredRecords,
  lookup: Lookup,
): Provenance => ({
  essence_digest: essenceDigest(essence, sha256),
  release,
  compiler: COMPILER_VERSION,
  records: REFERENCED_TYPES.flatMap((type) =>
    [...needs[type]].sort().flatMap((id): ProvenanceRecord[] => {
      const record: JsonObject | undefined = getRecord(type, id)
      if (record === undefined) return []
      const version = asString(record.version) ?? null
      const digest = payloadDigest(record, sha256)
      const source = lookup.source?.(type, id)
      return [omitUndefined({ type: toSingular(type), id, version, digest, source })]
    }),
  ),
})
