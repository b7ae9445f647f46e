import { isSchemaName, type SchemaDocument, type SchemaList } from '../../index.ts'
import { isObject } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { openClient } from './content.ts'

/** Returns the catalog of schemas, or one schema. The name may lack its `.json`. */
export async function getSchema(
  environment: Environment,
  { name }: { readonly name?: string | undefined },
): Promise<SchemaList | SchemaDocument> {
  const client = await openClient(environment)
  if (name === undefined) return client.schemas()
  const file = `${name}.json`
  return client.schema(isSchemaName(file) ? file : name)
}

/** True if a document is the catalog. */
export const isSchemaList = (document: SchemaList | SchemaDocument): document is SchemaList =>
  Array.isArray(document.items)

/** The keywords of a schema that only explain it. Properties may have the same names. */
const ANNOTATIONS = ['title', 'description', 'examples', '$comment']

/** Removes what only explains a schema, so that all of its rules fit a short answer. */
export const removeDescriptions = (schema: SchemaDocument): SchemaDocument => ({
  $comment: 'Without descriptions and examples; detail: "full" has them.',
  ...(removeAnnotations(schema) as SchemaDocument),
})

function removeAnnotations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeAnnotations)
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(
    // A property may be named like an annotation; then its value is a schema.
    ([key, member]) => isObject(member) || !ANNOTATIONS.includes(key),
  )
  return Object.fromEntries(entries.map(([key, member]) => [key, removeAnnotations(member)]))
}
