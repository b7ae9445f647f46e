import type { Issue } from '../../src/core/issue.ts'

/** Something wrong with a schema file. */
export interface SchemaFault extends Issue {
  readonly file: string
}

/** A fault at a place of a file. */
export const fault = (
  file: string,
  pointer: string,
  code: string,
  message: string,
  hint?: string,
): SchemaFault => ({ file, pointer, code, severity: 'error', message, ...(hint ? { hint } : {}) })
