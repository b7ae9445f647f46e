import type { ContentType } from '../core/content/type.ts'

/** The digests of records by slug, by type. */
export type Digests = Readonly<Record<ContentType, Readonly<Record<string, string>>>>

/** A release that was recorded. */
export interface Released {
  readonly release: string
  readonly version: string
  readonly generated_at: string
  /** The digests of its records; kept for the newest release only. */
  readonly records?: Digests
}
