import { isFields } from '../content/fields.ts'

/** A value and the keys that lead to it. */
export interface Placed {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Every value at a path such as `presets.*.description`, where `*` is any key or index. */
export function valuesAt(record: unknown, path: string): Placed[] {
  const steps = path === '' ? [] : path.split('.')
  let found: Placed[] = [{ path: [], value: record }]
  for (const step of steps) found = found.flatMap((placed) => below(placed, step))
  return found
}

function below({ path, value }: Placed, step: string): Placed[] {
  if (!isFields(value) && !Array.isArray(value)) return []
  const members = Object.entries(value).filter(([key]) => step === '*' || step === key)
  return members.map(([key, member]) => ({ path: [...path, key], value: member }))
}
