import { expect, test } from 'vitest'
import type { CompileOutcome } from '../../../src/web/try/messages.ts'
import { type CompileState, toNextState } from '../../../src/web/try/use-compiler-worker.ts'

const EMPTY: CompileState = {
  outcome: undefined,
  text: '',
  isWorking: true,
  good: undefined,
  previous: undefined,
}

const compiled = (error = 0): CompileOutcome => ({
  kind: 'compiled',
  issues: { visible: [], total: error, counts: { error, warn: 0, info: 0 } },
  packs: [],
})

const run = (...steps: readonly [string, CompileOutcome][]): CompileState =>
  steps.reduce((state, [text, outcome]) => toNextState(state, text, outcome), EMPTY)

test('a text with errors keeps the last good one', () => {
  const state = run(['a', compiled()], ['b', compiled(1)], ['', { kind: 'empty' }])
  expect(state).toMatchObject({ text: '', good: { text: 'a' }, isWorking: false })
  expect(state.previous).toBeUndefined()
})

test('the next good text is compared with the last one', () => {
  const state = run(['a', compiled()], ['b', compiled(1)], ['c', compiled()])
  expect(state).toMatchObject({ good: { text: 'c' }, previous: { text: 'a' } })
})

test('going back to the good text keeps what it is compared with', () => {
  const state = run(['a', compiled()], ['b', compiled()], ['c', compiled(1)], ['b', compiled()])
  expect(state).toMatchObject({ good: { text: 'b' }, previous: { text: 'a' } })
})

test('the first text is shown even with errors, if it compiles', () => {
  expect(run(['a', compiled(1)])).toMatchObject({ good: { text: 'a' } })
  expect(run(['a', { kind: 'failed', message: '' }]).good).toBeUndefined()
})
