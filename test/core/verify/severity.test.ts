import { expect, test } from 'vitest'
import { getSeverity } from '../../../src/core/verify/severity.ts'
import { CHECKS } from '../../../src/internal/verify.ts'
import { readTexts, runCheck } from '../../support/verify/check-cases.ts'
import { createContract } from '../../support/verify/contract.ts'

const RANK = { info: 0, warn: 1, error: 2 } as const
const snapshot = readTexts({})

/** The guards that a contract may have without turning a layer off. */
const GUARDS = [
  { mode: 'guided', dna_enforcement: 'warn', interactions_enforcement: 'warn' },
  { mode: 'strict', dna_enforcement: 'error', interactions_enforcement: 'error' },
  { mode: 'creative', dna_enforcement: 'warn', interactions_enforcement: 'warn' },
] as const

test.each(GUARDS)('a contract with the mode $mode makes no check weaker', (guard) => {
  const contract = createContract({
    guard: { ...guard, blueprint_enforcement: 'warn' },
    accessibility: { wcag_level: 'AA' },
  })
  for (const check of CHECKS) {
    const severity = getSeverity(check, { ...snapshot, contract })
    expect(RANK[severity ?? 'info'], check.code).toBeGreaterThanOrEqual(RANK[check.severity])
  }
})

test('a contract raises the severity of its layers, and turns them off', () => {
  const getFor = (dna_enforcement: 'error' | 'off') => {
    const contract = createContract({ guard: { dna_enforcement } })
    return CHECKS.filter(({ layer }) => layer === 'dna').map((check) =>
      getSeverity(check, { ...snapshot, contract }),
    )
  }
  expect(new Set(getFor('error'))).toEqual(new Set(['error']))
  expect(new Set(getFor('off'))).toEqual(new Set([null]))
})

const PALE_TEXT = { 'src/a.css': 'p { color: #aaaaaa; background: #ffffff }' }

test.each([
  ['without a contract', undefined, 'error'],
  ['for level AA', 'AA', 'error'],
  ['for level A, which asks for no contrast', 'A', 'warn'],
] as const)('too little contrast %s: %s is reported as %s', (_, wcag_level, severity) => {
  const contract =
    wcag_level === undefined
      ? null
      : createContract({ guard: { dna_enforcement: 'warn' }, accessibility: { wcag_level } })
  expect(runCheck('TOKEN013', PALE_TEXT, { contract })).toMatchObject([{ severity }])
})

test.each(['warn', 'error'] as const)(
  'a rule that only the contract asks for is %s',
  (severity) => {
    const contract = createContract({
      guard: { dna_enforcement: severity },
      accessibility: { focus_visible: true },
    })
    const texts = { 'src/a.css': 'p { margin: 0 }', 'src/a.html': '<a href="/">Home</a>' }
    expect(runCheck('A11Y001', texts, { contract })).toMatchObject([{ severity }])
  },
)
