import { type Schema as Rules, Validator } from '@cfworker/json-schema'
import type { Schema } from '../../describe.ts'
import { createClient, fetchSource, type ValidationResult } from '../../index.ts'
import { listReferencedFiles } from './schema-links.ts'
import type { DocumentValidator } from './validate-text.ts'
import { toIssues } from './validation-issues.ts'

/** Reads a published schema by its file name. */
export type GetSchema = (name: string) => Promise<Schema>

/** A value as the document that a published schema describes, or every rule that it breaks. */
export async function validateDocument(
  name: string,
  value: unknown,
  getSchema: GetSchema,
): Promise<ValidationResult<unknown>> {
  const schemas = await loadSchemas(name, getSchema)
  const [root = {}, ...others] = schemas.values()
  const validator = new Validator(root as Rules, '2020-12', false)
  for (const schema of others) validator.addSchema(schema as Rules)
  const { valid, errors } = validator.validate(value)
  return valid
    ? { ok: true, value }
    : { ok: false, issues: toIssues(errors, { name, schemas, value }) }
}

/** A schema and every one that it refers to, directly or not, itself first. */
async function loadSchemas(name: string, getSchema: GetSchema): Promise<Map<string, Schema>> {
  const schemas = new Map<string, Schema>()
  let wanted = [name]
  while (wanted.length > 0) {
    const read = await Promise.all(wanted.map(getSchema))
    for (const [index, schema] of read.entries()) schemas.set(wanted[index] ?? '', schema)
    const referred = new Set(read.flatMap(listReferencedFiles))
    wanted = [...referred].filter((file) => !schemas.has(file))
  }
  return schemas
}

/** A checker that reads the schemas of a published API as it needs them. */
export function createPublishedValidator(name: string, api: URL): DocumentValidator {
  const client = createClient(fetchSource(api))
  return (value) => validateDocument(name, value, (file) => client.schema(file))
}
