import { toSingular } from '../content/type.ts'
import { createIndexBuilder } from './inverter.ts'
import type { DecodedPostings } from './postings.ts'
import type { HeadRecord } from './read-head.ts'
import { HEAD_FIELDS, type HeadField } from './settings.ts'
import { decodeCheckedPostings, type HeadTable } from './tables.ts'
import { joinTerms, toTerms } from './words.ts'

/** The terms of a head table. As in a body, a place is a record plus the field times their count. */
export function indexHeadTable(table: HeadTable, records: readonly HeadRecord[]): DecodedPostings {
  const { add, build } = createIndexBuilder()
  const texts = records.map(collectTerms)
  const { terms, starts, places } = decodeCheckedPostings(table.description, records.length)
  for (const [field, name] of HEAD_FIELDS.entries()) {
    const first = field * records.length
    if (name !== 'description') {
      for (const [number, of] of texts.entries()) {
        for (const term of of[name]) add(term, first + number)
      }
    } else {
      for (const [at, term] of terms.entries()) {
        for (const number of places.subarray(starts[at], starts[at + 1])) add(term, first + number)
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
