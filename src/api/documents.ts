import type { Family } from '../core/catalog.ts'
import type { ContentType } from '../core/content/type.ts'
import type { Issue } from '../core/issue.ts'
import type { ProblemCode } from '../core/problem.ts'

// The answers that none of the 59 schemas describes. `shapes.ts` checks them at run time.

/** What `GET /health` answers: that the API is there, and which release of the content it serves. */
export interface Health {
  readonly status: 'ok'
  readonly version: string
  readonly surface: 'content-api'
  readonly release: string
  readonly counts: Readonly<Record<ContentType, number>>
  readonly schemas: number
}

/** One schema of the catalog. */
export interface SchemaEntry {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly family: Family
}

/** What `GET /schema` answers: the catalog, in the order of the names. */
export interface SchemaList {
  readonly total: number
  readonly release: string
  readonly items: readonly SchemaEntry[]
}

/** A published JSON Schema. */
export interface SchemaDocument {
  readonly $schema: string
  readonly $id: string
  readonly title: string
  readonly description: string
  readonly [keyword: string]: unknown
}

/** The body of every answer that is not a success (RFC 9457), with the members that we add. */
export interface ProblemDocument {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  /** The same as `detail`. */
  readonly error: string
  readonly code: ProblemCode
  readonly hint?: string
  readonly issues?: readonly Issue[]
  readonly [extension: string]: unknown
}
