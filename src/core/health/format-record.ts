import type { ContentType } from '../content/content-types.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { AUTHORED_KEYS, type KeysByPath } from './authored-keys.ts'

/** The text of an authored record as the official corpus keeps it: known keys in order, two spaces. */
export const formatRecord = (type: ContentType, authored: JsonObject): string =>
  `${JSON.stringify(sortKeys(authored, AUTHORED_KEYS[type], ''), null, 2)}\n`

/** Known keys come in the order of their list; the others keep their places after them. */
function sortKeys(value: unknown, keys: KeysByPath, path: string): unknown {
  const below = (key: string, held: unknown): unknown =>
    sortKeys(held, keys, getChildPath(keys, path, key))
  if (Array.isArray(value)) return value.map((item) => below('*', item))
  if (!isObject(value)) return value
  const known = (keys[path] ?? []).filter((key) => Object.hasOwn(value, key))
  const others = Object.keys(value).filter((key) => !known.includes(key))
  return Object.fromEntries([...known, ...others].map((key) => [key, below(key, value[key])]))
}

/** The row of a key, or the row for any key where the key has none. */
function getChildPath(keys: KeysByPath, path: string, key: string): string {
  const [own, any] = [key, '*'].map((name) => (path === '' ? name : `${path}.${name}`)) as [
    string,
    string,
  ]
  const isKnown = Object.keys(keys).some((row) => row === own || row.startsWith(`${own}.`))
  return isKnown ? own : any
}
