import type { JsonPath } from '../content/references.ts'
import { toNearestPointer } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'
import type { Finding } from './rule.ts'

interface FindingText {
  readonly message: string
  readonly remedy: string
}

/** A finding at a path of a record, or at the innermost part of the way that is there. */
export const createFinding = (
  authored: JsonObject,
  path: JsonPath,
  { message, remedy }: FindingText,
): Finding => ({
  pointer: toNearestPointer(authored, path),
  message,
  remedy,
})
