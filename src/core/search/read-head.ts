import { CONTENT_TYPES, type ContentType } from '../content/type.ts'
import { humanizeSlug } from './name-of-slug.ts'
import { decodeCheckedPostings, type HeadTable } from './tables.ts'

/** A record as the head table knows it. */
export interface HeadRecord {
  readonly type: ContentType
  readonly slug: string
  readonly name: string
  readonly tags: readonly string[]
  readonly synonyms: readonly string[]
}

/** The records of a head table, in the order of their numbers. */
export function readHeadRecords(table: HeadTable): HeadRecord[] {
  const slugs = table.slugs.split('\n')
  const names = table.names.split('\n')
  const tags = readTags(table)
  const synonyms = table.synonyms.split('\n')
  return [...table.types].map((digit, number) => {
    const slug = slugs[number] ?? ''
    return {
      type: CONTENT_TYPES[Number(digit)] ?? CONTENT_TYPES[0],
      slug,
      name: names[number] || humanizeSlug(slug),
      tags: tags[number] ?? [],
      synonyms: splitItems(synonyms[number]),
    }
  })
}

/** The tags of each record, by code unit. */
function readTags({ tags, types }: HeadTable): string[][] {
  const lists = Array.from(types, (): string[] => [])
  const { terms, starts, places } = decodeCheckedPostings(tags, types.length)
  for (const [at, tag] of terms.entries()) {
    for (const number of places.subarray(starts[at], starts[at + 1])) lists[number]?.push(tag)
  }
  return lists
}

const splitItems = (line = ''): string[] => (line === '' ? [] : line.split(', '))
