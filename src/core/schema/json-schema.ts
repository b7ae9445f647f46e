/** A JSON Schema object, as far as the catalog uses the vocabulary. */
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

/** What may stand where a schema is asked for: `true` allows anything, `false` nothing. */
export type SchemaPart = Schema | boolean

/** A part as an object; `true` and `false` have no keywords of their own. */
export const asSchema = (part: SchemaPart | undefined): Schema =>
  typeof part === 'object' ? part : {}

/** The alternatives of a union, whichever keyword writes it. */
export const getAlternatives = ({ anyOf, oneOf }: Schema): readonly SchemaPart[] =>
  anyOf ?? oneOf ?? []

/** Whether a file only holds definitions, so that no document is checked against it as a whole. */
export const isDefinitionsOnly = (schema: object): boolean =>
  !['type', '$ref', 'properties', 'anyOf', 'oneOf', 'allOf'].some((keyword) => keyword in schema)

/** Where a `$ref` leads: what to call it, where it is shown, and the schema itself if it is known. */
export interface RefTarget {
  readonly label: string
  readonly href: string
  readonly schema?: Schema | undefined
}

/** Follows a `$ref`. */
export type ResolveRef = (ref: string) => RefTarget
