import * as z from 'zod/mini'
import type { Content, ContentType } from '../core/content/content-types.ts'
import type { PublicContentListV1 } from '../core/generated/types/public-content-list.v1.ts'
import type { PublicContentRecordV1 } from '../core/generated/types/public-content-record.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { RegistryIntelligenceSummaryV1 } from '../core/generated/types/registry-intelligence-summary.v1.ts'
import type { SearchResponseV1 } from '../core/generated/types/search-response.v1.ts'
import type { ShowcaseManifestV1 } from '../core/generated/types/showcase-manifest.v1.ts'
import type { ShowcaseShortlistV1 } from '../core/generated/types/showcase-shortlist.v1.ts'
import type { ShowcaseShortlistReportV1 } from '../core/generated/types/showcase-shortlist-report.v1.ts'
import { getOwn } from '../core/kernel/json/value.ts'
import type { FieldMatch } from '../core/search/highlight.ts'
import { countShape, type DeepReadonly } from './documents.ts'

// The documents made of records. Where one of the 59 schemas describes them, their types are
// generated from it, and a shape only covers what the client relies on.

/** True if a value has the shape of a list row, as far as the client relies on it. */
const isRow = (value: unknown): boolean =>
  [getOwn(value, 'slug'), getOwn(value, 'namespace'), getOwn(value, 'type')].every(isString)

const isString = (value: unknown): boolean => typeof value === 'string'

// A custom check does not copy its value: there are many rows and records.
const rowShape = z.custom<PublicContentSummaryV1>(isRow)

/** The shape of rows. */
export const rowsShape: z.ZodMiniType<readonly PublicContentSummaryV1[]> = z.array(rowShape)

const textListsShape = z.custom<readonly (readonly string[])[]>(Array.isArray)

/** The shape of the cards table; the build has validated each row against its schema. */
export const cardsShape = z.object({
  release: z.string(),
  rows: rowsShape,
  /** The tags of each row, which rows themselves do not have. */
  tags: textListsShape,
  /** The synonyms of each row. */
  synonyms: textListsShape,
})

/** The table with the rows of every list, best first: what lists show and what searches read. */
export type Cards = Readonly<z.infer<typeof cardsShape>>

/** The shape of the table of records. */
export const corpusShape = z.object({
  release: z.string(),
  records: z.array(z.object({ type: z.string(), data: z.looseObject({ id: z.string() }) })),
})

/** The table with every record, including hidden ones, without examples. */
export type CorpusTable = DeepReadonly<z.infer<typeof corpusShape>>

/** The shape of a record, as far as the client relies on it. */
export const recordShape = z.custom<PublicContentRecordV1>(
  (value) => isRow(value) && isString(getOwn(getOwn(value, 'data'), 'id')),
)

/** A record of a known type. */
export interface PublicRecord<T extends ContentType = ContentType>
  extends Omit<PublicContentRecordV1, 'data'> {
  readonly data: Content[T]
}

/** The shape of a list, as far as the client relies on it; other servers omit the limits. */
export const listShape = z.looseObject({
  items: z.array(rowShape),
  total: countShape,
  limit: z.optional(countShape),
  offset: z.optional(countShape),
}) as unknown as z.ZodMiniType<PublicContentListV1>

/** The shape of a search response; 3.x servers omit the limits. */
export const searchShape = z.looseObject({
  results: z.array(rowShape),
  total: countShape,
  limit: z.optional(countShape),
  offset: z.optional(countShape),
}) as unknown as z.ZodMiniType<SearchResponseV1>

/** A result of a search, with its score and the matches in its fields. */
export interface SearchResult extends PublicContentSummaryV1 {
  readonly score?: number
  readonly matches?: readonly FieldMatch[]
}

/** The result of `search` as a function call; over HTTP results have no scores and matches. */
export interface SearchResponse extends Omit<SearchResponseV1, 'results'> {
  readonly results: readonly SearchResult[]
}

/** The shape of the intelligence summary. */
export const summaryShape = z.looseObject({
  generated_at: z.string(),
  namespace: z.nullable(z.string()),
  totals: z.looseObject({ total_public_items: countShape }),
  by_type: z.record(z.string(), z.looseObject({ total_public_items: countShape })),
}) as unknown as z.ZodMiniType<RegistryIntelligenceSummaryV1>

/** The documents about the showcase, by their name in paths. */
export interface Showcase {
  readonly manifest: ShowcaseManifestV1
  readonly shortlist: ShowcaseShortlistV1
  readonly 'shortlist-verification': ShowcaseShortlistReportV1
}

/** The shapes of the three documents about the showcase. */
export const showcaseShapes = {
  manifest: z.looseObject({ total: countShape, apps: z.array(z.looseObject({})) }),
  shortlist: z.looseObject({ apps: z.array(z.looseObject({})) }),
  'shortlist-verification': z.looseObject({ results: z.array(z.looseObject({})) }),
} as unknown as { readonly [N in keyof Showcase]: z.ZodMiniType<Showcase[N]> }
