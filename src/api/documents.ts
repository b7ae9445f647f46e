import type { Family } from '../core/catalog.ts'
import type { Content } from '../core/content/lookup.ts'
import type { ContentType } from '../core/content/type.ts'
import type { PublicContentRecordV1 } from '../core/generated/types/public-content-record.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { SearchResponseV1 } from '../core/generated/types/search-response.v1.ts'
import type { ShowcaseManifestV1 } from '../core/generated/types/showcase-manifest.v1.ts'
import type { ShowcaseShortlistV1 } from '../core/generated/types/showcase-shortlist.v1.ts'
import type { ShowcaseShortlistReportV1 } from '../core/generated/types/showcase-shortlist-report.v1.ts'
import type { Issue } from '../core/issue.ts'
import type { ProblemCode } from '../core/problem.ts'
import type { Match } from '../core/search/matches.ts'

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

/** The tables that a client reads whole, by what they hold. */
export const TABLES = ['cards', 'search-head', 'search-body', 'corpus'] as const

export type TableName = (typeof TABLES)[number]

/** What `GET /v1` answers: which release this is, and where everything lies. */
export interface Entry {
  readonly version: string
  readonly release: string
  /** The newest date of the content, or the date that the builder gave. */
  readonly generated_at: string
  /** Addresses relative to the base address, by what they lead to. */
  readonly links: Readonly<Record<string, string>>
  /** The paths of the tables, which are named by what they hold. */
  readonly tables: Readonly<Record<TableName, string>>
}

/** The rows of every list, best first, as one file. */
export interface Cards {
  readonly release: string
  readonly rows: readonly PublicContentSummaryV1[]
}

/** The documents about the showcase, by the name that they have in addresses. */
export interface Showcase {
  readonly manifest: ShowcaseManifestV1
  readonly shortlist: ShowcaseShortlistV1
  readonly 'shortlist-verification': ShowcaseShortlistReportV1
}

/** A record of a known type. */
export interface RecordOf<T extends ContentType = ContentType>
  extends Omit<PublicContentRecordV1, 'data'> {
  readonly data: Content[T]
}

/** A row of a search's answer, with what was found where. */
export interface SearchRow extends PublicContentSummaryV1 {
  readonly score?: number
  readonly matches?: readonly Match[]
}

/** The answer of a search as function calls give it; over HTTP its rows are plain rows. */
export interface SearchAnswer extends Omit<SearchResponseV1, 'results'> {
  readonly results: readonly SearchRow[]
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
