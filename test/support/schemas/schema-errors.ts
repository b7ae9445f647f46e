import { createAjv } from '../../../build/codegen/ajv.ts'
import { schemas } from './schema-fixtures.ts'

const ajv = createAjv(schemas.values(), { code: { optimize: false } })

/** Validates a document against a schema of the catalog; no errors if it is valid. */
export const findSchemaErrors = (name: string, document: unknown): string[] =>
  findSchemaErrorsById(`https://svc.example/schemas/${name}`, document)

/** Validates a document against the schema with an `$id`, which may be the meta-schema. */
export function findSchemaErrorsById(id: string, document: unknown): string[] {
  const validate = ajv.getSchema(id)
  if (!validate) throw new Error(`Unknown schema "${id}".`)
  if (validate(document)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
