import { expect, test } from 'vitest'
import { runCheck } from '../../../support/verify/check-cases.ts'
import { createContract } from '../../../support/verify/contract.ts'
import { PALETTE } from '../../../support/verify/palette.ts'

const contract = createContract()

/** Writes a rule with each declaration. */
const write = (property: string, values: readonly string[]): string =>
  values.map((value, index) => `.a${index} { ${property}: ${value} }`).join('\n')

const repeat = (count: number, value: string): string[] =>
  Array.from({ length: count }, () => value)

const list = (texts: Readonly<Record<string, string>>) =>
  runCheck('TOKEN012', { 'src/tokens.css': PALETTE, ...texts }, { contract })

test('a project that ignores the scale gets one finding, with the most frequent values', () => {
  const text = write('gap', [...repeat(6, '8px'), ...repeat(4, '10px'), ...repeat(8, '14px')])
  const findings = list({ 'src/a.css': write('padding', ['6px', '1.1rem']), 'src/b.css': text })
  expect(findings.map(({ message }) => message)).toEqual([
    "14 of 20 distances (70 %) are not on the scale, so the project does not follow it: 14px (8 times), 10px (4), 6px (1), 1.1rem (1). The contract's smallest step is 4px.",
  ])
  // It is in the file with the most of them.
  expect(findings[0]?.location).toMatchObject({ file: 'src/b.css', line: 7 })
  expect(findings[0]?.repair).toMatchObject({ kind: 'manual', autofix: 'none' })
  expect(findings[0]?.repair.steps[1]).toBe(
    'With 2px as spacing.base_unit of the contract, 13 of the 14 values are on the scale.',
  )
})

test('outliers in a project that follows the scale are reported each', () => {
  const text = write('gap', [...repeat(60, '8px'), ...repeat(10, '14px')])
  const findings = list({ 'src/a.css': text })
  expect(findings.map(({ message }) => message)).toEqual(
    repeat(10, "14px is not on the scale. The contract's smallest step is 4px."),
  )
})

test('tokens follow the scale', () => {
  const tokens = ':root { --gap: 8px }'
  const text = write('gap', [...repeat(60, 'var(--gap)'), ...repeat(10, '14px')])
  expect(list({ 'src/a.css': `${tokens} ${text}` })).toHaveLength(10)
})

test('each kind of values is judged on its own', () => {
  const radii = write('border-radius', ['6px', '7px', '10px', '12px', '8px'])
  const findings = list({ 'src/a.css': `${radii}\n.b { padding: 13px }` })
  expect(findings.map(({ message }) => message.slice(0, 26))).toEqual([
    '4 of 5 radii (80 %) are no',
    '13px is not on the scale. ',
  ])
})

test('values that a comment silences are neither counted nor summarized', () => {
  const silenced = write('gap', ['14px', '14px', '14px']).replaceAll(
    '.a',
    '/* svc-ignore TOKEN012 -- the grid of the print */\n.a',
  )
  const findings = list({ 'src/a.css': `${silenced}\n.b { gap: 10px }` })
  expect(findings.map(({ status }) => status)).toEqual([...repeat(3, 'suppressed'), 'new'])
})
