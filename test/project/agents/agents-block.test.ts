// Not quick: loads a tokenizer and writes hundreds of generated instructions.
import fc from 'fast-check'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { agentsBlock } from '../../../src/packs.ts'
import { insertAgentsBlock } from '../../../src/project/agents/agents-block.ts'
import { runs } from '../../support/arbitrary.ts'

const block = agentsBlock({ css: 'src/tokens.css', svc: 'npx @svc/content' })

test.each([
  ['a typical project', { css: 'src/tokens.css', svc: 'npx @svc/content' }],
  [
    'a deep style sheet',
    { css: 'packages/web-app/src/styles/design-tokens.css', svc: 'npx @svc/content' },
  ],
  ['no style sheet', { css: undefined, svc: 'npx @svc/content' }],
])('the block of %s has at most 250 tokens and all instructions', (_, facts) => {
  const text = agentsBlock(facts)
  expect(countTokens(text)).toBeLessThanOrEqual(250)
  for (const part of [
    'page-<id>-pack.md',
    'mutation-add-page-pack.md',
    'manifest.json',
    'svc.essence.json',
    'npx @svc/content validate',
    'npx @svc/content compile --check',
    'npx @svc/content search',
    facts.css ?? 'npx @svc/content export',
  ]) {
    expect(text).toContain(part)
  }
})

/** The bytes of a file without markers, in any encoding. */
const arbitraryBytes = fc
  .oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
    fc
      .array(fc.constantFrom('# Title', 'text', '', '\ufeff'))
      .map((lines) => Buffer.from(lines.join('\r\n'))),
  )
  .filter((bytes) => !bytes.includes('<!-- svc:'))

test('existing bytes stay the same, and a second run changes nothing', () => {
  const expectUnchanged = (before: Buffer) => {
    const once = insertAgentsBlock(before, block)
    expect(once.subarray(0, before.length).equals(before)).toBe(true)
    expect(insertAgentsBlock(once, block).equals(once)).toBe(true)
  }
  expectUnchanged(Buffer.from('\r'))
  fc.assert(fc.property(arbitraryBytes, expectUnchanged), runs(1_000))
})

test('an existing block is replaced in place', () => {
  const expectReplaced = (before: Buffer, after: Buffer) => {
    const older = Buffer.from('<!-- svc:begin -->\nan older text\n<!-- svc:end -->')
    const result = insertAgentsBlock(Buffer.concat([before, older, after]), block)
    const content = result.subarray(before.length, result.length - after.length)
    expect(result.subarray(0, before.length).equals(before)).toBe(true)
    expect(result.subarray(result.length - after.length).equals(after)).toBe(true)
    expect(content.toString().replaceAll('\r\n', '\n')).toBe(block)
  }
  fc.assert(fc.property(arbitraryBytes, arbitraryBytes, expectReplaced), runs(1_000))
})

test('the block has the line endings of the file', () => {
  const result = insertAgentsBlock(Buffer.from('# Agents\r\n'), block).toString()
  expect(result.replaceAll('\r\n', '')).not.toContain('\n')
})

test.each([
  ['only a beginning', '<!-- svc:begin -->\ntext'],
  ['only an end', 'text <!-- svc:end -->'],
  ['an end before the beginning', '<!-- svc:end --><!-- svc:begin -->'],
  ['two blocks', '<!-- svc:begin --><!-- svc:end --><!-- svc:begin --><!-- svc:end -->'],
])('markers that do not match are an error: %s', (_, text) => {
  expect(() => insertAgentsBlock(Buffer.from(text), block)).toThrow(
    'svc markers in AGENTS.md do not match',
  )
})
