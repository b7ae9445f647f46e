/** Where the subschemas of a keyword stand: as its value, in a list, or by name. */
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
  ...['$schema', '$id', '$ref', 'title', 'description', 'default', 'examples'],
  ...['type', 'const', 'enum', 'pattern', 'format', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems'],
  ...['required', 'minProperties', 'maxProperties', 'minContains'],
]

/** Every keyword of JSON Schema 2020-12 that the catalog may use. */
export const KEYWORDS: readonly string[] = [...PLAIN_KEYWORDS, ...NESTING.keys()]

/** How the subschemas of a keyword nest, or undefined when it has none. */
export const getNesting = (keyword: string): Nesting | undefined => NESTING.get(keyword)
