import { expect, test } from 'vitest'
import {
  compareWithBaseline,
  createBaseline,
  formatBaseline,
  parseBaseline,
  pruneBaseline,
  type SourceFinding,
} from '../../../src/internal/verify.ts'
import { runCheck } from '../../support/verify/check-cases.ts'

const RULE = '.a:focus { outline: none }'
const OTHER = '.b:focus { outline: none }'

const find = (path: string, text: string): SourceFinding[] => runCheck('A11Y001', { [path]: text })

const saved = createBaseline(find('a.css', RULE), { commit: 'c1' })

test('a finding of the baseline is inherited, also if its line has moved', () => {
  const {
    inherited,
    new: added,
    resolved,
  } = compareWithBaseline(saved, find('a.css', `\n\n${RULE}`))
  expect(inherited).toMatchObject([{ status: 'inherited', location: { line: 3 } }])
  expect([...added, ...resolved]).toEqual([])
})

test('a finding that is not in the baseline is new, and one that is gone is resolved', () => {
  const { new: added, resolved } = compareWithBaseline(saved, find('a.css', OTHER))
  expect(added).toMatchObject([{ status: 'new' }])
  expect(resolved).toMatchObject([{ code: 'A11Y001', path: 'a.css' }])
})

test('without a baseline every finding is new', () => {
  expect(compareWithBaseline(null, find('a.css', RULE)).new).toHaveLength(1)
})

test('a renamed file keeps its findings if git reports the rename', () => {
  const moved = find('src/b.css', RULE)
  expect(compareWithBaseline(saved, moved).inherited).toEqual([])
  const renames = new Map([['a.css', 'src/b.css']])
  const { inherited, resolved } = compareWithBaseline(saved, moved, { renames })
  expect(inherited).toHaveLength(1)
  expect(resolved).toEqual([])
  expect(pruneBaseline(saved, moved, { renames }).findings).toMatchObject([{ path: 'src/b.css' }])
})

test('entries of files that were not checked are not resolved', () => {
  const options = { checkedFiles: new Set(['other.css']) }
  expect(compareWithBaseline(saved, [], options).resolved).toEqual([])
})

test('an inherited finding whose severity rose is raised', () => {
  const entries = saved.findings.map((entry) => ({ ...entry, severity: 'warn' as const }))
  const { raised } = compareWithBaseline({ version: 1, findings: entries }, find('a.css', RULE))
  expect(raised).toHaveLength(1)
})

test('saving again keeps the commit at which a finding was first seen', () => {
  const findings = find('a.css', `${RULE}\n${OTHER}`)
  const { findings: entries } = createBaseline(findings, { commit: 'c2', previous: saved })
  expect(entries.map(({ first_seen }) => first_seen).sort()).toEqual(['c1', 'c2'])
})

test('pruning removes what is gone and adds nothing', () => {
  expect(pruneBaseline(saved, find('a.css', OTHER)).findings).toEqual([])
})

test('suppressed findings are neither saved nor new', () => {
  const findings = find(
    'a.css',
    `.a:focus {\n/* svc-ignore A11Y001 -- drawn by the game */\noutline: none }`,
  )
  expect(createBaseline(findings, { commit: null }).findings).toEqual([])
  expect(compareWithBaseline(saved, findings).new).toEqual([])
})

test('a baseline survives being written and read', () => {
  expect(parseBaseline(formatBaseline(saved))).toEqual({ ok: true, value: saved })
  expect(formatBaseline(saved)).not.toMatch(/line|column/)
})

test.each([
  ['not JSON', '{', 'json-invalid', ''],
  ['no baseline', '{"version": 2}', 'baseline-invalid', ''],
  ['an incomplete entry', '{"version": 1, "findings": [{}]}', 'baseline-invalid', '/findings/0'],
])('a file with %s is rejected', (_, text, code, pointer) => {
  const result = parseBaseline(text)
  expect(result).toMatchObject({ ok: false, issues: [{ code, pointer }] })
})
