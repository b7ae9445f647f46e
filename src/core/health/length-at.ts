import type { JsonPath } from '../content/references.ts'
import { resolvePointer, toPointer } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'
import { createFinding } from './finding-at.ts'
import type { Finding } from './rule.ts'

/** The fewest and the most characters that a text may have. */
export type LengthRange = readonly [least: number, most: number]

/** A finding when the text at a path is missing or its length is out of bounds. */
export function checkLength(
  authored: JsonObject,
  path: JsonPath,
  [least, most]: LengthRange,
): Finding[] {
  const value = resolvePointer(authored, toPointer(path))
  const length = typeof value === 'string' ? value.trim().length : 0
  if (length >= least && length <= most) return []
  const message = `"${path.at(-1)}" has ${length} characters.`
  return [
    createFinding(authored, path, { message, remedy: `Write ${least} to ${most} characters.` }),
  ]
}
