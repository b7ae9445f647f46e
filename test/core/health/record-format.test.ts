import { expect, test } from 'vitest'
import type { ContentRecord } from '../../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import { formatRecord } from '../../../src/core/health/record-format.ts'
import { officialContent } from '../../support/corpus/official-content.ts'

const all = CONTENT_TYPES.flatMap(
  (type): readonly ContentRecord[] => officialContent.content.records[type],
)

/** The same value with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, held]) => [key, reversed(held)])
      .reverse(),
  )
}

test('loses nothing and is stable', () => {
  for (const { type, authored } of all) {
    const text = formatRecord(type, authored)
    expect(JSON.parse(text)).toEqual(authored)
    expect(formatRecord(type, JSON.parse(text))).toBe(text)
  }
})

test('known keys come in their order, whatever the order they were written in', () => {
  for (const { type, authored } of all) {
    const keys = Object.keys(JSON.parse(formatRecord(type, reversed(authored) as typeof authored)))
    expect(keys).toEqual(Object.keys(JSON.parse(formatRecord(type, authored))))
    expect(keys.slice(0, 5)).toEqual(['$schema', 'id', 'version', 'name', 'description'])
  }
})

test('a key that nobody knows stays, after the others', () => {
  expect(formatRecord('shells', { extra: 1, name: 'Bare', id: 'bare' })).toBe(
    '{\n  "id": "bare",\n  "name": "Bare",\n  "extra": 1\n}\n',
  )
})
