import type { AssembledContent } from '../../core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../core/content/content-types.ts'
import { type Sha256, sha256Digest } from '../../core/hash.ts'
import { getRecordKey } from '../../core/health/intelligence.ts'
import { digestRecord } from '../record-digest.ts'

/** What a digest of inputs is taken of. */
export interface DigestInputs {
  /** The version of the package that makes the site. */
  readonly version: string
  readonly content: Pick<AssembledContent, 'records'>
  readonly sha256?: Sha256 | undefined
}

/**
 * Gives the digest of what a site is made of: the version and each of some records, as they are. A
 * record that is not there changes it as well.
 */
export function createInputsDigest({ version, content, sha256 }: DigestInputs) {
  const known = new Map<string, object>(
    CONTENT_TYPES.flatMap((type) =>
      content.records[type].map(({ slug, data }) => [getRecordKey({ type, slug }), data] as const),
    ),
  )
  const lineOf = (key: string): string => {
    const data = known.get(key)
    return `${key} ${data ? digestRecord(data, sha256) : 'missing'}`
  }
  return (records: readonly string[]): string =>
    sha256Digest([version, ...records.map(lineOf)].join('\n'), sha256)
}
