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
export { createEtag, isFresh } from './api/http/etag.ts'
export type { Handler, HandlerOptions, RemoteRequest } from './api/http/handler.ts'
export { createHandler, createResponder } from './api/http/handler.ts'
export type { CacheClass } from './api/http/headers.ts'
export {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  isPreviewPath,
  PREVIEW_POLICY,
} from './api/http/headers.ts'
export type { ApiRequest, ApiResponse, Responder } from './api/http/message.ts'
export type { SearchOptions, SearchScope } from './api/list-and-search.ts'
export type {
  CliFlag,
  ExplorerControl,
  Parameter,
  ParameterTable,
  RequestKind,
} from './api/parameter-types.ts'
export { getDefault, PARAMETERS } from './api/parameters.ts'
export { isApiPath, toFilePath } from './api/paths.ts'
export type { Route } from './api/routes.ts'
export { ROUTES } from './api/routes.ts'
export type { ListFilter } from './api/row-filter.ts'
export { matchesFilter } from './api/row-filter.ts'
export type { Source, SourceOptions } from './api/source.ts'
export { memorySource } from './api/source.ts'
export type { ApiUrl, FetchOptions } from './api/sources/fetch.ts'
export { fetchSource } from './api/sources/fetch.ts'
export { overlaySource } from './api/sources/overlay.ts'
export type { TextHit } from './api/text-search.ts'
export { createTextSearch } from './api/text-search.ts'
export { BREAKPOINTS } from './core/breakpoints.ts'
export type { Content, ContentType } from './core/content/content-types.ts'
export { CONTENT_TYPES, parseContentType, toSingular } from './core/content/content-types.ts'
export type { BlueprintSet } from './core/content/record.ts'
export { BLUEPRINT_SETS, NAMESPACE } from './core/content/record.ts'
export type { ContentReference } from './core/content/references.ts'
export { findReferences } from './core/content/references.ts'
export type { SchemaName } from './core/generated/names.ts'
export { SCHEMA_NAMES } from './core/generated/names.ts'
export type { ContentIntelligenceV1 as Intelligence } from './core/generated/types/content-intelligence.v1.ts'
export type {
  Bucket,
  RegistryIntelligenceSummaryV1 as IntelligenceSummary,
} from './core/generated/types/registry-intelligence-summary.v1.ts'
export type { ShowcaseManifestEntryV1 as ShowcaseApp } from './core/generated/types/showcase-manifest-entry.v1.ts'
export { parsePointer } from './core/json/pointer.ts'
export type { JsonObject } from './core/json/value.ts'
export { asArray, asObject, asString, asStrings, isObject } from './core/json/value.ts'
export { nearest } from './core/nearest.ts'
export type { ProblemCode } from './core/problem.ts'
export { isProblem, PROBLEM_CODES, PROBLEMS, Problem } from './core/problem.ts'
export type { SchemaFamily } from './core/schema/catalog.ts'
export { getSchemaFamily, isSchemaName, SCHEMA_FAMILIES } from './core/schema/catalog.ts'
export { capitalize, humanize, pluralize } from './core/text.ts'
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
