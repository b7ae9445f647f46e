import { print } from '../api/respond.ts'
import { canonicalJson } from '../core/canonical-json.ts'
import { CONTENT_TYPES } from '../core/content/type.ts'
import { sha256Hex } from '../core/digest.ts'
import type { Corpus } from './corpus.ts'

/**
 * The identity of what a site serves: a digest of the package's version and of every schema and
 * record. Without the version, a new handler would answer other bytes under the same release.
 */
export function releaseOf({ version, schemas, records }: Corpus): string {
  const lines = [
    ...[...schemas].map(([name, schema]) => [
      `schemas/${name}`,
      sha256Hex(print(schema, 'pretty')),
    ]),
    ...CONTENT_TYPES.flatMap((type) =>
      records[type].map(({ slug, data }) => [`${type}/${slug}`, sha256Hex(canonicalJson(data))]),
    ),
  ].map((line) => line.join(' '))
  return sha256Hex([version, ...lines.sort()].join('\n')).slice(0, 16)
}
