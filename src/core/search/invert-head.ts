import { singularOf } from '../content/type.ts'
import { createInverter } from './inverter.ts'
import type { Inverted } from './postings.ts'
import type { HeadRecord } from './read-head.ts'
import { HEAD_FIELDS, type HeadField } from './settings.ts'
import { type HeadTable, invertedOf } from './tables.ts'
import { asOneWord, termsOf } from './words.ts'

/** The terms of a head table. As in a body, a place is a record plus the field times their count. */
export function invertHead(table: HeadTable, records: readonly HeadRecord[]): Inverted {
  const { add, inverted } = createInverter()
  const texts = records.map(termsOfRecord)
  const { terms, starts, places } = invertedOf(table.description, records.length)
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
  return inverted()
}

type TextField = Exclude<HeadField, 'description'>

function termsOfRecord(record: HeadRecord): Record<TextField, string[]> {
  const { type } = record
  const [slug, name] = [termsOf(record.slug), termsOf(record.name)]
  const [tags, synonyms] = [record.tags.map(termsOf), record.synonyms.map(termsOf)]
  return {
    slug,
    name,
    tags: tags.flat(),
    synonyms: synonyms.flat(),
    type: [type, singularOf(type)],
    title: [slug, name].map(asOneWord),
    alias: [...tags, ...synonyms].map(asOneWord),
  }
}
