import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_ESSENCE } from '../../../src/web/try/demo-essence.ts'
import { createShareFragment, readShareFragment } from '../../../src/web/try/share-link.ts'
import { runs } from '../../support/arbitrary.ts'
import { createRandom } from '../../support/random.ts'

const share = async (text: string): Promise<string> => {
  const result = await createShareFragment(text)
  return result.ok ? result.text : ''
}

const pack = (bytes: Uint8Array): string => `#essence=${Buffer.from(bytes).toString('base64url')}`

test('a link gives back the same text', async () => {
  const isKept = async (text: string): Promise<boolean> => {
    const result = await readShareFragment(await share(text))
    return result.ok && result.text === text
  }
  const anyText = fc.string({ unit: 'grapheme', minLength: 1 })
  await fc.assert(fc.asyncProperty(anyText, isKept), runs(60))
  expect(await isKept(JSON.stringify(DEMO_ESSENCE, null, 2))).toBe(true)
})

test('the link of the example fits into a chat message', async () => {
  const fragment = await share(JSON.stringify(DEMO_ESSENCE, null, 2))
  expect(fragment).toMatch(/^#essence=[\w-]+$/)
  expect(fragment.length).toBeLessThan(2000)
})

test('a document that does not fit into a link is reported', async () => {
  const { below } = createRandom(7)
  const text = Array.from({ length: 40_000 }, () => below(2 ** 32).toString(36)).join('')
  expect(await createShareFragment(text)).toEqual({
    ok: false,
    message: expect.stringMatching(/^The link would have [\d,]+ characters/),
  })
})

test.each([
  ['nothing', '#essence=', 'It has no document.'],
  ['other characters', '#essence=<img src=x>', 'It has characters'],
  ['a length that no encoding has', '#essence=abcde', 'It has characters'],
  ['random bytes', '#essence=AAAAAAAA', 'A part of it is missing'],
  ['half of a document', pack(deflateRawSync('x'.repeat(99)).subarray(0, 4)), 'A part of it'],
  ['bytes that are no text', pack(deflateRawSync(new Uint8Array([0xff, 0xfe]))), 'A part of it'],
  ['a bomb', pack(deflateRawSync('0'.repeat(5_000_000))), 'Its document is larger than 1 MiB.'],
  ['far too much', `#essence=${'A'.repeat(200_000)}`, 'It is longer than any link'],
])('a link with %s is rejected', async (_name, fragment, reason) => {
  const result = await readShareFragment(fragment)
  expect(result).toEqual({ ok: false, message: expect.stringContaining(reason) })
})
