import type { Content, ContentType } from '../core/content/content-types.ts'
import type { PublicContentRecordV1 } from '../core/generated/types/public-content-record.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { SearchResponseV1 } from '../core/generated/types/search-response.v1.ts'
import type { ShowcaseManifestV1 } from '../core/generated/types/showcase-manifest.v1.ts'
import type { ShowcaseShortlistV1 } from '../core/generated/types/showcase-shortlist.v1.ts'
import type { ShowcaseShortlistReportV1 } from '../core/generated/types/showcase-shortlist-report.v1.ts'
import type { Issue } from '../core/issue.ts'
import type { ProblemCode } from '../core/problem.ts'
import type { SchemaFamily } from '../core/schema/catalog.ts'
import type { FieldMatch } from '../core/search/highlight.ts'

// The documents that none of the 59 schemas describes. `document-shapes.ts` checks them at run time
// and does not compile if a shape differs. The types are written out and not inferred from the shapes
// because the package has no dependencies: its declarations must not import zod.

/** The body of `GET /health`: the API is reachable and serves this release of the content. */
export interface Health {
  readonly status: 'ok'
  readonly version: string
  readonly surface: 'content-api'
  readonly release: string
  readonly counts: Readonly<Record<ContentType, number>>
  readonly schemas: number
}

/** The tables that a client reads whole, by their content. */
export const TABLE_NAMES = ['cards', 'search-head', 'search-body', 'corpus'] as const

export type TableName = (typeof TABLE_NAMES)[number]

/** The body of `GET /v1`: the release, and the paths of all documents and tables. */
export interface Entry {
  readonly version: string
  readonly release: string
  /** The newest date in the content, or the date that the build was given. */
  readonly generated_at: string
  /** Paths relative to the base URL, by the name of the document. */
  readonly links: Readonly<Record<string, string>>
  /** The paths of the tables, each with a hash of its content in its name. */
  readonly tables: Readonly<Record<TableName, string>>
}

/** The table with the rows of every list, best first. */
export interface Cards {
  readonly release: string
  readonly rows: readonly PublicContentSummaryV1[]
}

/** The table with every record, including hidden ones, without examples. */
export interface CorpusTable {
  readonly release: string
  readonly records: readonly { readonly type: string; readonly data: RecordData }[]
}

/** The fields of a record of any type. */
export interface RecordData {
  readonly id: string
  readonly [member: string]: unknown
}

/** A record that differs from the previous release. */
export interface ChangedRecord {
  readonly type: 'pattern' | 'theme' | 'blueprint' | 'archetype' | 'shell'
  readonly slug: string
  readonly change: 'added' | 'updated' | 'removed'
  /** The current digest of the record; null if it was removed. */
  readonly digest: string | null
  /** The digest in the previous release; null if the record was added. */
  readonly previous_digest: string | null
}

/** The body of `GET /v1/changes`: the changes since the last recorded release. */
export interface Changes {
  readonly release: string
  /** The release that this release is compared with; null if none was recorded. */
  readonly previous: string | null
  readonly generated_at: string
  readonly total: number
  readonly items: readonly ChangedRecord[]
}

/** The OpenAPI 3.1 document of the API. */
export interface OpenApi {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly [field: string]: unknown
  }
  /** The base of all paths, relative to the URL of the document. */
  readonly servers: readonly { readonly url: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, unknown>>
  readonly components: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** The content of `manifest.json` and `manifest.{type}.json`: every file with its checksum. */
export interface Manifest {
  readonly release: string
  /** Files by their path below `/v1/`; `manifest.json` also lists the manifests of the types. */
  readonly files: readonly ManifestFile[]
}

export interface ManifestFile {
  readonly path: string
  readonly bytes: number
  /** The checksum in the form of an `integrity` attribute, such as `sha256-...`. */
  readonly integrity: string
}

/** The documents about the showcase, by their name in paths. */
export interface Showcase {
  readonly manifest: ShowcaseManifestV1
  readonly shortlist: ShowcaseShortlistV1
  readonly 'shortlist-verification': ShowcaseShortlistReportV1
}

/** A record of a known type. */
export interface PublicRecord<T extends ContentType = ContentType>
  extends Omit<PublicContentRecordV1, 'data'> {
  readonly data: Content[T]
}

/** A result of a search, with its score and the matches in its fields. */
export interface SearchResult extends PublicContentSummaryV1 {
  readonly score?: number
  readonly matches?: readonly FieldMatch[]
}

/** The result of `search` as a function call; over HTTP results have no scores and matches. */
export interface SearchResponse extends Omit<SearchResponseV1, 'results'> {
  readonly results: readonly SearchResult[]
}

/** A schema in the catalog. */
export interface SchemaEntry {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly family: SchemaFamily
}

/** The body of `GET /schema`: the catalog of schemas, sorted by name. */
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

/** The body of every unsuccessful response (RFC 9457), with extension members. */
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
