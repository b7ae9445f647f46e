import { isProblem, Problem, type SchemaDocument, type SchemaList } from '../../index.ts'
import { openClient } from '../content.ts'
import type { Environment } from '../environment.ts'

/** Returns the catalog of schemas, or one schema. The name may lack its `.json`. */
export async function getSchema(
  environment: Environment,
  { name }: { readonly name?: string | undefined },
): Promise<SchemaList | SchemaDocument> {
  const client = await openClient(environment)
  if (name === undefined) return client.schemas()
  const file = name.endsWith('.json') ? name : `${name}.json`
  return client.schema(file).catch((error: unknown) => {
    if (!isProblem(error) || error.code !== 'schema-not-found') throw error
    // The error names the schema as it was typed.
    const { code, message, hint = '', extensions } = error
    throw new Problem(code, message.replace(file, name), { hint, extensions })
  })
}

/** True if a document is the catalog. */
export const isSchemaList = (document: SchemaList | SchemaDocument): document is SchemaList =>
  Array.isArray(document.items)
