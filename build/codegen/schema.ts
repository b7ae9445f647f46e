import { toPointer } from '../../src/core/kernel/json/pointer.ts'

/** How a keyword nests subschemas: as its value, in a list, or by name. */
type Nesting = 'schema' | 'list' | 'map'

const NESTING: ReadonlyMap<string, Nesting> = new Map([
  ['items', 'schema'],
  ['additionalProperties', 'schema'],
  ['propertyNames', 'schema'],
  ['contains', 'schema'],
  ['not', 'schema'],
  ['if', 'schema'],
  ['then', 'schema'],
  ['else', 'schema'],
  ['prefixItems', 'list'],
  ['anyOf', 'list'],
  ['oneOf', 'list'],
  ['allOf', 'list'],
  ['properties', 'map'],
  ['$defs', 'map'],
])

const PLAIN_KEYWORDS = [
  '$schema',
  '$id',
  '$ref',
  'title',
  'description',
  'default',
  'examples',
  'type',
  'const',
  'enum',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'minProperties',
  'maxProperties',
  'minContains',
]

/** The keywords of JSON Schema 2020-12 that the catalog may use. */
export const KEYWORDS: readonly string[] = [...PLAIN_KEYWORDS, ...NESTING.keys()]

/** Returns how a keyword nests subschemas, or undefined if it has none. */
export const getNesting = (keyword: string): Nesting | undefined => NESTING.get(keyword)

export type Schema = { readonly [keyword: string]: unknown }

export interface SchemaVisit {
  readonly schema: Schema
  readonly pointer: string
}

export const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Walks all subschemas of a schema, starting with itself, with their JSON Pointers. */
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

/** Copies a schema and replaces every subschema, the innermost first. */
export function rewriteSchema(schema: unknown, change: (schema: Schema) => Schema): unknown {
  if (!isObject(schema)) return schema
  const inner = (value: unknown): unknown => rewriteSchema(value, change)
  const entries = Object.entries(schema).map(([keyword, value]) => {
    const nesting = getNesting(keyword)
    if (nesting === 'schema') return [keyword, inner(value)]
    if (nesting === 'list') return [keyword, (value as unknown[]).map(inner)]
    if (nesting === 'map') {
      const parts = Object.entries(value as Schema).map(([key, part]) => [key, inner(part)])
      return [keyword, Object.fromEntries(parts)]
    }
    return [keyword, value]
  })
  return change(Object.fromEntries(entries))
}

/** Returns the name of a schema's type: `essence.v4.json` becomes `EssenceV4`. */
export const toTypeName = (file: string): string => toPascalCase(file.replace(/\.json$/, ''))

/** Returns the name of a definition's type: `nonEmptyString` becomes `NonEmptyString`. */
export const toPascalCase = (text: string): string =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the name of a schema's module without its extension: `essence.v4`. */
export const toModuleName = (file: string): string => file.replace(/\.json$/, '')
