/** Marks a value to remove. */
export const ABSENT = Symbol('absent')

const unescapeToken = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~')

/** Parses a JSON Pointer into keys, outermost first. */
export const parsePointer = (pointer: string): string[] =>
  pointer.split('/').slice(1).map(unescapeToken)

/** Copies a document and replaces the value at a JSON Pointer, or removes it if `ABSENT`. */
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
