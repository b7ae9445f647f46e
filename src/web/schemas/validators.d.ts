// Served by the build: the validators of all schemas that describe a document.
declare module '#validators' {
  import type { Validator } from '../../describe.ts'

  /** Loads the validator of a schema by its file name. */
  export const VALIDATORS: Readonly<
    Record<string, () => Promise<{ readonly validate: Validator<unknown> }>>
  >
}
