/** One field of an object: what it takes, and what it is for. */
export interface FieldDoc {
  readonly name: string
  readonly required: boolean
  /** Type and rule in words, such as `number 100 to 900`. */
  readonly rule: string
  /** The default as JSON, where there is one. */
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
