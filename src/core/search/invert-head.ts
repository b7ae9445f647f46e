import { SINGULAR } from '../content/type.ts'
import type { Inverted } from './postings.ts'
import type { HeadRecord } from './read-head.ts'
import { HEAD_FIELDS, type HeadField } from './settings.ts'
import { type HeadTable, invertedOf } from './tables.ts'
import { asOneWord, termsOf } from './words.ts'

/** The terms of a head table. As in a body, a place is a record plus the field times their count. */
export function invertHead(table: HeadTable, records: readonly HeadRecord[]): Inverted {
  const byTerm = new Map<string, number[]>()
  const texts = records.map(termsOfRecord)
  const description = invertedOf(table.description, records.length)
  for (const [field, name] of HEAD_FIELDS.entries()) {
    const first = field * records.length
    if (name === 'description') addInverted(byTerm, description, first)
    else for (const [number, terms] of texts.entries()) addAll(byTerm, terms[name], first + number)
  }
  return flat(byTerm)
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

type Places = Map<string, number[]>

const addAll = (byTerm: Places, terms: readonly string[], place: number): void => {
  for (const term of terms) add(byTerm, term, place)
}

/** Adds a place of a term, once however often the term is there. */
function add(byTerm: Places, term: string, place: number): void {
  const known = byTerm.get(term)
  if (known === undefined) byTerm.set(term, [place])
  else if (known[known.length - 1] !== place) known.push(place)
}

function addInverted(byTerm: Places, { terms, starts, places }: Inverted, first: number): void {
  for (const [at, term] of terms.entries()) {
    for (const number of places.subarray(starts[at], starts[at + 1]))
      add(byTerm, term, first + number)
  }
}

function flat(byTerm: Places): Inverted {
  const terms = [...byTerm.keys()].sort()
  const lists = terms.map((term) => byTerm.get(term) ?? [])
  const starts = new Uint32Array(terms.length + 1)
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length
  const places = new Uint32Array(starts.at(-1) ?? 0)
  for (const [at, list] of lists.entries()) places.set(list, starts[at])
  return { terms, starts, places }
}
