import * as z from 'zod/mini'
import { CONTENT_TYPES, toSingular } from '../core/content/content-types.ts'
import type { PublicContentListV1 } from '../core/generated/types/public-content-list.v1.ts'
import type { PublicContentRecordV1 } from '../core/generated/types/public-content-record.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { RegistryIntelligenceSummaryV1 } from '../core/generated/types/registry-intelligence-summary.v1.ts'
import type { SearchResponseV1 } from '../core/generated/types/search-response.v1.ts'
import { getOwn } from '../core/json/value.ts'
import { PROBLEM_CODES } from '../core/problem.ts'
import { SCHEMA_FAMILIES } from '../core/schema/catalog.ts'
import {
  type Cards,
  type Changes,
  type CorpusTable,
  type Entry,
  type Health,
  type Manifest,
  type OpenApi,
  type ProblemDocument,
  type SchemaDocument,
  type SchemaList,
  type Showcase,
  TABLE_NAMES,
} from './documents.ts'

const countShape = z.int().check(z.nonnegative())

/** The shape of the health document. */
export const healthShape: z.ZodMiniType<Health> = z.object({
  status: z.literal('ok'),
  version: z.string(),
  surface: z.literal('content-api'),
  release: z.string(),
  counts: z.record(z.enum(CONTENT_TYPES), countShape),
  schemas: countShape,
})

/** The shape of the entry document. */
export const entryShape: z.ZodMiniType<Entry> = z.object({
  version: z.string(),
  release: z.string(),
  generated_at: z.string(),
  links: z.record(z.string(), z.string()),
  tables: z.record(z.enum(TABLE_NAMES), z.string()),
})

/** The shape of the changes since a release. */
export const changesShape: z.ZodMiniType<Changes> = z.object({
  release: z.string(),
  previous: z.nullable(z.string()),
  generated_at: z.string(),
  total: countShape,
  items: z.array(
    z.object({
      type: z.enum(CONTENT_TYPES.map(toSingular)),
      slug: z.string(),
      change: z.enum(['added', 'updated', 'removed']),
      digest: z.nullable(z.string()),
      previous_digest: z.nullable(z.string()),
    }),
  ),
})

/** The shape of the OpenAPI document, as far as the client relies on it. */
export const openapiShape: z.ZodMiniType<OpenApi> = z.looseObject({
  openapi: z.string().check(z.startsWith('3.1.')),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.looseObject({ url: z.string(), description: z.exactOptional(z.string()) })),
  paths: z.record(z.string(), z.unknown()),
  components: z.looseObject({}),
})

/** The shape of a manifest. */
export const manifestShape: z.ZodMiniType<Manifest> = z.object({
  release: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: countShape, integrity: z.string() })),
})

/** True if a value has the shape of a list row, as far as the client relies on it. */
const isRow = (value: unknown): boolean =>
  [getOwn(value, 'slug'), getOwn(value, 'namespace'), getOwn(value, 'type')].every(isString)

const isString = (value: unknown): boolean => typeof value === 'string'

// A custom check does not copy its value: there are many rows and records.
const rowShape = z.custom<PublicContentSummaryV1>(isRow)

/** The shape of the cards table; the build has validated each row against its schema. */
export const cardsShape: z.ZodMiniType<Cards> = z.object({
  release: z.string(),
  rows: z.array(rowShape),
})

/** The shape of the table of records. */
export const corpusShape: z.ZodMiniType<CorpusTable> = z.object({
  release: z.string(),
  records: z.array(z.object({ type: z.string(), data: z.looseObject({ id: z.string() }) })),
})

/** The shape of a record, as far as the client relies on it. */
export const recordShape = z.custom<PublicContentRecordV1>(
  (value) => isRow(value) && isString(getOwn(getOwn(value, 'data'), 'id')),
)

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

/** The shape of the intelligence summary. */
export const summaryShape = z.looseObject({
  generated_at: z.string(),
  namespace: z.nullable(z.string()),
  totals: z.looseObject({ total_public_items: countShape }),
  by_type: z.record(z.string(), z.looseObject({ total_public_items: countShape })),
}) as unknown as z.ZodMiniType<RegistryIntelligenceSummaryV1>

/** The shapes of the three documents about the showcase. */
export const showcaseShapes = {
  manifest: z.looseObject({ total: countShape, apps: z.array(z.looseObject({})) }),
  shortlist: z.looseObject({ apps: z.array(z.looseObject({})) }),
  'shortlist-verification': z.looseObject({ results: z.array(z.looseObject({})) }),
} as unknown as { readonly [N in keyof Showcase]: z.ZodMiniType<Showcase[N]> }

/** The shape of the schema catalog. */
export const schemaListShape: z.ZodMiniType<SchemaList> = z.object({
  total: countShape,
  release: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      family: z.enum(SCHEMA_FAMILIES),
    }),
  ),
})

/** The shape of a schema, as far as the client relies on it. */
export const schemaShape: z.ZodMiniType<SchemaDocument> = z.looseObject({
  $schema: z.string(),
  $id: z.string(),
  title: z.string(),
  description: z.string(),
})

const issueShape = z.looseObject({
  code: z.string(),
  severity: z.enum(['error', 'warn', 'info']),
  pointer: z.string(),
  message: z.string(),
})

/** The shape of a problem. */
export const problemShape: z.ZodMiniType<ProblemDocument> = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.string(),
  code: z.enum(PROBLEM_CODES),
  hint: z.exactOptional(z.string()),
  issues: z.exactOptional(z.array(issueShape)),
})

/** The shape of a text. */
export const textShape: z.ZodMiniType<string> = z.string()

/** The shape of a table that its reader validates itself. */
export const unknownShape: z.ZodMiniType<unknown> = z.unknown()
