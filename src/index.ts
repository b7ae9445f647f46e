export type { Client } from './api/client.ts'
export { createClient } from './api/client.ts'
export type {
  Health,
  ProblemDocument,
  SchemaDocument,
  SchemaEntry,
  SchemaList,
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
export { fetchSource, memorySource } from './api/source.ts'
export type { Family } from './core/catalog.ts'
export { FAMILIES, familyOf, isSchemaName } from './core/catalog.ts'
export { describeSchema } from './core/describe/describe-schema.ts'
export type { Follow, Target } from './core/describe/follow.ts'
export type { Phrase, Word } from './core/describe/phrase.ts'
export { textOf } from './core/describe/phrase.ts'
export type { Group, Row, Tree } from './core/describe/row.ts'
export { ruleOf } from './core/describe/rules.ts'
export type { Schema, SchemaPart } from './core/describe/schema.ts'
export { isDefinitionsOnly, keywordsOf } from './core/describe/schema.ts'
export { typePhrase } from './core/describe/type-phrase.ts'
export { validateEssence } from './core/essence/validate.ts'
export type { SchemaName } from './core/generated/names.ts'
export { SCHEMA_NAMES } from './core/generated/names.ts'
export type { EssenceV4 as Essence } from './core/generated/types/essence.v4.ts'
export type { Checked, Issue, JsonPatchOperation, Location, Severity } from './core/issue.ts'
export type { ProblemCode } from './core/problem.ts'
export { isProblem, PROBLEM_CODES, PROBLEMS, Problem } from './core/problem.ts'
