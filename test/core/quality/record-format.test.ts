import { expect, test } from 'vitest'
import { listRecords } from '../../../src/core/content/corpus.ts'
import { formatRecord } from '../../../src/core/quality/record-format.ts'
import { officialContent } from '../../support/corpus/official-content.ts'

const records = listRecords(officialContent.content)

/** Reverses the order of the keys of every object. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]) => [key, reverseKeys(child)])
      .reverse(),
  )
}

test('formatting keeps all values and is stable', () => {
  for (const { type, authored } of records) {
    const text = formatRecord(type, authored)
    expect(JSON.parse(text)).toEqual(authored)
    expect(formatRecord(type, JSON.parse(text))).toBe(text)
  }
})

test('known keys are sorted, whatever their original order', () => {
  for (const { type, authored } of records) {
    const keys = Object.keys(
      JSON.parse(formatRecord(type, reverseKeys(authored) as typeof authored)),
    )
    expect(keys).toEqual(Object.keys(JSON.parse(formatRecord(type, authored))))
    expect(keys.slice(0, 5)).toEqual(['$schema', 'id', 'version', 'name', 'description'])
  }
})

test('unknown keys come last', () => {
  expect(formatRecord('shells', { extra: 1, name: 'Bare', id: 'bare' })).toBe(
    '{\n  "id": "bare",\n  "name": "Bare",\n  "extra": 1\n}\n',
  )
})

test('the keys of a page, its jobs and its wiring are sorted', () => {
  const page = {
    wiring: [{ to: ['table'], from: 'filters' }],
    sample: 'An order.',
    decisions: ['One.'],
    jobs: [{ action: 'export', key: 'x', label: 'Export' }],
    notice: { quiet: 'a', second: 'b', first: 'c' },
    purpose: 'Find an order.',
    id: 'list',
    states: {},
  }
  const text = formatRecord('archetypes', { pages: [page] })
  const [first] = JSON.parse(text).pages
  expect(Object.keys(first).join(' ')).toBe('id purpose notice jobs decisions sample wiring states')
  expect(Object.keys(first.notice)).toEqual(['first', 'second', 'quiet'])
  expect(Object.keys(first.jobs[0])).toEqual(['label', 'key', 'action'])
  expect(Object.keys(first.wiring[0])).toEqual(['from', 'to'])
})
