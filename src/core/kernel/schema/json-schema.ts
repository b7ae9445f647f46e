/** A JSON Schema object with the keywords that the catalog uses. */
export interface Schema {
  readonly $id?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, SchemaPart>>
  readonly required?: readonly string[]
  readonly additionalProperties?: SchemaPart
  readonly items?: SchemaPart
  readonly prefixItems?: readonly SchemaPart[]
  readonly anyOf?: readonly SchemaPart[]
  readonly oneOf?: readonly SchemaPart[]
  readonly allOf?: readonly SchemaPart[]
  readonly if?: SchemaPart
  readonly then?: SchemaPart
  readonly else?: SchemaPart
  readonly minimum?: number
  readonly maximum?: number
  readonly [keyword: string]: unknown
}

/** A schema or subschema: `true` allows any value, `false` none. */
export type SchemaPart = Schema | boolean

/** Returns a subschema as an object; `true` and `false` have no keywords. */
export const asSchema = (part: SchemaPart | undefined): Schema =>
  typeof part === 'object' ? part : {}

/** Returns the branches of a union. */
export const getAlternatives = ({ anyOf, oneOf }: Schema): readonly SchemaPart[] =>
  anyOf ?? oneOf ?? []

/** True if a file holds only definitions, so that no document follows it as a whole. */
export const isDefinitionsOnly = (schema: object): boolean =>
  !['type', '$ref', 'properties', 'anyOf', 'oneOf', 'allOf'].some((keyword) => keyword in schema)

/** The target of a `$ref`: its label, a link to it and, if known, the schema itself. */
export interface RefTarget {
  readonly label: string
  readonly href: string
  readonly schema?: Schema | undefined
}

/** Resolves a `$ref`. */
export type ResolveRef = (ref: string) => RefTarget
