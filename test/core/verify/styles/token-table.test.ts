import { expect, test } from 'vitest'
import { getTokenTable, isSelfReference } from '../../../../src/core/verify/styles/token-table.ts'
import { readTexts, runCheck } from '../../../support/verify/check-cases.ts'

const NAMES = ['primary', 'secondary', 'success', 'danger', 'border', 'text', 'muted', 'accent']
const declare = (toValue: (name: string, index: number) => string): string =>
  NAMES.map((name, index) => `--color-${name}: ${toValue(name, index)};`).join(' ')

const VALUES = declare((_, index) => `#${String(index).repeat(2)}7a${index}f`)
const SELF_REFERENCES = `@theme inline reference { ${declare((name) => `var(--color-${name})`)} }`

const listColors = (css: string): string[] =>
  getTokenTable(readTexts({ 'src/tokens.css': css })).colors.map(({ token }) => token.name)

test.each([
  ['before the values', `${SELF_REFERENCES} :root { ${VALUES} }`],
  ['after the values', `:root { ${VALUES} } ${SELF_REFERENCES}`],
])('references of tokens to themselves %s do not hide the values', (_, css) => {
  expect(listColors(css)).toHaveLength(NAMES.length)
  const findings = runCheck('TOKEN010', { 'src/tokens.css': css, 'src/a.css': 'a{color:#007a0f}' })
  expect(findings).toMatchObject([{ message: expect.stringContaining('--color-primary') }])
})

test('Tailwind has utilities for a token that refers to itself in the theme', () => {
  const texts = {
    'src/tokens.css': `:root { ${VALUES} } ${SELF_REFERENCES}`,
    'src/a.tsx': 'export const A = () => <p className="bg-[#007a0f]">A</p>',
  }
  const [finding] = runCheck('TOKEN010', texts)
  expect(finding?.repair.edits).toMatchObject([{ text: 'bg-primary' }])
})

test('aliases are followed, and circles have no color', () => {
  const css =
    ':root { --a: var(--b); --b: var(--c, red); --c: #007a0f; --x: var(--y); --y: var(--x) }'
  expect(listColors(css)).toEqual(['--a', '--b', '--c'])
})

test.each([
  ['var(--a)', true],
  ['var( --a , red)', true],
  ['var(--ab)', false],
  ['calc(var(--a) * 2)', false],
])('--a: %s refers to itself: %s', (value, expected) => {
  expect(isSelfReference({ name: '--a', value })).toBe(expected)
})
