import { parsePointer } from '../../../support/essence/set-at-pointer.ts'

/** The part of JSON Schema that essence.v4.json uses to hold values together. */
export interface SchemaNode {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, SchemaNode>>
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly additionalProperties?: boolean | SchemaNode
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
}

/** Every property that the schema declares, at any depth. */
export function listDeclarations(schema: SchemaNode): SchemaNode[] {
  const own = Object.values(schema.properties ?? {})
  return [...own, ...listSubschemas(schema).flatMap(listDeclarations)]
}

/** The property of the schema that a JSON Pointer into a document leads to, if any. */
export function findDeclaration(root: SchemaNode, pointer: string): SchemaNode | undefined {
  return parsePointer(pointer).reduce<SchemaNode | undefined>(
    (schema, key) => schema && nextDeclaration({ root, schema, key }),
    root,
  )
}

function listSubschemas({
  properties,
  $defs,
  items,
  anyOf,
  additionalProperties,
}: SchemaNode): SchemaNode[] {
  return [
    ...Object.values(properties ?? {}),
    ...Object.values($defs ?? {}),
    ...(anyOf ?? []),
    ...[items, additionalProperties].filter((inner) => typeof inner === 'object'),
  ]
}

interface DeclarationStep {
  readonly root: SchemaNode
  readonly schema: SchemaNode
  readonly key: string
}

function nextDeclaration({ root, schema, key }: DeclarationStep): SchemaNode | undefined {
  const { $ref, properties, items, anyOf, additionalProperties } = schema
  if ($ref) return nextDeclaration({ root, schema: resolveReference(root, $ref), key })
  if (properties?.[key]) return properties[key]
  if (items && /^\d+$/.test(key)) return items
  if (typeof additionalProperties === 'object') return additionalProperties
  return anyOf?.map((branch) => nextDeclaration({ root, schema: branch, key })).find(Boolean)
}

function resolveReference(root: SchemaNode, ref: string): SchemaNode {
  const target = root.$defs?.[ref.replace('#/$defs/', '')]
  if (!target) throw new Error(`${ref} leads nowhere.`)
  return target
}
