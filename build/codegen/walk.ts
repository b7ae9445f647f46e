import { toPointer } from '../../src/core/json/pointer.ts'
import { getNesting } from './keywords.ts'

export type Schema = { readonly [keyword: string]: unknown }

export interface SchemaVisit {
  readonly schema: Schema
  readonly pointer: string
}

export const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every subschema of a schema, itself first, with its JSON Pointer. */
export function* walkSchema(
  schema: unknown,
  path: readonly (string | number)[] = [],
): Generator<SchemaVisit> {
  if (!isObject(schema)) return
  yield { schema, pointer: toPointer(path) }
  for (const [keyword, value] of Object.entries(schema)) {
    const nesting = getNesting(keyword)
    if (nesting === 'schema') yield* walkSchema(value, [...path, keyword])
    else if (nesting !== undefined) {
      for (const [key, part] of Object.entries(value ?? {}))
        yield* walkSchema(part, [...path, keyword, key])
    }
  }
}

/** A copy of a schema with every subschema replaced, the innermost first. */
export function rewriteSchema(schema: unknown, change: (schema: Schema) => Schema): unknown {
  if (!isObject(schema)) return schema
  const inner = (value: unknown): unknown => rewriteSchema(value, change)
  const copied = Object.entries(schema).map(([keyword, value]) => {
    const nesting = getNesting(keyword)
    if (nesting === 'schema') return [keyword, inner(value)]
    if (nesting === 'list') return [keyword, (value as unknown[]).map(inner)]
    if (nesting === 'map') {
      const parts = Object.entries(value as Schema).map(([key, part]) => [key, inner(part)])
      return [keyword, Object.fromEntries(parts)]
    }
    return [keyword, value]
  })
  return change(Object.fromEntries(copied))
}
