import type { Issue } from '../../src/core/issue.ts'

/** Something wrong with a schema file. */
export interface SchemaError extends Issue {
  readonly file: string
}

/** A fault at a place of a file. */
export const createSchemaError = (
  file: string,
  pointer: string,
  code: string,
  message: string,
  hint?: string,
): SchemaError => ({ file, pointer, code, severity: 'error', message, ...(hint ? { hint } : {}) })
