import { expect, test } from 'vitest'
import type { FileCheck } from '../../../src/core/verify/check.ts'
import { describeUnfinished, runChecks } from '../../../src/internal/verify.ts'
import { limitChecks } from '../../../src/project/verify/limit-checks.ts'
import type { VerifyData } from '../../../src/project/verify/verify.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'
import { createSnapshot } from '../../support/verify/snapshot.ts'
import { toCssFile } from '../../support/verify/to-css-file.ts'

/** Never ends for a file with the text `loop`, as a pattern that goes back would. */
const loop: FileCheck = {
  code: 'LOOP001',
  check: 'loop',
  family: 'tokens',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'a file is a loop',
  scope: 'file',
  *run({ path, text }) {
    while (text === 'loop') {}
    yield {
      file: path,
      range: { start: 0, end: 1 },
      message: 'Bad.',
      confidence: 'certain',
      anchor: 'bad',
      repair: { kind: 'manual', title: 'Remove it.', steps: [], autofix: 'none' },
    }
  },
}

test('a check that never ends is stopped, and looks at the other files', () => {
  const files = ['good', 'loop', 'end'].map((text) => toCssFile(text, { path: `${text}.css` }))
  const { limits, unfinished } = limitChecks({ fileTimeout: 100 })
  const findings = runChecks(createSnapshot({ files }), [loop], { limits })
  expect(findings.map(({ location }) => location.file)).toEqual(['end.css', 'good.css'])
  expect(describeUnfinished(unfinished)).toEqual([
    'LOOP001 did not finish on loop.css within 0.1 s.',
  ])
})

test('verify names the checks that took too long, and proves nothing', async () => {
  const cwd = await createTestFolder({ 'index.html': '<img src="a.png">\n'.repeat(5_000) })
  const args = ['verify', '--offline', '--json', '--fail-on=none', '--file-timeout']
  const all = JSON.parse((await runCli(cwd, [...args, '60000'])).out) as VerifyData
  expect(all.unfinished).toBeUndefined()
  const few = await runCli(cwd, [...args, '1'])
  const data = JSON.parse(few.out) as VerifyData
  expect(data.unfinished).not.toEqual([])
  expect(data.limitations.join('\n')).toMatch(/^[A-Z\d]+ did not finish( on index\.html)? within /m)
  expect(data.total_findings).toBeLessThan(all.total_findings)
  expect(few.exit).toBe(4)
})
