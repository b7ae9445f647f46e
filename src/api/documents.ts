import * as z from 'zod/mini'
import { CONTENT_TYPES, toSingular } from '../core/content/content-types.ts'
import { SCHEMA_FAMILIES } from '../core/content/schema-catalog.ts'
import type { Issue } from '../core/kernel/finding.ts'
import { PROBLEM_CODES } from '../core/kernel/problem.ts'

// The documents that none of the 59 schemas describes. A shape declares each of them once: it checks
// the document at run time, OpenAPI prints it, and the type is inferred from it.

/** A value whose properties and items cannot be changed. */
export type DeepReadonly<T> = T extends object
  ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
  : T

/** The shape of a number of things. */
export const countShape = z.int().check(z.nonnegative())

/** The shape of the health document. */
export const healthShape = z.object({
  status: z.literal('ok'),
  version: z.string(),
  surface: z.literal('content-api'),
  release: z.string(),
  counts: z.record(z.enum(CONTENT_TYPES), countShape),
  schemas: countShape,
})

/** The body of `GET /health`: the API is reachable and serves this release of the content. */
export type Health = DeepReadonly<z.infer<typeof healthShape>>

/** The tables that a client reads whole, by their content. */
export const TABLE_NAMES = ['cards', 'search-body', 'corpus'] as const

export type TableName = (typeof TABLE_NAMES)[number]

/** The shape of the entry document. */
export const entryShape = z.object({
  version: z.string(),
  release: z.string(),
  /** The newest date in the content, or the date that the build was given. */
  generated_at: z.string(),
  /** Paths relative to the base URL, by the name of the document. */
  links: z.record(z.string(), z.string()),
  /** The paths of the tables, each with a hash of its content in its name. */
  tables: z.object({
    ...(Object.fromEntries(TABLE_NAMES.map((name) => [name, z.string()])) as Record<
      TableName,
      z.ZodMiniString
    >),
    /** The names of all records, if there are so many that the cards take long to load. */
    names: z.exactOptional(z.string()),
  }),
})

/** The body of `GET /v1`: the release, and the paths of all documents and tables. */
export type Entry = DeepReadonly<z.infer<typeof entryShape>>

const changedRecordShape = z.object({
  type: z.enum(CONTENT_TYPES.map(toSingular)),
  slug: z.string(),
  change: z.enum(['added', 'updated', 'removed']),
  /** The current digest of the record; null if it was removed. */
  digest: z.nullable(z.string()),
  /** The digest in the previous release; null if the record was added. */
  previous_digest: z.nullable(z.string()),
})

/** A record that differs from the previous release. */
export type ChangedRecord = DeepReadonly<z.infer<typeof changedRecordShape>>

/** The shape of the changes since a release. */
export const changesShape = z.object({
  release: z.string(),
  /** The release that this release is compared with; null if none was recorded. */
  previous: z.nullable(z.string()),
  generated_at: z.string(),
  total: countShape,
  items: z.array(changedRecordShape),
})

/** The body of `GET /v1/changes`: the changes since the last recorded release. */
export type Changes = DeepReadonly<z.infer<typeof changesShape>>

/** The shape of the OpenAPI document, as far as the client relies on it. */
export const openapiShape = z.looseObject({
  openapi: z.string().check(z.startsWith('3.1.')),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  /** The base of all paths, relative to the URL of the document. */
  servers: z.array(z.looseObject({ url: z.string(), description: z.exactOptional(z.string()) })),
  paths: z.record(z.string(), z.unknown()),
  components: z.looseObject({}),
})

/** The OpenAPI 3.1 document of the API. */
export type OpenApi = DeepReadonly<z.infer<typeof openapiShape>>

const manifestFileShape = z.object({
  path: z.string(),
  bytes: countShape,
  /** The checksum in the form of an `integrity` attribute, such as `sha256-...`. */
  integrity: z.string(),
})

/** A file of a manifest. */
export type ManifestFile = DeepReadonly<z.infer<typeof manifestFileShape>>

/** The shape of a manifest. */
export const manifestShape = z.object({
  release: z.string(),
  /** Files by their path below `/v1/`; `manifest.json` also lists the manifests of the types. */
  files: z.array(manifestFileShape),
})

/** The content of `manifest.json` and `manifest.{type}.json`: every file with its checksum. */
export type Manifest = DeepReadonly<z.infer<typeof manifestShape>>

const schemaEntryShape = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  family: z.enum(SCHEMA_FAMILIES),
})

/** A schema in the catalog. */
export type SchemaEntry = DeepReadonly<z.infer<typeof schemaEntryShape>>

/** The shape of the schema catalog. */
export const schemaListShape = z.object({
  total: countShape,
  release: z.string(),
  items: z.array(schemaEntryShape),
})

/** The body of `GET /schema`: the catalog of schemas, sorted by name. */
export type SchemaList = DeepReadonly<z.infer<typeof schemaListShape>>

/** The shape of a schema, as far as the client relies on it. */
export const schemaShape = z.looseObject({
  $schema: z.string(),
  $id: z.string(),
  title: z.string(),
  description: z.string(),
})

/** A published JSON Schema. */
export type SchemaDocument = DeepReadonly<z.infer<typeof schemaShape>>

// The core declares issues; a shape covers the fields that every issue has.
const issueShape: z.ZodMiniType<Issue> = z.looseObject({
  code: z.string(),
  severity: z.enum(['error', 'warn', 'info']),
  pointer: z.string(),
  message: z.string(),
})

/** The shape of a problem. */
export const problemShape = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** The same as `detail`. */
  error: z.string(),
  code: z.enum(PROBLEM_CODES),
  hint: z.exactOptional(z.string()),
  issues: z.exactOptional(z.array(issueShape)),
  /** The number of all issues, if `issues` has only the first of them. */
  issues_total: z.exactOptional(z.int()),
})

/** The body of every unsuccessful response (RFC 9457), with extension members. */
export type ProblemDocument = DeepReadonly<z.infer<typeof problemShape>>

/** The shape of a text. */
export const textShape: z.ZodMiniType<string> = z.string()

/** The shape of a document that its reader validates itself. */
export const unknownShape: z.ZodMiniType<unknown> = z.unknown()

/** The shape of a table, as far as all tables have it. */
export const tableShape = z.looseObject({ release: z.string() })
