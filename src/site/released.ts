import type { ContentType } from '../core/content/content-types.ts'

/** The digests of records by slug, by type. */
export type RecordDigests = Readonly<Record<ContentType, Readonly<Record<string, string>>>>

/** A release that was recorded. */
export interface ReleaseRecord {
  readonly release: string
  readonly version: string
  readonly generated_at: string
  /** The digests of its records; kept for the newest release only. */
  readonly records?: RecordDigests
}
