import { create, insertMultiple, search } from '@orama/orama'
import { Document } from 'flexsearch'
import Fuse from 'fuse.js'
import lunr from 'lunr'
import MiniSearch from 'minisearch'
import type { SearchDocument } from '../../src/core/search/search-document.ts'

/** The input of every engine: the same texts in the same fields. */
export interface SearchText {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly tags: readonly string[]
  readonly synonyms: readonly string[]
  readonly description: string
  readonly rest: string
}

/** Returns the texts of documents in the fields of every engine. */
export const toSearchTexts = (documents: readonly SearchDocument[]): SearchText[] =>
  documents.map(({ rest, slug, name, tags, synonyms, description }, id) => ({
    ...{ id, slug, name, tags, synonyms, description },
    rest: Object.values(rest).flat().join(' '),
  }))

/** Returns the slugs that match a query, best first. */
export type RunQuery = (query: string) => readonly string[]

const FIELDS = ['slug', 'name', 'tags', 'synonyms', 'description', 'rest'] as const

const flatten = (text: SearchText) => ({
  ...text,
  id: String(text.id),
  tags: text.tags.join(' '),
  synonyms: text.synonyms.join(' '),
})

/** Other engines by name, with the options of the first example in their docs. */
export const ENGINES: Readonly<
  Record<string, (texts: readonly SearchText[]) => RunQuery | Promise<RunQuery>>
> = {
  'MiniSearch, defaults': createMiniSearch,
  Fuse: createFuse,
  Lunr: (texts) => createLunr(texts, getSlugs(texts)),
  FlexSearch: (texts) => createFlexSearch(texts, getSlugs(texts)),
  Orama: (texts) => createOrama(texts, getSlugs(texts)),
}

const getSlugs =
  (texts: readonly SearchText[]) =>
  (id: unknown): string =>
    texts[Number(id)]?.slug ?? ''

function createMiniSearch(texts: readonly SearchText[]): RunQuery {
  const engine = new MiniSearch<SearchText>({
    fields: [...FIELDS],
    storeFields: ['slug'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  })
  engine.addAll(texts)
  return (query) => engine.search(query).map(({ slug }) => slug)
}

function createFuse(texts: readonly SearchText[]): RunQuery {
  const engine = new Fuse([...texts], { keys: [...FIELDS], ignoreLocation: true })
  return (query) => engine.search(query).map(({ item }) => item.slug)
}

function createLunr(texts: readonly SearchText[], getSlug: (id: unknown) => string): RunQuery {
  const engine = lunr(function () {
    for (const field of FIELDS) this.field(field)
    for (const text of texts) this.add(flatten(text))
  })
  // These characters are operators in the query language of Lunr.
  return (query) => engine.search(query.replaceAll(/[:^~*+-]/g, ' ')).map(({ ref }) => getSlug(ref))
}

function createFlexSearch(
  texts: readonly SearchText[],
  getSlug: (id: unknown) => string,
): RunQuery {
  const engine = new Document({ tokenize: 'forward', document: { id: 'id', index: [...FIELDS] } })
  for (const text of texts) engine.add(flatten(text))
  return (query) => {
    const matches = engine.search(query, { suggest: true, merge: true }) as { id: unknown }[]
    return matches.map(({ id }) => getSlug(id))
  }
}

async function createOrama(
  texts: readonly SearchText[],
  getSlug: (id: unknown) => string,
): Promise<RunQuery> {
  const schema = Object.fromEntries(FIELDS.map((field) => [field, 'string'] as const))
  const engine = create({ schema })
  await insertMultiple(engine, texts.map(flatten))
  return (query) => {
    const results = search(engine, { term: query, tolerance: 1, limit: 50 })
    if (results instanceof Promise) throw new Error('Orama returned a promise.')
    return results.hits.map(({ id }) => getSlug(id))
  }
}
