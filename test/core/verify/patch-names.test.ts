import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toUnifiedDiff } from '../../../src/core/verify/repair/unified-diff.ts'

const NAMES = [
  'plain.css',
  'with space.css',
  'ends with space ',
  'é ß 漢 😀.css',
  'שלום.css',
  'quote".css',
  'back\\slash.css',
  'tab\t.css',
  'x\n+++ other.css',
  'x\n::error::injected.css',
  '\u202egpj.css',
  'bell\u0007\u2028.css',
  '\u{e0041}.css',
]

test.each(NAMES)('git applies a patch of %j, and its header is two lines', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-patch-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const text = 'a { color: red }\n\f/* \u202e \u0007 */\nb { color: red }\n'
  writeFileSync(join(folder, name), text)
  const patch = toUnifiedDiff(name, text, [
    { file: name, range: { start: 11, end: 14 }, text: 'blue' },
  ])
  const [first, second, third] = patch.split('\n')
  expect([first, second, third]).toEqual([
    expect.stringMatching(/^--- "?a\//),
    expect.stringMatching(/^\+\+\+ "?b\//),
    expect.stringMatching(/^@@ /),
  ])
  expect(`${first}${second}`.replaceAll('\t', '')).not.toMatch(/[\p{Bidi_Control}\p{Cc}\u2028]/u)
  execFileSync('git', ['apply', '-'], { cwd: folder, input: patch })
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text.replace('red', 'blue'))
})
