import type { Phrase } from './phrase.ts'

/** One thing that a schema describes: a property, a definition, or one form of a union. */
export interface SchemaRow {
  readonly name?: string
  /** Absent where the question makes no sense: definitions, forms of a union, conditions. */
  readonly required?: boolean
  readonly type: Phrase
  readonly rules: readonly Phrase[]
  readonly description?: string | undefined
  readonly default?: string
  readonly examples: readonly string[]
  readonly groups: readonly SchemaGroup[]
}

/** What is nested in a row. `members` are properties of each item or value; a `note` has no rows. */
export interface SchemaGroup {
  readonly kind: 'properties' | 'members' | 'forms' | 'condition' | 'note'
  readonly label: Phrase
  readonly description?: string | undefined
  readonly rows: readonly SchemaRow[]
  /** What the object says about properties that are not listed. */
  readonly additionalProperties?: Phrase | undefined
}

/** A schema as rows: its own shape, then its definitions. References become links, never rows. */
export interface SchemaTree {
  readonly root: SchemaRow
  readonly definitions: readonly SchemaRow[]
}
