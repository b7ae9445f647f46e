import type { PropertyShape } from '../../src/core/kernel/schema/types.ts'
import type { Schema } from './schema.ts'

/** Renders the properties of every object that a schema describes, in the order of the schema. */
export function renderDefinitions(constant: string, schema: Schema): string {
  const { $defs = {}, ...document } = schema
  const definitions = $defs as Record<string, Schema>
  const objects = Object.entries({ document, ...definitions }).filter(([, { properties }]) =>
    Boolean(properties),
  )
  return [
    "import type { PropertyShape } from '../kernel/schema/types.ts'",
    '',
    '/** The properties of each object, by definition and in the order of the schema. */',
    `export const ${constant}: Readonly<Record<string, Readonly<Record<string, PropertyShape>>>> = {`,
    ...objects.map(([name, { properties }]) => {
      const entries = Object.entries(properties as Record<string, Schema>)
      const shapes = entries.map(([key, part]) => [key, getShape(part, definitions)])
      return `  ${name}: ${JSON.stringify(Object.fromEntries(shapes))},`
    }),
    '}',
    '',
  ].join('\n')
}

type Definitions = Readonly<Record<string, Schema>>

/** Finds the definitions inside a property; those that only name a union lead to its branches. */
function getShape(schema: Schema, definitions: Definitions): PropertyShape {
  const { $ref, anyOf, items, additionalProperties } = schema
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/$defs/', '')
    const target = definitions[name] ?? {}
    return target.properties ? { definitions: [name] } : getShape(target, definitions)
  }
  if (Array.isArray(anyOf)) {
    const branches = anyOf.flatMap((branch) => getShape(branch, definitions).definitions ?? [])
    return { definitions: branches }
  }
  if (items) return { ...getShape(items as Schema, definitions), isList: true }
  if (additionalProperties) {
    return { ...getShape(additionalProperties as Schema, definitions), isMap: true }
  }
  return {}
}
