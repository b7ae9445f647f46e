import { pointerOf } from '../pointer.ts'
import { fieldsOf, listOf, own, textOf } from './fields.ts'
import type { ContentType } from './type.ts'

/** A name and where it stands. */
export interface Named {
  readonly name: string
  readonly pointer: string
}

/** One record that another names. */
export interface ContentReference {
  readonly type: ContentType
  readonly slug: string
  /** Where the slug stands. */
  readonly pointer: string
  /** The preset of the pattern that is meant. */
  readonly preset?: Named
  /** The page of the archetype that is meant. */
  readonly page?: Named
}

export type Path = readonly (string | number)[]

/** The text at a path as a reference; nothing where there is no text. */
export function refer(type: ContentType, value: unknown, path: Path): ContentReference[] {
  const slug = textOf(value)
  return slug === undefined ? [] : [{ type, slug, pointer: pointerOf(path) }]
}

/** Every text of a list as a reference. */
export const referAll = (type: ContentType, value: unknown, path: Path): ContentReference[] =>
  listOf(value).flatMap((item, at) => refer(type, item, [...path, at]))

/** The references of every member of an object. */
export const eachMember = (
  value: unknown,
  find: (member: unknown, key: string) => ContentReference[],
): ContentReference[] =>
  Object.entries(fieldsOf(value)).flatMap(([key, member]) => find(member, key))

/** The name that an object has under a key; nothing where it has none. */
export function nameAt<K extends string>(
  key: K,
  object: unknown,
  path: Path,
): { readonly [P in K]?: Named } {
  const name = textOf(own(object, key))
  if (name === undefined) return {}
  return { [key]: { name, pointer: pointerOf([...path, key]) } } as { [P in K]?: Named }
}

/** A pattern as layouts name it: a plain slug, or an object with `pattern` and perhaps `preset`. */
export function referToPattern(item: unknown, path: Path): ContentReference[] {
  if (typeof item === 'string') return refer('patterns', item, path)
  return refer('patterns', own(item, 'pattern'), [...path, 'pattern']).map((reference) => ({
    ...reference,
    ...nameAt('preset', item, path),
  }))
}
