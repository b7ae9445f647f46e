import type { Schema } from './walk.ts'

/** What a property holds: one object of a definition, a list of them, or a map to them. */
type Child = { readonly one: string } | { readonly list: string } | { readonly map: string }

/** The properties of an object in the order of the schema, each with what it holds. */
type Shape = Readonly<Record<string, Child | null>>

/** The objects that a schema describes, by definition; the document itself is `document`. */
export function renderShape(constant: string, schema: Schema): string {
  const definitions = Object.entries((schema.$defs ?? {}) as Record<string, Schema>)
  const shapes = [['document', schema] as const, ...definitions]
    .filter(([, definition]) => definition.properties !== undefined)
    .map(([name, definition]) => [name, shapeOf(definition)] as const)
  return [
    '/** The objects of the document: properties in their order, each with what it holds. */',
    `export const ${constant} = ${JSON.stringify(Object.fromEntries(shapes), null, 2)} as const`,
    '',
  ].join('\n')
}

const shapeOf = ({ properties }: Schema): Shape =>
  Object.fromEntries(
    Object.entries(properties as Record<string, Schema>).map(([name, property]) => [
      name,
      childOf(property),
    ]),
  )

function childOf(property: Schema): Child | null {
  const one = definitionOf(property)
  if (one) return { one }
  const list = definitionOf(property.items as Schema | undefined)
  if (list) return { list }
  const map = definitionOf(property.additionalProperties as Schema | undefined)
  return map ? { map } : null
}

/** The definition that a subschema names, alone or as one branch of a union. */
function definitionOf(subschema: Schema | undefined): string | undefined {
  const branches = (subschema?.anyOf ?? [subschema]) as (Schema | undefined)[]
  const ref = branches.find((branch) => typeof branch?.$ref === 'string')?.$ref
  return (ref as string | undefined)?.replace('#/$defs/', '')
}
