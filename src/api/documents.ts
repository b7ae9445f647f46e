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
export const TABLE_NAMES = ['cards', 'search-head', 'search-body', 'corpus'] as const

export type TableName = (typeof TABLE_NAMES)[number]

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

/** Every record without its examples, hidden ones too. */
export interface CorpusTable {
  readonly release: string
  readonly records: readonly { readonly type: string; readonly data: RecordData }[]
}

/** A record's own members, of whatever type it is. */
export interface RecordData {
  readonly id: string
  readonly [member: string]: unknown
}

/** A record that is not what it was in the release before. */
export interface ChangedRecord {
  readonly type: 'pattern' | 'theme' | 'blueprint' | 'archetype' | 'shell'
  readonly slug: string
  readonly change: 'added' | 'updated' | 'removed'
  /** The digest of the record now; null where it was removed. */
  readonly digest: string | null
  /** The digest that it had; null where it was added. */
  readonly previous_digest: string | null
}

/** What `GET /v1/changes` answers: what is new since the last release that was recorded. */
export interface Changes {
  readonly release: string
  /** The release that this one is compared with; null where none was recorded. */
  readonly previous: string | null
  readonly generated_at: string
  readonly total: number
  readonly items: readonly ChangedRecord[]
}

/** The description of the HTTP interface, as OpenAPI 3.1 has it. */
export interface OpenApi {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly [field: string]: unknown
  }
  /** Where the paths begin, relative to where the document lies. */
  readonly servers: readonly { readonly url: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, unknown>>
  readonly components: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** What `manifest.json` and `manifest.{type}.json` say: every file, and how to know it again. */
export interface Manifest {
  readonly release: string
  /** Files by their path below `/v1/`; `manifest.json` also lists the manifests of the types. */
  readonly files: readonly ManifestFile[]
}

export interface ManifestFile {
  readonly path: string
  readonly bytes: number
  /** The checksum as a page's `integrity` has it, such as `sha256-...`. */
  readonly integrity: string
}

/** The documents about the showcase, by the name that they have in addresses. */
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

/** A row of a search's answer, with what was found where. */
export interface SearchResult extends PublicContentSummaryV1 {
  readonly score?: number
  readonly matches?: readonly FieldMatch[]
}

/** The answer of a search as function calls give it; over HTTP its rows are plain rows. */
export interface SearchResponse extends Omit<SearchResponseV1, 'results'> {
  readonly results: readonly SearchResult[]
}

/** One schema of the catalog. */
export interface SchemaEntry {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly family: SchemaFamily
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
