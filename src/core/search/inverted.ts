import { SINGULAR } from '../content/type.ts'
import { readPostings } from './postings.ts'
import type { HeadRecord } from './read-head.ts'
import { BODY_FIELDS, HEAD_FIELDS, type HeadField } from './settings.ts'
import type { BodyTable, HeadTable } from './tables.ts'
import { asOneWord, termsOf } from './words.ts'

/** The records that hold each term, in the form that the engine loads. */
export interface Inverted {
  /** By term, number of a field and number of a record, how often: once, since more says little. */
  readonly terms: ReadonlyMap<string, Record<number, Record<number, number>>>
  /** By number of a record and of a field, how many terms it holds. */
  readonly lengths: readonly (readonly number[])[]
}

/** The terms of a head table. */
export function invertHead(table: HeadTable, records: readonly HeadRecord[]): Inverted {
  const inverted = createInverted(records.length, HEAD_FIELDS.length)
  for (const [number, record] of records.entries()) {
    const terms = termsOfRecord(record)
    for (const field of Object.keys(terms) as (keyof typeof terms)[]) {
      for (const term of new Set(terms[field])) {
        inverted.add(term, HEAD_FIELDS.indexOf(field), number)
      }
    }
  }
  const description = HEAD_FIELDS.indexOf('description')
  for (const [term, numbers] of readPostings(table.description)) {
    for (const number of numbers) inverted.add(term, description, number)
  }
  return inverted
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
    type: [type, SINGULAR[type]],
    title: [slug, name].map(asOneWord),
    alias: [...tags, ...synonyms].map(asOneWord),
  }
}

/** The terms of a body table. */
export function invertBody({ count, rest }: BodyTable): Inverted {
  const inverted = createInverted(count, BODY_FIELDS.length)
  for (const [term, places] of readPostings(rest)) {
    for (const place of places) inverted.add(term, Math.floor(place / count), place % count)
  }
  return inverted
}

interface Adding extends Inverted {
  /** Adds a term once a field of a record. */
  add(term: string, field: number, number: number): void
}

function createInverted(count: number, fields: number): Adding {
  const terms = new Map<string, Record<number, Record<number, number>>>()
  const lengths = Array.from({ length: count }, () => Array.from({ length: fields }, () => 0))
  const add = (term: string, field: number, number: number): void => {
    const held = terms.get(term)
    const numbers = held?.[field]
    if (numbers) numbers[number] = 1
    else if (held) held[field] = { [number]: 1 }
    else terms.set(term, { [field]: { [number]: 1 } })
    const of = lengths[number]
    if (of) of[field] = (of[field] ?? 0) + 1
  }
  return { terms, lengths, add }
}
