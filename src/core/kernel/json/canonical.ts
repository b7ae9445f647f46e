/**
 * Serializes a JSON value to the same text regardless of the order of its keys (RFC 8785). Leaves
 * out properties that are undefined, as JSON does, and throws for any other value that JSON cannot
 * express. A lone surrogate has no UTF-8 form and is written as an escape. A cache spares objects
 * that are part of many values from being serialized again.
 *
 * @example
 * import { canonicalJson } from '@svc/content/essence'
 *
 * canonicalJson({ b: 1, a: [true] }) // => '{"a":[true],"b":1}'
 */
export function canonicalJson(value: unknown, cache?: CanonicalJsonCache): string {
  if (typeof value !== 'object' || value === null) return primitiveToJson(value)
  const text = cache?.get(value)
  if (text !== undefined) return text
  if (Array.isArray(value)) {
    let items = ''
    for (const item of value) items += `${items === '' ? '' : ','}${canonicalJson(item, cache)}`
    return `[${items}]`
  }
  let members = ''
  for (const key of sortKeys(Object.keys(value))) {
    const member: unknown = Reflect.get(value, key)
    if (member === undefined) continue
    members += `${members === '' ? '' : ','}${quoteKey(key)}:${canonicalJson(member, cache)}`
  }
  return `{${members}}`
}

/** True if two JSON values are equal, whatever the order of their keys. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  a === b || (a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b))

/** Returns the value that its canonical JSON would be parsed to, without writing that text. */
export function canonicalCopy(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null) return JSON.parse(primitiveToJson(value))
  if (Array.isArray(value)) return Array.from(value, canonicalCopy)
  const copy: Record<string, unknown> = {}
  for (const key of sortKeys(Object.keys(value))) {
    const member: unknown = Reflect.get(value, key)
    if (member === undefined) continue
    if (key === '__proto__')
      Object.defineProperty(copy, key, { ...OWN, value: canonicalCopy(member) })
    else copy[key] = canonicalCopy(member)
  }
  return copy
}

/** The attributes of a property that JSON has: an assignment to `__proto__` creates none. */
const OWN = { configurable: true, enumerable: true, writable: true }

/** Sorts keys by code unit. Most are in order already, which is cheaper to check. */
function sortKeys(keys: string[]): string[] {
  for (let index = 1; index < keys.length; index++) {
    if ((keys[index - 1] as string) > (keys[index] as string)) return keys.sort()
  }
  return keys
}

/** Quotes a key; a plain word needs no escaping. */
const quoteKey = (key: string): string => (/^[\w$-]+$/.test(key) ? `"${key}"` : JSON.stringify(key))

/** The canonical texts of objects. */
export type CanonicalJsonCache = WeakMap<object, string>

/** Throws for a value that `JSON.stringify` would leave out or write as null. */
function primitiveToJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null'
  if (json === 'null' && value !== null) throw new TypeError(`${String(value)} is not JSON.`)
  return json
}
