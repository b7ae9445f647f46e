import { CONTENT_TYPES, type ContentType, toSingular } from '../content/content-types.ts'
import { humanize } from '../text.ts'
import { createIndexBuilder } from './index-builder.ts'
import type { DecodedPostings } from './postings.ts'
import { HEAD_FIELDS, type HeadField } from './settings.ts'
import { decodeCheckedPostings, type HeadTable } from './table-format.ts'
import { joinTerms, toTerms } from './tokenize.ts'

/** The fields of a record that the head table contains. */
export interface HeadRecord {
  readonly type: ContentType
  readonly slug: string
  readonly name: string
  readonly tags: readonly string[]
  readonly synonyms: readonly string[]
}

/** Reads the records of a head table, ordered by number. */
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
      name: names[number] || humanize(slug),
      tags: tags[number] ?? [],
      synonyms: splitItems(synonyms[number]),
    }
  })
}

/** Reads the tags of each record, sorted by code unit. */
function readTags({ tags, types }: HeadTable): string[][] {
  const lists = Array.from(types, (): string[] => [])
  const { terms, starts, places } = decodeCheckedPostings(tags, types.length)
  for (const [index, tag] of terms.entries()) {
    for (const number of places.subarray(starts[index], starts[index + 1])) lists[number]?.push(tag)
  }
  return lists
}

const splitItems = (line = ''): string[] => (line === '' ? [] : line.split(', '))

/** Indexes the terms of a head table. A place is `field * records + record`, as in a body. */
export function indexHeadTable(table: HeadTable, records: readonly HeadRecord[]): DecodedPostings {
  const { add, build } = createIndexBuilder()
  const termsByRecord = records.map(collectTerms)
  const { terms, starts, places } = decodeCheckedPostings(table.description, records.length)
  for (const [field, name] of HEAD_FIELDS.entries()) {
    const first = field * records.length
    if (name !== 'description') {
      for (const [number, recordTerms] of termsByRecord.entries()) {
        for (const term of recordTerms[name]) add(term, first + number)
      }
    } else {
      for (const [index, term] of terms.entries()) {
        for (const number of places.subarray(starts[index], starts[index + 1]))
          add(term, first + number)
      }
    }
  }
  return build()
}

type HeadTextField = Exclude<HeadField, 'description'>

function collectTerms(record: HeadRecord): Record<HeadTextField, string[]> {
  const { type } = record
  const [slug, name] = [toTerms(record.slug), toTerms(record.name)]
  const [tags, synonyms] = [record.tags.map(toTerms), record.synonyms.map(toTerms)]
  return {
    slug,
    name,
    tags: tags.flat(),
    synonyms: synonyms.flat(),
    type: [type, toSingular(type)],
    title: [slug, name].map(joinTerms),
    alias: [...tags, ...synonyms].map(joinTerms),
  }
}
