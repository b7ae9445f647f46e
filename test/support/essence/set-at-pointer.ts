/** Stands for a value that is taken away. */
export const ABSENT = Symbol('absent')

const unescapeToken = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~')

/** The keys that a JSON Pointer names, from the outside in. */
export const parsePointer = (pointer: string): string[] =>
  pointer.split('/').slice(1).map(unescapeToken)

/** A copy of the document with another value, or none, at the JSON Pointer. */
export function setAtPointer(document: unknown, pointer: string, value: unknown): unknown {
  const keys = parsePointer(pointer)
  const last = keys.pop()
  if (last === undefined) return value
  const copy = structuredClone(document) as Record<string, unknown>
  const parent = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy)
  if (value === ABSENT) delete parent[last]
  else parent[last] = value
  return copy
}
