import { validate as archetype } from '../generated/validators/archetype.v2.ts'
import { validate as blueprint } from '../generated/validators/blueprint.v1.ts'
import { validate as pattern } from '../generated/validators/pattern.v2.ts'
import { validate as shell } from '../generated/validators/shell.v1.ts'
import { validate as theme } from '../generated/validators/theme.v1.ts'
import type { ValidationResult } from '../issue.ts'
import type { Validator } from '../validator.ts'
import type { Content } from './lookup.ts'
import { type MapPointer, toSchemaIssues } from './schema-issues.ts'
import type { ContentType } from './type.ts'

const VALIDATORS: { readonly [T in ContentType]: Validator<Content[T]> } = {
  patterns: pattern,
  themes: theme,
  blueprints: blueprint,
  archetypes: archetype,
  shells: shell,
}

/** A value as a published record of a type, or every way in which it breaks the type's schema. */
export function validateRecord<T extends ContentType>(
  type: T,
  value: unknown,
  pointTo?: MapPointer,
): ValidationResult<Content[T]> {
  const validate = VALIDATORS[type] as Validator<Content[T]>
  if (validate(value)) return { ok: true, value }
  return { ok: false, issues: toSchemaIssues(value, validate.errors ?? [], pointTo) }
}
