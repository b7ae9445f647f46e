import { createAjv } from '../../build/codegen/ajv.ts'
import { schemas } from './schema-fixtures.ts'

const ajv = createAjv(schemas.values())

/** What a schema of the catalog says against a document; nothing when it is valid. */
export function schemaErrors(name: string, document: unknown): string[] {
  const validate = ajv.getSchema(`https://svc.example/schemas/${name}`)
  if (!validate) throw new Error(`There is no schema ${name}.`)
  if (validate(document)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
