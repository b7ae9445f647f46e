import { expect, test } from 'vitest'
import type { FileCheck } from '../../../src/core/verify/check.ts'
import { runChecks } from '../../../src/core/verify/run-checks.ts'
import type { SourceFile } from '../../../src/core/verify/source-file.ts'
import { createSnapshot } from '../../support/verify/snapshot.ts'
import { toCssFile } from '../../support/verify/to-css-file.ts'

/** Reports every word `bad`. */
const badWord: FileCheck = {
  code: 'TOKEN999',
  check: 'bad-word',
  family: 'tokens',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'a word is bad',
  scope: 'file',
  *run({ path, text }) {
    for (const { index } of text.matchAll(/bad/g))
      yield {
        file: path,
        range: { start: index, end: index + 3 },
        message: 'Bad.',
        confidence: 'certain',
        anchor: 'bad',
        repair: { kind: 'manual', title: 'Remove it.', steps: [], autofix: 'none' },
      }
  },
}

const run = (files: SourceFile[], settings = {}, paths?: string[]) =>
  runChecks(createSnapshot({ files, settings }), [badWord], paths ? { paths } : {})

test('a finding has an exact location, an excerpt and an identity', () => {
  const [first, second] = run([toCssFile('a bad\n  bad')])
  expect(first).toMatchObject({
    code: 'TOKEN999',
    severity: 'error',
    status: 'new',
    excerpt: 'bad',
    location: { file: 'src/a.css', line: 1, column: 3, endLine: 1, endColumn: 6 },
  })
  expect(first?.id).toBe(`TOKEN999:${first?.fingerprint.slice(4, 14)}`)
  expect(second?.location.line).toBe(2)
  expect(second?.fingerprint).not.toBe(first?.fingerprint)
})

test('a fingerprint does not change when lines move', () => {
  const [before] = run([toCssFile('bad')])
  const [after] = run([toCssFile('\n\n\n  bad')])
  expect(after?.fingerprint).toBe(before?.fingerprint)
})

test.each([
  ['// svc-ignore TOKEN999 -- legacy', 'suppressed', 'legacy'],
  ['<!-- svc-ignore TOKEN999 -- legacy -->', 'suppressed', 'legacy'],
  ['{/* svc-ignore A11Y011, TOKEN999 -- legacy */}', 'suppressed', 'legacy'],
  ['/* svc-ignore TOKEN999 -- a */\n/* svc-ignore A11Y011 -- b */', 'suppressed', 'a'],
  ['/* svc-ignore TOKEN999 */', 'new', undefined],
  ['/* svc-ignore A11Y011 -- another check */', 'new', undefined],
  ['/* svc-ignore TOKEN999 -- too far */\n', 'new', undefined],
  ['/* svc-ignore TOKEN999 */ /* svc-ignore TOKEN999 -- a */', 'suppressed', 'a'],
  ['/* svc-ignore TOKEN999 -- far */\n/* svc-ignore TOKEN999 -- near */', 'suppressed', 'near'],
  ['/* svc-ignore TOKEN999 -- far */\n\n/* svc-ignore A11Y011 -- b */', 'new', undefined],
  [`// svc-ignore TOKEN999 -- a${' '.repeat(100_000)}b`, 'suppressed', `a${' '.repeat(100_000)}b`],
])('%j makes the finding below it %s', (comment, status, reason) => {
  expect(run([toCssFile(`${comment}\nbad`)])[0]).toMatchObject({
    status,
    ...(reason === undefined ? {} : { reason }),
  })
})

test('only production files are checked, unless a file is named', () => {
  const file = toCssFile('bad', { role: 'story' })
  expect(run([file])).toEqual([])
  expect(run([file], {}, [file.path])).toMatchObject([{ severity: 'info' }])
  expect(run([file], {}, ['src/other.css'])).toEqual([])
})

test('the settings of a project decide the severity of a check', () => {
  expect(run([toCssFile('bad')], { checks: { TOKEN999: 'warn' } })).toMatchObject([
    { severity: 'warn' },
  ])
  expect(run([toCssFile('bad')], { checks: { TOKEN999: 'off' } })).toEqual([])
})

test('a line with many findings below many comments takes no more time than their number', () => {
  const comments = '/* svc-ignore A11Y011 -- another check */'.repeat(3_000)
  const rows = '// svc-ignore A11Y011 -- another check\n'.repeat(3_000)
  const text = `/* svc-ignore TOKEN999 -- legacy */\n${rows}${comments}\n${'bad '.repeat(3_000)}`
  const findings = run([toCssFile(text)])
  expect(findings.length).toBe(3_000)
  expect(new Set(findings.map(({ reason }) => reason))).toEqual(new Set(['legacy']))
})
