import { createAjv } from '../../../build/codegen/ajv.ts'
import { schemas } from './schema-fixtures.ts'

const ajv = createAjv(schemas.values(), { code: { optimize: false } })

/** What a schema of the catalog says against a document; nothing when it is valid. */
export const findSchemaErrors = (name: string, document: unknown): string[] =>
  findSchemaErrorsById(`https://svc.example/schemas/${name}`, document)

/** The same by the address of the schema, which may be that of all schemas. */
export function findSchemaErrorsById(address: string, document: unknown): string[] {
  const validate = ajv.getSchema(address)
  if (!validate) throw new Error(`There is no schema ${address}.`)
  if (validate(document)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
