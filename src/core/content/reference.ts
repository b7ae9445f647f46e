import { toPointer } from '../pointer.ts'
import { asArray, asObject, asString, getOwn } from './fields.ts'
import type { ContentType } from './type.ts'

/** A name and where it stands. */
export interface LocatedName {
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
  readonly preset?: LocatedName
  /** The page of the archetype that is meant. */
  readonly page?: LocatedName
}

export type JsonPath = readonly (string | number)[]

/** The text at a path as a reference; nothing where there is no text. */
export function toReferences(
  type: ContentType,
  value: unknown,
  path: JsonPath,
): ContentReference[] {
  const slug = asString(value)
  return slug === undefined ? [] : [{ type, slug, pointer: toPointer(path) }]
}

/** Every text of a list as a reference. */
export const listToReferences = (
  type: ContentType,
  value: unknown,
  path: JsonPath,
): ContentReference[] =>
  asArray(value).flatMap((item, at) => toReferences(type, item, [...path, at]))

/** The references of every member of an object. */
export const flatMapMembers = (
  value: unknown,
  find: (member: unknown, key: string) => ContentReference[],
): ContentReference[] =>
  Object.entries(asObject(value)).flatMap(([key, member]) => find(member, key))

/** The name that an object has under a key; nothing where it has none. */
export function locateName<K extends string>(
  key: K,
  object: unknown,
  path: JsonPath,
): { readonly [P in K]?: LocatedName } {
  const name = asString(getOwn(object, key))
  if (name === undefined) return {}
  return { [key]: { name, pointer: toPointer([...path, key]) } } as { [P in K]?: LocatedName }
}

/** A pattern as layouts name it: a plain slug, or an object with `pattern` and perhaps `preset`. */
export function toPatternReferences(item: unknown, path: JsonPath): ContentReference[] {
  if (typeof item === 'string') return toReferences('patterns', item, path)
  return toReferences('patterns', getOwn(item, 'pattern'), [...path, 'pattern']).map(
    (reference) => ({
      ...reference,
      ...locateName('preset', item, path),
    }),
  )
}
