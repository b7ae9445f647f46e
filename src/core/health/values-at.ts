import { isObject } from '../content/fields.ts'

/** A value and the keys that lead to it. */
export interface ValueAtPath {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Every value at a path such as `presets.*.description`, where `*` is any key or index. */
export function selectValues(record: unknown, path: string): ValueAtPath[] {
  const steps = path === '' ? [] : path.split('.')
  let found: ValueAtPath[] = [{ path: [], value: record }]
  for (const step of steps) found = found.flatMap((placed) => selectMembers(placed, step))
  return found
}

function selectMembers({ path, value }: ValueAtPath, step: string): ValueAtPath[] {
  if (!isObject(value) && !Array.isArray(value)) return []
  const members = Object.entries(value).filter(([key]) => step === '*' || step === key)
  return members.map(([key, member]) => ({ path: [...path, key], value: member }))
}
