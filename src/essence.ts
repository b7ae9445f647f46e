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
export type { Label } from './core/essence/model/labels.ts'
export { LABELS } from './core/essence/model/labels.ts'
export type { EssenceOutline, PageEntry, SectionEntry } from './core/essence/model/outline.ts'
export { createOutline } from './core/essence/model/outline.ts'
export { toContractPath } from './core/essence/model/route-notation.ts'
export { normalizeEssence } from './core/essence/normalize.ts'
export { validateEssence } from './core/essence/validate.ts'
export type { Essence } from './core/essence/version.ts'
export { ESSENCE_SCHEMA, ESSENCE_VERSION } from './core/essence/version.ts'
export {
  DEFAULT_PATTERNS,
  DEFAULT_SHELLS,
  EXAMPLE_BLUEPRINT,
  EXAMPLE_THEME,
  PATTERN_MARKUP,
} from './core/generated/default-records.ts'
export { ESSENCE_DOCS } from './core/generated/essence-docs.ts'
export type {
  Issue,
  JsonPatchOperation,
  Location,
  Severity,
  ValidationResult,
} from './core/kernel/finding.ts'
export { canonicalJson } from './core/kernel/json/canonical.ts'
export { createLocator, locate, parseJson, parseJsonc } from './core/kernel/json/parse.ts'
export { resolvePointer, toPointer } from './core/kernel/json/pointer.ts'
export type { DefinitionDoc, FieldDoc } from './core/kernel/schema/types.ts'
