import type { FieldDoc } from '../describe/doc.ts'
import { ESSENCE_DOCS } from '../generated/essence-docs.ts'
import { pointerOf, segmentsOf } from '../pointer.ts'
import { definitionAt } from './definition.ts'

/** What there is to know about the field that a pointer into an essence names. */
export function fieldDoc(pointer: string): FieldDoc | undefined {
  const segments = segmentsOf(pointer)
  const name = segments.pop()
  const definition = definitionAt('document', pointerOf(segments))
  const doc = ESSENCE_DOCS.find((candidate) => candidate.definition === definition)
  return doc?.fields.find((field) => field.name === name)
}
