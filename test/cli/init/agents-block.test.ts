import fc from 'fast-check'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { insertAgentsBlock } from '../../../src/cli/init/agents-block.ts'
import { agentsBlock } from '../../../src/packs.ts'
import { runs } from '../../support/arbitrary.ts'

const block = agentsBlock({ css: 'src/tokens.css', svc: 'npx svc' })

test.each([
  ['the usual project', { css: 'src/tokens.css', svc: 'npx svc' }],
  ['a deep style sheet', { css: 'packages/web-app/src/styles/design-tokens.css', svc: 'npx svc' }],
  ['no style sheet', { css: undefined, svc: 'svc' }],
])('the block of %s has at most 150 tokens and says what to do when', (_, facts) => {
  const text = agentsBlock(facts)
  expect(countTokens(text)).toBeLessThanOrEqual(150)
  for (const needed of [
    ...['page-<id>-pack.md', 'mutation-add-page-pack.md', 'manifest.json', 'svc.essence.json'],
    ...['svc validate', 'svc compile --check', 'svc search', facts.css ?? 'svc export'],
  ]) {
    expect(text).toContain(needed)
  }
})

/** Bytes of a file that has no marks, whatever its encoding. */
const anyBytes = fc
  .oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
    fc
      .array(fc.constantFrom('# Title', 'text', '', '\ufeff'))
      .map((all) => Buffer.from(all.join('\r\n'))),
  )
  .filter((bytes) => !bytes.includes('<!-- svc:'))

test('every byte that is there stays, and a second time changes nothing', () => {
  const keeps = (before: Buffer) => {
    const once = insertAgentsBlock(before, block)
    expect(once.subarray(0, before.length).equals(before)).toBe(true)
    expect(insertAgentsBlock(once, block).equals(once)).toBe(true)
  }
  keeps(Buffer.from('\r'))
  fc.assert(fc.property(anyBytes, keeps), runs(1_000))
})

test('a block is replaced where it stands', () => {
  const replaces = (before: Buffer, after: Buffer) => {
    const older = Buffer.from('<!-- svc:begin -->\nan older text\n<!-- svc:end -->')
    const made = insertAgentsBlock(Buffer.concat([before, older, after]), block)
    const inside = made.subarray(before.length, made.length - after.length)
    expect(made.subarray(0, before.length).equals(before)).toBe(true)
    expect(made.subarray(made.length - after.length).equals(after)).toBe(true)
    expect(inside.toString().replaceAll('\r\n', '\n')).toBe(block)
  }
  fc.assert(fc.property(anyBytes, anyBytes, replaces), runs(1_000))
})

test('the ends of lines are those of the file', () => {
  const made = insertAgentsBlock(Buffer.from('# Agents\r\n'), block).toString()
  expect(made.replaceAll('\r\n', '')).not.toContain('\n')
})

test.each([
  ['only a beginning', '<!-- svc:begin -->\ntext'],
  ['only an end', 'text <!-- svc:end -->'],
  ['an end before the beginning', '<!-- svc:end --><!-- svc:begin -->'],
  ['two blocks', '<!-- svc:begin --><!-- svc:end --><!-- svc:begin --><!-- svc:end -->'],
])('marks that do not match are refused: %s', (_, text) => {
  expect(() => insertAgentsBlock(Buffer.from(text), block)).toThrow(
    'marks of svc that do not match',
  )
})
