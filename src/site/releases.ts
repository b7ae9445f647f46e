import type { ChangedRecord, Changes } from '../api/documents.ts'
import { serializeBody } from '../api/http-response.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../core/content/content-types.ts'
import { sha256Hex } from '../core/hash.ts'
import { asArray, asObject, asString, getOwn, isObject } from '../core/json/value.ts'
import type { Corpus } from './corpus.ts'
import { digestRecord, type RecordDigests, type ReleaseRecord } from './record-digests.ts'

/** The digests of everything in a corpus. */
export const digestRecords = ({ records, sha256 }: Corpus): RecordDigests =>
  Object.fromEntries(
    CONTENT_TYPES.map((type) => [
      type,
      Object.fromEntries(
        records[type]
          .map(({ slug, data }): [string, string] => [slug, digestRecord(data, sha256)])
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ]),
  ) as unknown as RecordDigests

/** What is new since the release that was recorded last; everything, where none was. */
export function compareReleases(
  corpus: Corpus,
  made: { readonly release: string; readonly generatedAt: string; readonly digests: RecordDigests },
): Changes {
  const items = CONTENT_TYPES.flatMap((type) =>
    listChangedRecords(type, made.digests[type], corpus.previousRelease?.records?.[type] ?? {}),
  )
  return {
    release: made.release,
    previous: corpus.previousRelease?.release ?? null,
    generated_at: made.generatedAt,
    total: items.length,
    items,
  }
}

function listChangedRecords(
  type: ContentType,
  now: RecordDigests[ContentType],
  then: RecordDigests[ContentType],
) {
  const slugs = [...new Set([...Object.keys(now), ...Object.keys(then)])].sort()
  return slugs.flatMap((slug): ChangedRecord[] => {
    const [after, before] = [findDigest(now, slug), findDigest(then, slug)]
    if (after === before) return []
    const change = before === null ? 'added' : after === null ? 'removed' : 'updated'
    return [{ type: toSingular(type), slug, change, digest: after, previous_digest: before }]
  })
}

const findDigest = (digests: RecordDigests[ContentType], slug: string): string | null => {
  const found = getOwn(digests, slug)
  return typeof found === 'string' ? found : null
}

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

/** The releases that a text of `releases.json` holds, the newest first. */
export function readReleases(text: string): ReleaseRecord[] {
  const releases = asArray(asObject(JSON.parse(text)).releases)
  const wrong = releases.findIndex((one) => !isReleaseRecord(one))
  if (wrong !== -1)
    throw new Error(`releases/${wrong} is no release that \`npm run release\` wrote.`)
  return releases as ReleaseRecord[]
}

const isReleaseRecord = (value: unknown): value is ReleaseRecord =>
  isObject(value) &&
  [value.release, value.version, value.generated_at].every(
    (text) => asString(text) !== undefined,
  ) &&
  (value.records === undefined || isObject(value.records))

/** The text of `releases.json` once a corpus has been released; the same where it already was. */
export function recordRelease(corpus: Corpus, earlier: readonly ReleaseRecord[] = []): string {
  const { version } = corpus
  const current = { release: computeRelease(corpus), version, generated_at: getGeneratedAt(corpus) }
  const before = earlier
    .filter(({ release }) => release !== current.release)
    .map(({ release, version, generated_at }) => ({ release, version, generated_at }))
  const releases = [{ ...current, records: digestRecords(corpus) }, ...before]
  return serializeBody({ releases }, 'pretty')
}
