export type { Client } from './api/client.ts'
export { createClient } from './api/client.ts'
export type {
  Cards,
  Entry,
  Health,
  ProblemDocument,
  RecordOf,
  SchemaDocument,
  SchemaEntry,
  SchemaList,
  SearchAnswer,
  SearchRow,
  Showcase,
} from './api/documents.ts'
export type { Handler, HandlerOptions } from './api/handler.ts'
export { createHandler } from './api/handler.ts'
export type { CacheClass } from './api/headers.ts'
export {
  CACHE_CONTROL,
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  isFresh,
} from './api/headers.ts'
export { fileOf, isApiAddress } from './api/paths.ts'
export type { Route } from './api/routes.ts'
export { ROUTES } from './api/routes.ts'
export type { Source, SourceOptions } from './api/source.ts'
export { memorySource } from './api/source.ts'
export type { Address, FetchOptions } from './api/sources/fetch.ts'
export { fetchSource } from './api/sources/fetch.ts'
export { overlaySource } from './api/sources/overlay.ts'
export type { Family } from './core/catalog.ts'
export { FAMILIES, familyOf, isSchemaName } from './core/catalog.ts'
export type { SchemaName } from './core/generated/names.ts'
export { SCHEMA_NAMES } from './core/generated/names.ts'
export type { ProblemCode } from './core/problem.ts'
export { isProblem, PROBLEM_CODES, PROBLEMS, Problem } from './core/problem.ts'
export type {
  Change,
  Checked,
  Essence,
  EssenceOptions,
  Issue,
  JsonPatchOperation,
  Location,
  Lookup,
  Migration,
  Severity,
} from './essence.ts'
export {
  diagnoseEssence,
  essenceDigest,
  essenceFromArchetype,
  essenceFromBlueprint,
  migrateEssence,
  normalizeEssence,
  validateEssence,
} from './essence.ts'
