import { keysOf } from './set-at.ts'

/** The part of JSON Schema that essence.v4.json uses to hold values together. */
export interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Every property that the schema declares, at any depth. */
export function declaredIn(schema: Schema): Schema[] {
  const own = Object.values(schema.properties ?? {})
  return [...own, ...innerOf(schema).flatMap(declaredIn)]
}

/** The property of the schema that a JSON Pointer into a document leads to, if any. */
export function declarationAt(root: Schema, pointer: string): Schema | undefined {
  return keysOf(pointer).reduce<Schema | undefined>(
    (schema, key) => schema && step({ root, schema, key }),
    root,
  )
}

function innerOf({ properties, $defs, items, anyOf, additionalProperties }: Schema): Schema[] {
  return [
    ...Object.values(properties ?? {}),
    ...Object.values($defs ?? {}),
    ...(anyOf ?? []),
    ...[items, additionalProperties].filter((inner) => typeof inner === 'object'),
  ]
}

interface Step {
  readonly root: Schema
  readonly schema: Schema
  readonly key: string
}

function step({ root, schema, key }: Step): Schema | undefined {
  const { $ref, properties, items, anyOf, additionalProperties } = schema
  if ($ref) return step({ root, schema: targetOf(root, $ref), key })
  if (properties?.[key]) return properties[key]
  if (items && /^\d+$/.test(key)) return items
  if (typeof additionalProperties === 'object') return additionalProperties
  return anyOf?.map((branch) => step({ root, schema: branch, key })).find(Boolean)
}

function targetOf(root: Schema, ref: string): Schema {
  const target = root.$defs?.[ref.replace('#/$defs/', '')]
  if (!target) throw new Error(`${ref} leads nowhere.`)
  return target
}
