import type { SchemaDocument, SchemaList } from '../../index.ts'
import { openClient } from '../content.ts'
import type { Environment } from '../environment.ts'

/** Returns the catalog of schemas, or one schema. The name may lack its `.json`. */
export async function getSchema(
  environment: Environment,
  { name }: { readonly name?: string | undefined },
): Promise<SchemaList | SchemaDocument> {
  const client = await openClient(environment)
  if (name === undefined) return client.schemas()
  return client.schema(name.endsWith('.json') ? name : `${name}.json`)
}

/** True if a document is the catalog. */
export const isSchemaList = (document: SchemaList | SchemaDocument): document is SchemaList =>
  Array.isArray(document.items)
