import { expect, test } from 'vitest'
import type { Check, FileCheck } from '../../../src/core/verify/check.ts'
import {
  type CheckLimits,
  describeUnfinished,
  type UnfinishedCheck,
} from '../../../src/core/verify/check-limits.ts'
import { runChecks } from '../../../src/core/verify/run-checks.ts'
import { createSnapshot } from '../../support/verify/snapshot.ts'
import { toCssFile } from '../../support/verify/to-css-file.ts'

class OutOfTime extends Error {}

/** The milliseconds that have passed in the call that runs now. */
let elapsed = 0

/** Limits that count the time that checks claim to take, instead of reading a clock. */
function createLimits(unfinished: UnfinishedCheck[]): CheckLimits {
  return {
    fileTimeout: 100,
    runWithin(milliseconds, run) {
      elapsed = -milliseconds
      try {
        run()
        return true
      } catch (error) {
        if (error instanceof OutOfTime) return false
        throw error
      }
    },
    onUnfinished: (check) => void unfinished.push(check),
  }
}

const spend = (milliseconds: number): void => {
  elapsed += milliseconds
  if (elapsed > 0) throw new OutOfTime()
}

const draft = (file: string) => ({
  file,
  range: { start: 0, end: 1 },
  message: 'Bad.',
  confidence: 'certain' as const,
  anchor: 'bad',
  repair: { kind: 'manual' as const, title: 'Remove it.', steps: [], autofix: 'none' as const },
})

const FACTS = {
  check: 'x',
  family: 'tokens',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'x',
} as const

/** Finds something in every file, and takes as long as the name of the file says. */
const createCheck = (code: string, times: Readonly<Record<string, number>> = {}): FileCheck => ({
  ...FACTS,
  code,
  scope: 'file',
  *run({ path }) {
    spend(times[path] ?? 1)
    yield draft(path)
  },
})

function run(checks: readonly Check[], names: readonly string[]) {
  const unfinished: UnfinishedCheck[] = []
  const snapshot = createSnapshot({ files: names.map((name) => toCssFile('a', { path: name })) })
  const findings = runChecks(snapshot, checks, { limits: createLimits(unfinished) })
  return {
    found: findings.map(({ code, location }) => `${code} ${location.file}`),
    unfinished,
    limitations: describeUnfinished(unfinished),
  }
}

const NAMES = ['a', 'b', 'c', 'd']

test('a check that is stopped on a file looks at the others, and so do other checks', () => {
  const checks = [createCheck('SLOW001', { b: 101 }), createCheck('FAST001')]
  const { found, limitations } = run(checks, NAMES)
  expect(found).toEqual(
    ['a', 'b', 'c', 'd'].flatMap((name) =>
      name === 'b' ? ['FAST001 b'] : [`FAST001 ${name}`, `SLOW001 ${name}`],
    ),
  )
  expect(limitations).toEqual(['SLOW001 did not finish on b within 0.1 s.'])
})

test('many files that together take longer than the limit of one are all checked', () => {
  const { found, unfinished } = run([createCheck('MANY001', { b: 60, c: 60, d: 90 })], NAMES)
  expect(found).toEqual(NAMES.map((name) => `MANY001 ${name}`))
  expect(unfinished).toEqual([])
})

test('the first file and the whole project may take ten times as long', () => {
  const project = (code: string, time: number): Check => ({
    ...FACTS,
    code,
    scope: 'project',
    *run() {
      spend(time)
      yield draft('a')
    },
  })
  const checks = [project('GOOD001', 999), project('SLOW001', 1_001)]
  const { found, limitations } = run([createCheck('FIRST001', { a: 999 }), ...checks], ['a'])
  expect(found).toEqual(['FIRST001 a', 'GOOD001 a'])
  expect(limitations).toEqual(['SLOW001 did not finish within 1 s.'])
})

test('after three that are stopped, no check runs, and all of them are named', () => {
  const checks = [createCheck('SLOW001', { a: 2e3, b: 2e3, c: 2e3 }), createCheck('FAST001')]
  const { found, limitations } = run(checks, NAMES)
  expect(found).toEqual([])
  expect(limitations).toEqual([
    'SLOW001 did not finish on a within 1 s.',
    'SLOW001 did not finish on b within 0.1 s.',
    'SLOW001 did not finish on c within 0.1 s.',
    'Not run to the end, because 3 checks took too long: SLOW001, FAST001.',
  ])
})

test('what was found before the third one is stopped is kept', () => {
  const { found } = run([createCheck('SLOW001', { b: 2e3, c: 2e3, d: 2e3 })], [...NAMES, 'e'])
  expect(found).toEqual(['SLOW001 a'])
})
