import { create, insertMultiple, search } from '@orama/orama'
import { Document } from 'flexsearch'
import Fuse from 'fuse.js'
import lunr from 'lunr'

/** What every engine gets: the same texts in the same fields. */
export interface SearchText {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly tags: readonly string[]
  readonly synonyms: readonly string[]
  readonly description: string
  readonly rest: string
}

/** Slugs for a query, best first. */
export type RunQuery = (query: string) => readonly string[]

const FIELDS = ['slug', 'name', 'tags', 'synonyms', 'description', 'rest'] as const

const flat = (text: SearchText) => ({
  ...text,
  id: String(text.id),
  tags: text.tags.join(' '),
  synonyms: text.synonyms.join(' '),
})

/** Other engines under the options that their documentation begins with, by name. */
export async function createOtherEngines(
  texts: readonly SearchText[],
): Promise<Map<string, RunQuery>> {
  const slugOf = (id: unknown): string => texts[Number(id)]?.slug ?? ''
  return new Map<string, RunQuery>([
    ['Fuse', createFuse(texts)],
    ['Lunr', createLunr(texts, slugOf)],
    ['FlexSearch', createFlexSearch(texts, slugOf)],
    ['Orama', await createOrama(texts, slugOf)],
  ])
}

function createFuse(texts: readonly SearchText[]): RunQuery {
  const engine = new Fuse([...texts], { keys: [...FIELDS], ignoreLocation: true })
  return (query) => engine.search(query).map(({ item }) => item.slug)
}

function createLunr(texts: readonly SearchText[], slugOf: (id: unknown) => string): RunQuery {
  const engine = lunr(function () {
    for (const field of FIELDS) this.field(field)
    for (const text of texts) this.add(flat(text))
  })
  // Its query language takes these for operators.
  return (query) => engine.search(query.replaceAll(/[:^~*+-]/g, ' ')).map(({ ref }) => slugOf(ref))
}

function createFlexSearch(texts: readonly SearchText[], slugOf: (id: unknown) => string): RunQuery {
  const engine = new Document({ tokenize: 'forward', document: { id: 'id', index: [...FIELDS] } })
  for (const text of texts) engine.add(flat(text))
  return (query) => {
    const found = engine.search(query, { suggest: true, merge: true }) as { id: unknown }[]
    return found.map(({ id }) => slugOf(id))
  }
}

async function createOrama(
  texts: readonly SearchText[],
  slugOf: (id: unknown) => string,
): Promise<RunQuery> {
  const schema = Object.fromEntries(FIELDS.map((field) => [field, 'string'] as const))
  const engine = create({ schema })
  await insertMultiple(engine, texts.map(flat))
  return (query) => {
    const found = search(engine, { term: query, tolerance: 1, limit: 50 })
    if (found instanceof Promise) throw new Error('Orama answered later.')
    return found.hits.map(({ id }) => slugOf(id))
  }
}
