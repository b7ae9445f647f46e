import { ESSENCE_DOCS } from '../generated/essence-docs.ts'
import { parsePointer, toPointer } from '../kernel/json/pointer.ts'
import type { FieldDoc } from '../kernel/schema/types.ts'
import { findDefinitions } from './schema-definitions.ts'

/**
 * Returns the documentation of all fields that the object at a pointer into an essence may have.
 *
 * @example
 * import { fieldDocs } from '@svc/content/essence'
 *
 * fieldDocs('/dna/theme').map(({ name }) => name) // => ['id', 'mode', 'shape']
 */
export function fieldDocs(pointer: string): readonly FieldDoc[] {
  const definitions = findDefinitions(pointer)
  return ESSENCE_DOCS.filter((doc) => definitions.includes(doc.definition)).flatMap(
    ({ fields }) => fields,
  )
}

/**
 * Returns the documentation of the field at a pointer into an essence.
 *
 * @example
 * import { fieldDoc } from '@svc/content/essence'
 *
 * fieldDoc('/dna/theme/mode').name // => 'mode'
 */
export function fieldDoc(pointer: string): FieldDoc | undefined {
  const segments = parsePointer(pointer)
  const name = segments.pop()
  return fieldDocs(toPointer(segments)).find((field) => field.name === name)
}
