import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payloadDigest } from '../../../src/core/content/digest.ts'
import { sha256Digest } from '../../../src/core/kernel/hash.ts'
import { arbitraryJson, runs } from '../../support/arbitrary.ts'

const TRANSPORT_KEYS = `
  $schema id namespace slug type version transport path filePath file_path sourcePath
  source_path createdAt created_at updatedAt updated_at publishedAt published_at fetchedAt
  fetched_at loadedAt loaded_at generatedAt generated_at
`
  .trim()
  .split(/\s+/)

test.each(TRANSPORT_KEYS)('the top-level key %s does not affect the digest', (key) => {
  expect(payloadDigest({ a: 1, [key]: 'x' })).toBe(payloadDigest({ a: 1 }))
})

test('nested keys and authored dates affect the digest', () => {
  const records = [
    { a: 1 },
    { a: 1, b: { id: 'x' } },
    { a: 1, created: '2026-01-01' },
    { a: 1, name: 'x' },
  ]
  expect(new Set(records.map((record) => payloadDigest(record))).size).toBe(records.length)
  expect(payloadDigest({ b: [1, { d: -0, c: 'é' }], a: null })).toBe(
    sha256Digest('{"a":null,"b":[1,{"c":"é","d":0}]}'),
  )
})

test('the order of keys does not matter', () => {
  fc.assert(
    fc.property(arbitraryJson('id', 'path'), (value) => {
      const members = Object.entries(Object(value))
      const reversed = Object.fromEntries(members.toReversed())
      expect(payloadDigest(reversed)).toBe(payloadDigest(Object.fromEntries(members)))
    }),
    runs(500),
  )
})
