import { ESSENCE_DOCS } from '../generated/essence-docs.ts'
import { parsePointer, toPointer } from '../json/pointer.ts'
import type { FieldDoc } from '../schema/types.ts'
import { findDefinitions } from './schema-definitions.ts'

/** What there is to know about the field that a pointer into an essence names. */
export function fieldDoc(pointer: string): FieldDoc | undefined {
  const segments = parsePointer(pointer)
  const name = segments.pop()
  const forms = findDefinitions(toPointer(segments))
  return ESSENCE_DOCS.filter((doc) => forms.includes(doc.definition))
    .flatMap(({ fields }) => fields)
    .find((field) => field.name === name)
}
