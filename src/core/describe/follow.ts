import type { Schema } from './schema.ts'

/** Where a `$ref` leads: what to call it, where it is shown, and the schema itself if it is known. */
export interface RefTarget {
  readonly label: string
  readonly href: string
  readonly schema?: Schema | undefined
}

/** Follows a `$ref`. */
export type ResolveRef = (ref: string) => RefTarget
