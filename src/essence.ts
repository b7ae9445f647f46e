export type { Content, Lookup } from './core/content/content-types.ts'
export { essenceFromArchetype } from './core/essence/compose/from-archetype.ts'
export { essenceFromBlueprint } from './core/essence/compose/from-blueprint.ts'
export type { EssenceOptions } from './core/essence/compose/options.ts'
export { COLOR_MODES, DENSITIES, SHAPES } from './core/essence/defaults.ts'
export { DIAGNOSTICS, diagnoseEssence } from './core/essence/diagnose.ts'
export { getTargetName, TARGET_NAMES } from './core/essence/diagnostics/dna-values.ts'
export type { DiagnosticRule } from './core/essence/diagnostics/rule.ts'
export { essenceDigest } from './core/essence/digest.ts'
export { fieldDoc, fieldDocs } from './core/essence/field-docs.ts'
export type { Change, Migration } from './core/essence/migrate/migrate-essence.ts'
export { migrateEssence } from './core/essence/migrate/migrate-essence.ts'
export type { EssenceOutline, PageEntry, SectionEntry } from './core/essence/model/outline.ts'
export { createOutline } from './core/essence/model/outline.ts'
export { toContractPath } from './core/essence/model/route-notation.ts'
export { normalizeEssence } from './core/essence/normalize.ts'
export { validateEssence } from './core/essence/validate.ts'
export type { Essence } from './core/essence/version.ts'
export { ESSENCE_SCHEMA, ESSENCE_VERSION } from './core/essence/version.ts'
export { ESSENCE_DOCS } from './core/generated/essence-docs.ts'
export type {
  Issue,
  JsonPatchOperation,
  Location,
  Severity,
  ValidationResult,
} from './core/issue.ts'
export { canonicalJson } from './core/json/canonical.ts'
export { createLocator, locate, parseJson, parseJsonc } from './core/json/parse.ts'
export { resolvePointer, toPointer } from './core/json/pointer.ts'
export type { DefinitionDoc, FieldDoc } from './core/schema/types.ts'
