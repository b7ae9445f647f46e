export type { Client, ClientOptions } from './api/client.ts'
export { createClient } from './api/client.ts'
export { lookupFrom } from './api/client-lookup.ts'
export type {
  Cards,
  PublicRecord,
  SearchResponse,
  SearchResult,
  Showcase,
} from './api/content-documents.ts'
export { isDocumentPath, isPublishedDocument } from './api/document-shapes.ts'
export type {
  Entry,
  Health,
  ProblemDocument,
  SchemaDocument,
  SchemaEntry,
  SchemaList,
} from './api/documents.ts'
export type { Handler, HandlerOptions, RemoteRequest } from './api/http/handler.ts'
export { createHandler, createResponder } from './api/http/handler.ts'
export type { ApiRequest, ApiResponse, Responder } from './api/http/message.ts'
export type { SearchOptions, SearchScope } from './api/list-and-search.ts'
export type { Source, SourceOptions } from './api/source.ts'
export { memorySource } from './api/source.ts'
export type { ApiUrl, FetchOptions } from './api/sources/fetch.ts'
export { fetchSource } from './api/sources/fetch.ts'
export { overlaySource } from './api/sources/overlay.ts'
export type { TextHit } from './api/text-search.ts'
export { createTextSearch } from './api/text-search.ts'
export type { Content, ContentType } from './core/content/content-types.ts'
export { CONTENT_TYPES } from './core/content/content-types.ts'
export type { BlueprintSet } from './core/content/record.ts'
export { BLUEPRINT_SETS, NAMESPACE } from './core/content/record.ts'
export type { ContentReference } from './core/content/references.ts'
export { findReferences } from './core/content/references.ts'
export type { SchemaFamily } from './core/content/schema-catalog.ts'
export { getSchemaFamily, isSchemaName, SCHEMA_FAMILIES } from './core/content/schema-catalog.ts'
export type { SchemaName } from './core/generated/names.ts'
export { SCHEMA_NAMES } from './core/generated/names.ts'
export type { ContentIntelligenceV1 as Intelligence } from './core/generated/types/content-intelligence.v1.ts'
export type {
  Bucket,
  RegistryIntelligenceSummaryV1 as IntelligenceSummary,
} from './core/generated/types/registry-intelligence-summary.v1.ts'
export type { ShowcaseManifestEntryV1 as ShowcaseApp } from './core/generated/types/showcase-manifest-entry.v1.ts'
export type { JsonObject } from './core/kernel/json/value.ts'
export type { ProblemCode } from './core/kernel/problem.ts'
export { isProblem, PROBLEM_CODES, PROBLEMS, Problem } from './core/kernel/problem.ts'
export type {
  Change,
  Essence,
  EssenceOptions,
  Issue,
  JsonPatchOperation,
  Location,
  Lookup,
  Migration,
  Severity,
  ValidationResult,
} from './essence.ts'
export {
  diagnoseEssence,
  ESSENCE_SCHEMA,
  ESSENCE_VERSION,
  essenceDigest,
  essenceFromArchetype,
  essenceFromBlueprint,
  migrateEssence,
  normalizeEssence,
  validateEssence,
} from './essence.ts'
