import type { ChangedRecord, Changes } from '../api/documents.ts'
import { getOwn } from '../core/content/fields.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../core/content/type.ts'
import type { Corpus } from './corpus.ts'
import { digestOf } from './record-digest.ts'
import type { Digests } from './released.ts'

/** The digests of everything in a corpus. */
export const digestsOf = ({ records, sha256 }: Corpus): Digests =>
  Object.fromEntries(
    CONTENT_TYPES.map((type) => [
      type,
      Object.fromEntries(
        records[type]
          .map(({ slug, data }): [string, string] => [slug, digestOf(data, sha256)])
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ]),
  ) as unknown as Digests

/** What is new since the release that was recorded last; everything, where none was. */
export function changesOf(
  corpus: Corpus,
  made: { readonly release: string; readonly generatedAt: string; readonly digests: Digests },
): Changes {
  const items = CONTENT_TYPES.flatMap((type) =>
    changedOf(type, made.digests[type], corpus.released?.records?.[type] ?? {}),
  )
  return {
    release: made.release,
    previous: corpus.released?.release ?? null,
    generated_at: made.generatedAt,
    total: items.length,
    items,
  }
}

function changedOf(type: ContentType, now: Digests[ContentType], then: Digests[ContentType]) {
  const slugs = [...new Set([...Object.keys(now), ...Object.keys(then)])].sort()
  return slugs.flatMap((slug): ChangedRecord[] => {
    const [after, before] = [digestIn(now, slug), digestIn(then, slug)]
    if (after === before) return []
    const change = before === null ? 'added' : after === null ? 'removed' : 'updated'
    return [{ type: toSingular(type), slug, change, digest: after, previous_digest: before }]
  })
}

const digestIn = (digests: Digests[ContentType], slug: string): string | null => {
  const found = getOwn(digests, slug)
  return typeof found === 'string' ? found : null
}
