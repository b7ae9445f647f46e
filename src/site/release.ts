import { serializeBody } from '../api/respond.ts'
import { CONTENT_TYPES } from '../core/content/content-types.ts'
import { sha256Hex } from '../core/hash.ts'
import { asString } from '../core/json/value.ts'
import { digestRecords } from './changes.ts'
import type { Corpus } from './corpus.ts'
import type { RecordDigests } from './released.ts'

/**
 * The identity of what a site serves: a digest of the package's version, of every schema and
 * record, and of what is proven about them. Without the version, a new handler would answer other
 * bytes under the same release.
 */
export function computeRelease(corpus: Corpus, known: Partial<ReleaseInputs> = {}): string {
  const { digests = digestRecords(corpus), schemas = serializeSchemas(corpus) } = known
  const { version, showcase, sha256 = sha256Hex } = corpus
  const lines = [
    showcase ? [`showcase ${sha256(serializeBody(showcase))}`] : [],
    [...schemas].map(([name, text]) => `schemas/${name} ${sha256(text)}`),
    CONTENT_TYPES.flatMap((type) =>
      Object.entries(digests[type]).map(([slug, digest]) => `${type}/${slug} ${digest}`),
    ),
  ].flat()
  return sha256([version].concat(lines.sort()).join('\n')).slice(0, 16)
}

/** What a release is the digest of, for those who need it elsewhere too. */
interface ReleaseInputs {
  readonly digests: RecordDigests
  readonly schemas: ReadonlyMap<string, string>
}

/** The schemas as they are published, by name. */
export const serializeSchemas = ({ schemas }: Corpus): ReadonlyMap<string, string> =>
  new Map([...schemas].map(([name, schema]) => [name, serializeBody(schema, 'pretty')]))

/** When a corpus was made: the date that its builder gave, else the newest date in it. */
export function getGeneratedAt({ generatedAt, records }: Corpus): string {
  const dates = CONTENT_TYPES.flatMap((type) =>
    records[type].flatMap(({ data }) => asString(data.updated) ?? []),
  )
  return generatedAt ?? dates.sort().at(-1) ?? '1970-01-01'
}
