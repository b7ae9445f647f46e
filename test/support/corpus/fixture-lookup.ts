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

/** A lookup that keeps count: `themes/slate` for a record, `themes` for the slugs of a type. */
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

/** The fixture corpus, read anew, so that a test may change it. */
export const readFixtureRecords = (): Records =>
  Object.fromEntries(CONTENT_TYPES.map((type) => [type, readType(type)])) as unknown as Records

/** One record of the fixture corpus, read anew. */
export function readFixtureRecord<T extends ContentType>(type: T, slug: string): Content[T] {
  const record = (readFixtureRecords()[type] as Readonly<Record<string, Content[T]>>)[slug]
  if (record === undefined) throw new Error(`The fixture corpus has no ${type}/${slug}.`)
  return record
}

/** A lookup over the fixture corpus, or over the records given. */
export function createFixtureLookup(
  records: Partial<Records> = readFixtureRecords(),
): CountingLookup {
  const asked = new Map<string, number>()
  const count = (key: string): void => void asked.set(key, (asked.get(key) ?? 0) + 1)
  return {
    requests: asked,
    async get(type, slug) {
      count(`${type}/${slug}`)
      const ofType = (records[type] ?? {}) as Readonly<Record<string, Content[typeof type]>>
      return Object.hasOwn(ofType, slug) ? ofType[slug] : undefined
    },
    async slugs(type) {
      count(type)
      return Object.keys(records[type] ?? {})
    },
  }
}
