import { expect, test } from 'vitest'
import { encodeUtf8 } from '../../../../src/core/kernel/hash.ts'
import { compareRuns, countAttempts } from '../../../../src/core/verify/repair/compare-runs.ts'
import { getLoop } from '../../../../src/core/verify/repair/loop.ts'
import {
  applyPatch,
  type RepairSources,
  selectEdits,
} from '../../../../src/core/verify/repair/patch.ts'
import { createRepairPlan } from '../../../../src/core/verify/repair/repair-plan.ts'
import { formatRepairPrompt } from '../../../../src/core/verify/repair/repair-prompt.ts'
import { createFinding, createRun } from '../../../support/verify/create-finding.ts'

const TEXT = '<img src="a.png">\n<img src="b.png">\n'

const sources: RepairSources = {
  texts: new Map([['src/a.html', TEXT]]),
  files: new Map(),
  stale: new Set(),
}

const insert = (position: number, text: string) => ({
  file: 'src/a.html',
  range: { start: position, end: position },
  text,
})

const safe = createFinding({
  anchor: 'first',
  severity: 'warn',
  repair: { autofix: 'safe', edits: [insert(4, ' alt=""')] },
})
const suggested = createFinding({
  anchor: 'second',
  line: 2,
  repair: { autofix: 'suggest', edits: [insert(22, ' alt="b"')] },
})
const manual = createFinding({
  code: 'SEC001',
  family: 'security',
  file: 'src/b.ts',
  repair: { kind: 'manual' },
})

test('a plan has errors first, of these what endangers users', () => {
  const run = createRun([manual, suggested, safe])
  const { steps, omitted } = createRepairPlan(run, run.findings, { sources })
  expect(steps.map(({ finding_ids }) => finding_ids)).toEqual([
    [manual.id],
    [suggested.id],
    [safe.id],
  ])
  expect(omitted).toBe(0)
  expect(steps[2]).toMatchObject({
    edits: [{ suggestion: 'insert " alt=\\"\\""' }],
    patch: { tool: 'svc_repair', action: 'patch', args: { finding_ids: [safe.id] } },
    verify: { tool: 'svc_verify', action: 'recheck', args: { run_id: 'run-1' } },
  })
  expect(steps[0]?.patch).toBeNull()
})

test('a plan groups findings with the same cause and leaves out suppressed ones', () => {
  const others = [1, 2, 3].map((line) => createFinding({ anchor: `${line}`, line }))
  const suppressed = createFinding({ anchor: 'x', status: 'suppressed' })
  const run = createRun([...others, suppressed])
  const { steps } = createRepairPlan(run, run.findings, { sources })
  expect(steps.map(({ finding_ids }) => finding_ids.length)).toEqual([3])
  expect(steps[0]?.read).toEqual([{ file: 'src/a.html', start_line: 1, end_line: 8 }])
})

test('a prompt stays under 2 kB and keeps the check at its end', () => {
  const long = createFinding({
    message: 'ä'.repeat(900),
    excerpt: '日'.repeat(900),
    repair: { title: 'x'.repeat(900), steps: Array.from({ length: 30 }, () => 'y'.repeat(200)) },
  })
  const run = createRun([long])
  const [step] = createRepairPlan(run, [long], { sources }).steps
  if (step === undefined) throw new Error('The plan has no step.')
  const prompt = formatRepairPrompt(step, { run, reader: 'tools' })
  expect(encodeUtf8(prompt).length).toBeLessThanOrEqual(2_000)
  expect(prompt.endsWith(`"finding_ids":["${long.id}"]}.`)).toBe(true)
})

test('edits apply together; overlapping and outdated ones wait', () => {
  const overlapping = createFinding({
    anchor: 'overlap',
    repair: {
      autofix: 'safe',
      edits: [{ file: 'src/a.html', range: { start: 0, end: 8 }, text: '<svg' }],
    },
  })
  const result = selectEdits([safe, suggested, overlapping, manual], sources)
  expect(result).toMatchObject({ fixed: [safe, suggested], deferred: [overlapping] })
  expect(result.manual).toEqual([manual])
  expect(applyPatch(result.edits, sources.texts).get('src/a.html')).toBe(
    '<img alt="" src="a.png">\n<img alt="b" src="b.png">\n',
  )
  const outdated = selectEdits([safe], { ...sources, stale: new Set(['src/a.html']) })
  expect(outdated).toMatchObject({ edits: [], stale: [safe] })
})

