import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeUtf8, sha256Digest, sha256Hex } from '../../../src/core/kernel/hash.ts'
import { arbitraryText, DEFAULT_RUNS } from '../../support/arbitrary.ts'

const encoder = new TextEncoder()

test.each([
  ['', []],
  ['a', [0x61]],
  ['\u007f\u0080', [0x7f, 0xc2, 0x80]],
  ['\u07ff\u0800', [0xdf, 0xbf, 0xe0, 0xa0, 0x80]],
  ['\uffff', [0xef, 0xbf, 0xbf]],
  ['😀', [0xf0, 0x9f, 0x98, 0x80]],
  ['\u{10ffff}', [0xf4, 0x8f, 0xbf, 0xbf]],
  ['\ud83d', [0xef, 0xbf, 0xbd]],
  ['\ude00\ud83d', [0xef, 0xbf, 0xbd, 0xef, 0xbf, 0xbd]],
])('%j is encoded as %j', (text, bytes) => {
  expect([...encodeUtf8(text)]).toEqual(bytes)
})

test('any text is encoded as TextEncoder encodes it', () => {
  const same = (text: string) => {
    expect(encodeUtf8(text)).toEqual(encoder.encode(text))
  }
  fc.assert(fc.property(arbitraryText, same), DEFAULT_RUNS)
})

test('every code point is encoded as TextEncoder encodes it', () => {
  const points = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point))
  // A space keeps one surrogate from pairing with the next.
  const text = points.join(' ')
  expect(Buffer.from(encodeUtf8(text)).equals(encoder.encode(text))).toBe(true)
})

// FIPS 180-4, the examples of NIST's "SHA256.pdf".
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the digest of %j is the published one', (text, hex) => {
  expect(sha256Hex(text)).toBe(hex)
  expect(sha256Digest(text)).toBe(`sha256:${hex}`)
})

test('the digest of any text is the one that Node computes', () => {
  const same = (text: string) =>
    sha256Hex(text) === createHash('sha256').update(encoder.encode(text)).digest('hex')
  fc.assert(fc.property(arbitraryText, same), DEFAULT_RUNS)
})

test.each([55, 56, 63, 64, 65, 1_000_000])(
  'the digest of %d characters is the one that Node computes',
  (count) => {
    const text = 'é'.repeat(count)
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
