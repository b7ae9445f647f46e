/** A JSON Pointer (RFC 6901) of path segments. */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The path segments of a JSON Pointer. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value that a JSON Pointer leads to, or undefined when there is none. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  let value = document
  for (const segment of parsePointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment))
      return undefined
    value = Reflect.get(value, segment)
  }
  return value
}
