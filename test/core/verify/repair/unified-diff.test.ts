import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyPatch as applyDiff } from 'diff'
import { expect, test } from 'vitest'
import type { TextEdit } from '../../../../src/core/verify/finding.ts'
import { applyEdits } from '../../../../src/core/verify/repair/apply-edits.ts'
import { toUnifiedDiff } from '../../../../src/core/verify/repair/unified-diff.ts'
import { createTestFolder } from '../../../support/package/run-cli.ts'
import { createRandom } from '../../../support/random.ts'

const edit = (start: number, end: number, text: string): TextEdit => ({
  file: 'a.txt',
  range: { start, end },
  text,
})

test('shows three lines of context around a change', () => {
  const text = '1\n2\n3\n4\n5\n6\n7\n8\n9\n'
  expect(toUnifiedDiff('a.txt', text, [edit(8, 9, 'five')])).toBe(
    [
      ...['--- a/a.txt', '+++ b/a.txt', '@@ -2,7 +2,7 @@'],
      ...[' 2', ' 3', ' 4', '-5', '+five', ' 6', ' 7', ' 8', ''],
    ].join('\n'),
  )
})

test('edits that change nothing have no diff', () => {
  expect(toUnifiedDiff('a.txt', 'a\n', [edit(0, 1, 'a')])).toBe('')
})

const CASES: readonly (readonly [string, string, readonly TextEdit[]])[] = [
  ['an insertion at the start', 'a\nb\n', [edit(0, 0, 'x\n')]],
  ['an insertion at the end', 'a\nb\n', [edit(4, 4, 'x\n')]],
  ['an insertion without a last line break', 'a\nb', [edit(3, 3, '\nx')]],
  ['a last line break', 'a', [edit(1, 1, '\n')]],
  ['a removed last line break', 'a\n', [edit(1, 2, '')]],
  ['two edits of one line', 'abc def\n', [edit(0, 1, 'x'), edit(4, 5, 'y')]],
  ['two edits of neighboring lines', 'a\nb\nc\n', [edit(0, 1, 'x'), edit(2, 3, 'y\nz')]],
  ['removed lines', 'a\nb\nc\nd\n', [edit(2, 6, '')]],
  ['an empty file', '', [edit(0, 0, 'a\n')]],
  ['a removed text', 'a\nb\n', [edit(0, 4, '')]],
  ['line breaks of Windows', 'a\r\nb\r\nc\r\n', [edit(3, 4, 'x')]],
  ['two hunks', `${'line\n'.repeat(30)}`, [edit(0, 4, 'first'), edit(145, 149, 'last')]],
]

test.each(CASES)('git applies %s', async (_, text, edits) => {
  const folder = await createTestFolder({ 'a.txt': text })
  const input = toUnifiedDiff('a.txt', text, edits)
  execFileSync('git', ['apply', '-p1'], { cwd: folder, input, stdio: ['pipe', 'pipe', 'pipe'] })
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe(applyEdits(text, edits))
})

test('random edits apply', () => {
  const random = createRandom(7)
  for (let round = 0; round < 300; round++) {
    const text = Array.from({ length: random.below(41) }, () =>
      random.pick(['a', 'b', '\n', '\n']),
    ).join('')
    const edits: TextEdit[] = []
    for (let position = random.below(5); position <= text.length; ) {
      const end = Math.min(text.length, position + random.below(4))
      edits.push(edit(position, end, random.pick(['', 'x', '\n', 'y\nz', '\n\nw'])))
      position = end + 1 + random.below(12)
    }
    const diff = toUnifiedDiff('a.txt', text, edits)
    expect(diff === '' ? text : applyDiff(text, diff)).toBe(applyEdits(text, edits))
  }
})

test('takes many edits of one file, each of which would count all lines of it', () => {
  const count = 100_000
  const text = 'abc\n'.repeat(count)
  const edits = Array.from({ length: count }, (_, index) => edit(index * 4, index * 4 + 3, 'x'))
  expect(toUnifiedDiff('a.txt', text, edits)).toContain(`@@ -1,${count} +1,${count} @@`)
})
