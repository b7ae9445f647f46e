import type { ChangedRecord, Changes } from '../api/documents.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../core/content/content-types.ts'
import { getOwn } from '../core/json/value.ts'
import type { Corpus } from './corpus.ts'
import { digestRecord } from './record-digest.ts'
import type { RecordDigests } from './released.ts'

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