test('two fixes do not add the same attribute twice', () => {
  const again = createFinding({
    code: 'A11Y031',
    repair: { autofix: 'suggest', edits: [insert(4, ' alt="logo"')] },
  })
  expect(selectEdits([safe, again], sources)).toMatchObject({ fixed: [safe], deferred: [again] })
})

test('a recheck tells resolved, open, moved and replaced findings apart', () => {
  const open = createFinding({ anchor: 'open' })
  const moved = createFinding({ anchor: 'moved' })
  const replaced = createFinding({ anchor: 'replaced', excerpt: '<img src="a">' })
  const resolved = createFinding({ anchor: 'resolved', line: 5 })
  const replacement = createFinding({ anchor: 'replaced', excerpt: '<img src="b">' })
  const before = createRun([open, moved, replaced, resolved])
  const after = createRun([open, createFinding({ anchor: 'moved', line: 9 }), replacement], {
    attempts: countAttempts({}, before.findings),
  })
  const { verdicts, introduced } = compareRuns(before, after)
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['open', 'moved', 'replaced', 'resolved'])
  expect(verdicts[1]).toMatchObject({ line: 9, attempts: 1 })
  expect(verdicts[2]).toMatchObject({ replaced_by: replacement.id })
  expect(introduced).toEqual([replacement])
})

test('a suppressed finding counts as resolved', () => {
  const { verdicts } = compareRuns(
    createRun([manual]),
    createRun([{ ...manual, status: 'suppressed', reason: 'Sanitized on the server.' }]),
  )
  expect(verdicts).toMatchObject([{ verdict: 'resolved' }])
})

const LOOPS = [
  ['clean', createRun([])],
  ['not_proven', createRun([], { limitations: ['a.vue was not read.'] })],
  ['repair_required', createRun([safe])],
  ['needs_human', createRun([manual], { attempts: { [manual.fingerprint]: 2 } })],
  [
    'needs_human',
    createRun([safe, manual], { history: { resolved: ['x'], introduced: [safe.id] } }),
  ],
  [
    'repair_required',
    createRun([safe, manual], { history: { resolved: ['x', 'y'], introduced: [safe.id] } }),
  ],
  ['needs_human', createRun([createFinding({ repair: { kind: 'contract' } })])],
] as const

test.each(LOOPS)('a loop is %s', (state, run) => {
  const loop = getLoop(run)
  expect(loop.state).toBe(state)
  expect(loop.question === null).toBe(state !== 'needs_human')
})

test('a loop asks one question with three options', () => {
  const run = createRun([manual], { attempts: { [manual.fingerprint]: 2 } })
  const { question, reason } = getLoop(run)
  expect(reason).toBe(`${manual.id} is still open after 2 attempts.`)
  expect(question?.options).toHaveLength(3)
  expect(question?.finding_ids).toEqual([manual.id])
})

test('a changed file makes a recheck necessary', () => {
  expect(getLoop(createRun([safe]), ['src/a.html'])).toMatchObject({
    state: 'recheck_required',
    compat_state: 'verify_required',
    reason: 'src/a.html has changed since the run.',
  })
})

const createMany = (count: number, changes: Partial<Parameters<typeof createFinding>[0]> = {}) =>
  Array.from({ length: count }, (_, index) =>
    createFinding({ anchor: `${index}`, line: index + 1, ...changes }),
  )

test('thousands of findings of one file are compared and planned in time', () => {
  const count = 50_000
  const before = createRun(createMany(count))
  const after = createRun(createMany(count, { anchor: 'other' }))
  const start = process.cpuUsage()
  const { verdicts } = compareRuns(before, after)
  expect(verdicts.every(({ verdict }) => verdict === 'replaced')).toBe(true)
  const { steps, omitted } = createRepairPlan(before, before.findings, { sources })
  expect(steps).toHaveLength(5)
  expect(omitted).toBe(count / 10 - 5)
  // Comparing each finding with all others takes minutes.
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(10)
})

test('a check that did not finish has resolved nothing', () => {
  const findings = ['a', 'b'].map((name) =>
    createFinding({ anchor: name, file: `src/${name}.html` }),
  )
  const [{ code } = { code: '' }] = findings
  const unfinished = [{ code, file: 'src/a.html', limit: 2_000 }]
  const { verdicts } = compareRuns(createRun(findings), createRun([], { unfinished }))
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['open', 'resolved'])
})
