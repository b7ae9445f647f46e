import { print } from '../api/respond.ts'
import { asString } from '../core/content/fields.ts'
import { CONTENT_TYPES } from '../core/content/type.ts'
import { sha256Hex } from '../core/digest.ts'
import { digestsOf } from './changes.ts'
import type { Corpus } from './corpus.ts'
import type { Digests } from './released.ts'

/**
 * The identity of what a site serves: a digest of the package's version, of every schema and
 * record, and of what is proven about them. Without the version, a new handler would answer other
 * bytes under the same release.
 */
export function releaseOf(corpus: Corpus, known: Partial<Known> = {}): string {
  const { digests = digestsOf(corpus), schemas = schemaTexts(corpus) } = known
  const { version, showcase, sha256 = sha256Hex } = corpus
  const lines = [
    showcase ? [`showcase ${sha256(print(showcase))}`] : [],
    [...schemas].map(([name, text]) => `schemas/${name} ${sha256(text)}`),
    CONTENT_TYPES.flatMap((type) =>
      Object.entries(digests[type]).map(([slug, digest]) => `${type}/${slug} ${digest}`),
    ),
  ].flat()
  return sha256([version].concat(lines.sort()).join('\n')).slice(0, 16)
}

/** What a release is the digest of, for those who need it elsewhere too. */
interface Known {
  readonly digests: Digests
  readonly schemas: ReadonlyMap<string, string>
}

/** The schemas as they are published, by name. */
export const schemaTexts = ({ schemas }: Corpus): ReadonlyMap<string, string> =>
  new Map([...schemas].map(([name, schema]) => [name, print(schema, 'pretty')]))

/** When a corpus was made: the date that its builder gave, else the newest date in it. */
export function generatedAtOf({ generatedAt, records }: Corpus): string {
  const dates = CONTENT_TYPES.flatMap((type) =>
    records[type].flatMap(({ data }) => asString(data.updated) ?? []),
  )
  return generatedAt ?? dates.sort().at(-1) ?? '1970-01-01'
}
