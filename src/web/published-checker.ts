import { createClient, fetchSource } from '../index.ts'
import type { DocumentValidator } from './check-text.ts'
import { validateDocument } from './validate-document.ts'

/** A checker that reads the schemas of a published API as it needs them. */
export function createPublishedValidator(name: string, api: URL): DocumentValidator {
  const client = createClient(fetchSource(api))
  return (value) => validateDocument(name, value, (file) => client.schema(file))
}
