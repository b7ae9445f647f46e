import type { JsonObject } from '../content/fields.ts'
import type { JsonPath } from '../content/reference.ts'
import { toNearestPointer } from './pointer-into.ts'
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
