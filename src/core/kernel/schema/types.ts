import type { Phrase } from './phrase.ts'

/** One part of a schema: a property, a definition, or one branch of a union. */
export interface SchemaRow {
  readonly name?: string
  /** Absent for definitions, branches of a union and conditions. */
  readonly required?: boolean
  readonly type: Phrase
  readonly rules: readonly Phrase[]
  readonly description?: string | undefined
  readonly default?: string
  readonly examples: readonly string[]
  readonly groups: readonly SchemaGroup[]
}

/** The rows inside a row. `members` are properties of each item or value; a `note` has no rows. */
export interface SchemaGroup {
  readonly kind: 'properties' | 'members' | 'forms' | 'condition' | 'note'
  readonly label: Phrase
  readonly description?: string | undefined
  readonly rows: readonly SchemaRow[]
  /** The rule for properties that are not listed. */
  readonly additionalProperties?: Phrase | undefined
}

/** A schema as rows: the document, then its definitions. References become links, never rows. */
export interface SchemaTree {
  readonly root: SchemaRow
  readonly definitions: readonly SchemaRow[]
}

/** One field of an object: its rule and its purpose. */
export interface FieldDoc {
  readonly name: string
  readonly required: boolean
  /** Type and rule in words, such as `number 100 to 900`. */
  readonly rule: string
  /** The default as JSON, if there is one. */
  readonly default?: string
  readonly description: string
}

/** One object of a document and its fields, in the order of the schema. */
export interface DefinitionDoc {
  /** The definition in the schema; `document` for the whole. */
  readonly definition: string
  readonly description: string
  readonly fields: readonly FieldDoc[]
}

/** The objects that a property holds: directly, in a list, or as the values of a map. */
export interface PropertyShape {
  /** The definitions that may describe these objects; absent for other values. */
  readonly definitions?: readonly string[]
  readonly isList?: boolean
  readonly isMap?: boolean
}
