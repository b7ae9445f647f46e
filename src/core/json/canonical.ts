/**
 * The one text of a JSON value whatever the order of its keys (RFC 8785). A member without a value
 * is left out, as JSON does; anything else that JSON cannot say is refused. A lone surrogate, which
 * has no UTF-8 form, is written as an escape, so that no text is lost. The texts of objects that
 * stand in many values can be given, so that they are not made again.
 */
export function canonicalJson(value: unknown, known?: CanonicalJsonCache): string {
  if (typeof value !== 'object' || value === null) return primitiveToJson(value)
  const text = known?.get(value)
  if (text !== undefined) return text
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, known)).join(',')}]`
  let members = ''
  for (const key of Object.keys(value).sort()) {
    const member: unknown = Reflect.get(value, key)
    if (member === undefined) continue
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member, known)}`
  }
  return `{${members}}`
}

/** Canonical texts by the objects that they stand for. */
export type CanonicalJsonCache = WeakMap<object, string>

/** What JSON cannot say, it leaves out or says as null. */
function primitiveToJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null'
  if (json === 'null' && value !== null) throw new TypeError(`${String(value)} is not JSON.`)
  return json
}
