/** One rule that a value broke, as Ajv reports it. */
export interface ValidatorError {
  readonly instancePath: string
  readonly schemaPath?: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A generated validator. `errors` belongs to its latest call. */
export interface Validator<T> {
  (value: unknown): value is T
  errors?: readonly ValidatorError[] | null
}
