import { expect } from 'vitest'
import { resolvePointer } from '../../../../src/core/kernel/json/pointer.ts'
import type { JsonObject } from '../../../../src/core/kernel/json/value.ts'
import { PATTERN_RULES } from '../../../../src/core/quality/rules/index.ts'
import { setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { createPattern, EXAMPLE, PATTERN, runRule } from './pattern-and-shell-records.ts'

/** Values that replace those of a valid pattern, by pointer. */
export type Changes = Readonly<Record<string, unknown>>

const changePattern = (changes: Changes): JsonObject =>
  Object.entries(changes).reduce<unknown>(
    (document, [pointer, value]) => setAtPointer(document, pointer, value),
    PATTERN,
  ) as JsonObject

/** Returns what a rule finds in a changed pattern. Each pointer must lead to a value. */
export function findPointers(id: string, changes: Changes): string[] {
  const record = createPattern(changePattern(changes), { plain: EXAMPLE })
  const pointers = PATTERN_RULES.filter((rule) => rule.id === id)
    .flatMap((rule) => runRule(rule, record))
    .map(({ pointer }) => pointer ?? '')
  const missing = pointers.filter(
    (pointer) => resolvePointer(record.authored, pointer) === undefined,
  )
  expect(missing).toEqual([])
  return pointers
}
