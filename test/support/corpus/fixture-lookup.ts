import { readdirSync, readFileSync } from 'node:fs'
import {
  CONTENT_TYPES,
  type Content,
  type ContentType,
  type Lookup,
} from '../../../src/core/content/content-types.ts'

const FOLDER = new URL('../../fixtures/corpus', import.meta.url).pathname

/** Records by type and slug. */
export type Records = { readonly [T in ContentType]: Readonly<Record<string, Content[T]>> }

/** A lookup that counts requests: `themes/slate` for a record, `themes` for a list of slugs. */
export interface CountingLookup extends Lookup {
  readonly requests: ReadonlyMap<string, number>
}

const readType = (type: ContentType): Record<string, unknown> =>
  Object.fromEntries(
    readdirSync(`${FOLDER}/${type}`)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [
        name.replace(/\.json$/, ''),
        JSON.parse(readFileSync(`${FOLDER}/${type}/${name}`, 'utf8')),
      ]),
  )

/** Reads a fresh copy of the fixture corpus, which a test may change. */
export const readFixtureRecords = (): Records =>
  Object.fromEntries(CONTENT_TYPES.map((type) => [type, readType(type)])) as unknown as Records

/** Reads a fresh copy of a record of the fixture corpus. */
export function readFixtureRecord<T extends ContentType>(type: T, slug: string): Content[T] {
  const record = (readFixtureRecords()[type] as Readonly<Record<string, Content[T]>>)[slug]
  if (record === undefined) throw new Error(`The fixture corpus has no ${type}/${slug}.`)
  return record
}

/** Adds a job to every page of an archetype, so that a composed essence has primary actions. */
export const addJobs = (archetype: Content['archetypes']): Content['archetypes'] => ({
  ...archetype,
  pages: archetype.pages.map((page) => ({ jobs: [{ label: 'Open a record' }], ...page })),
})

/** Creates a lookup over the fixture corpus or other records. */
export function createFixtureLookup(
  records: Partial<Records> = readFixtureRecords(),
): CountingLookup {
  const requests = new Map<string, number>()
  const count = (key: string): void => void requests.set(key, (requests.get(key) ?? 0) + 1)
  return {
    requests,
    async get(type, slug) {
      count(`${type}/${slug}`)
      const bySlug = (records[type] ?? {}) as Readonly<Record<string, Content[typeof type]>>
      return Object.hasOwn(bySlug, slug) ? bySlug[slug] : undefined
    },
    async slugs(type) {
      count(type)
      return Object.keys(records[type] ?? {})
    },
  }
}
