import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAjv } from '../../../build/codegen/ajv.ts'
import { SCHEMA_BASE } from '../../../build/codegen/check-schemas.ts'
import { corpusDigest, payloadDigest, sortRefs } from '../../../src/core/content/digest.ts'
import type { ContentRefV1 } from '../../../src/core/generated/types/content-ref.v1.ts'
import { sha256Digest } from '../../../src/core/hash.ts'
import { arbitraryJson, runs } from '../../support/arbitrary.ts'
import { schemas } from '../../support/schemas/schema-fixtures.ts'

const DROPPED = [
  ...['$schema', 'id', 'namespace', 'slug', 'type', 'version', 'transport', 'path'],
  ...['filePath', 'file_path', 'sourcePath', 'source_path', 'createdAt', 'created_at'],
  ...['updatedAt', 'updated_at', 'publishedAt', 'published_at', 'fetchedAt', 'fetched_at'],
  ...['loadedAt', 'loaded_at', 'generatedAt', 'generated_at'],
]

test.each(DROPPED)('%s at the top is no part of the payload', (key) => {
  expect(payloadDigest({ a: 1, [key]: 'x' })).toBe(payloadDigest({ a: 1 }))
})

test('everything else is: further down, and the dates that an author writes', () => {
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
      const turned = Object.fromEntries(members.toReversed())
      expect(payloadDigest(turned)).toBe(payloadDigest(Object.fromEntries(members)))
    }),
    runs(500),
  )
})

const ref = (
  [namespace, type, id]: [string, ContentRefV1['identity']['type'], string],
  version: string | null = '1.0.0',
): ContentRefV1 => ({
  identity: { namespace, type, id },
  version,
  digest: sha256Digest(id),
  compatibility: { svc: '>=1.0.0' },
  origin: version === null ? 'local' : 'official',
  resolvedFrom: 'configured-corpus',
})

const REFS = [
  ref(['@a', 'theme', 'z']),
  ref(['@b', 'pattern', 'B']),
  ref(['@b', 'pattern', 'a'], null),
  ref(['@b', 'pattern', 'a'], '1.0.0'),
  ref(['@b', 'pattern', 'a'], '1.0.1'),
  ref(['@b', 'pattern', 'a-b']),
  ref(['@b', 'shell', 'a']),
]

test('references stand in the order of namespace, type, id and version', () => {
  const shuffled = fc.shuffledSubarray(REFS, { minLength: REFS.length })
  fc.assert(
    fc.property(shuffled, (refs) => {
      expect(sortRefs(refs)).toEqual(REFS)
      expect(corpusDigest(refs)).toBe(corpusDigest(REFS))
    }),
    runs(200),
  )
})

test('another record, or another payload, is another corpus', () => {
  const [first, ...others] = REFS as [ContentRefV1, ...ContentRefV1[]]
  const digests = [REFS, others, [{ ...first, digest: sha256Digest('else') }, ...others]]
  expect(new Set(digests.map(corpusDigest)).size).toBe(3)
})

test('one version of a record stands once in a corpus', () => {
  expect(() => corpusDigest([...REFS, ref(['@b', 'shell', 'a'])])).toThrow('@b/shell/a@1.0.0')
})

test('the digest fits the manifest of a corpus', () => {
  const isManifest = createAjv(schemas.values()).getSchema(
    `${SCHEMA_BASE}content-corpus-manifest.v1.json`,
  )
  const manifest = {
    packageName: '@svc/content',
    packageVersion: '0.1.0',
    corpusDigest: corpusDigest(REFS),
    compatibility: { svc: '>=1.0.0' },
    refs: sortRefs(REFS),
  }
  expect(isManifest?.(manifest), JSON.stringify(isManifest?.errors)).toBe(true)
})
