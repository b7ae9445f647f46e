import type { ChangedRecord, Changes } from '../api/documents.ts'
import { serializeBody } from '../api/http/response.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../core/content/content-types.ts'
import { sha256Hex } from '../core/kernel/hash.ts'
import { asArray, asObject, asString, getOwn, isObject } from '../core/kernel/json/value.ts'
import type { Corpus } from './corpus.ts'
import { digestRecord, type RecordDigests, type ReleaseRecord } from './record-digests.ts'

/** Returns the digests of all records of a corpus. */
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

/** Returns the changes since the last recorded release; without one, every record is new. */
export function compareReleases(
  corpus: Corpus,
  current: {
    readonly release: string
    readonly generatedAt: string
    readonly digests: RecordDigests
  },
): Changes {
  const items = CONTENT_TYPES.flatMap((type) =>
    listChangedRecords(type, current.digests[type], corpus.previousRelease?.records?.[type] ?? {}),
  )
  return {
    release: current.release,
    previous: corpus.previousRelease?.release ?? null,
    generated_at: current.generatedAt,
    total: items.length,
    items,
  }
}

function listChangedRecords(
  type: ContentType,
  current: RecordDigests[ContentType],
  previous: RecordDigests[ContentType],
): ChangedRecord[] {
  const slugs = [...new Set([...Object.keys(current), ...Object.keys(previous)])].sort()
  return slugs.flatMap((slug): ChangedRecord[] => {
    const [after, before] = [findDigest(current, slug), findDigest(previous, slug)]
    if (after === before) return []
    const change = before === null ? 'added' : after === null ? 'removed' : 'updated'
    return [{ type: toSingular(type), slug, change, digest: after, previous_digest: before }]
  })
}

const findDigest = (digests: RecordDigests[ContentType], slug: string): string | null => {
  const digest = getOwn(digests, slug)
  return typeof digest === 'string' ? digest : null
}

/**
 * Returns the identifier of a release: a digest of the package's version, every schema and record,
 * and the showcase. The version is included because another handler may respond with other bytes.
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

/** The parts of a release's digest that callers may have computed already. */
interface ReleaseInputs {
  readonly digests: RecordDigests
  readonly schemas: ReadonlyMap<string, string>
}

/** Returns the schemas as they are published, by name. */
export const serializeSchemas = ({ schemas }: Corpus): ReadonlyMap<string, string> =>
  new Map([...schemas].map(([name, schema]) => [name, serializeBody(schema, 'pretty')]))

/** Returns the date of a corpus: the date that the build was given, or the newest date in it. */
export function getGeneratedAt({ generatedAt, records }: Corpus): string {
  const dates = CONTENT_TYPES.flatMap((type) =>
    records[type].flatMap(({ data }) => asString(data.updated) ?? []),
  )
  return generatedAt ?? dates.sort().at(-1) ?? '1970-01-01'
}

/** Parses `releases.json`; the newest release is first. */
export function readReleases(text: string): ReleaseRecord[] {
  const releases = asArray(asObject(JSON.parse(text)).releases)
  const invalidIndex = releases.findIndex((release) => !isReleaseRecord(release))
  if (invalidIndex !== -1)
    throw new Error(`releases/${invalidIndex} is not a release that \`npm run release\` wrote.`)
  return releases as ReleaseRecord[]
}

const isReleaseRecord = (value: unknown): value is ReleaseRecord =>
  isObject(value) &&
  [value.release, value.version, value.generated_at].every(
    (text) => asString(text) !== undefined,
  ) &&
  (value.records === undefined || isObject(value.records))

/** Returns the text of `releases.json` with the release of a corpus first. */
export function recordRelease(corpus: Corpus, earlier: readonly ReleaseRecord[] = []): string {
  const { version } = corpus
  const current = { release: computeRelease(corpus), version, generated_at: getGeneratedAt(corpus) }
  const others = earlier
    .filter(({ release }) => release !== current.release)
    .map(({ release, version, generated_at }) => ({ release, version, generated_at }))
  const releases = [{ ...current, records: digestRecords(corpus) }, ...others]
  return serializeBody({ releases }, 'pretty')
}
