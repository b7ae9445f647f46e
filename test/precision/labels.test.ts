import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  formatLabels,
  getPrecision,
  judge,
  type Label,
  MIN_PRECISION,
  type PackageFinding,
} from './labels.ts'
import { PACKAGES } from './packages.ts'

const text = readFileSync(new URL('labels.json', import.meta.url), 'utf8')
const labels = JSON.parse(text) as readonly Label[]

const finding: PackageFinding = {
  ...{ package: 'shop@1.0.0', file: 'a.html', code: 'A11Y030', fingerprint: 'fp1:a' },
  ...{ confidence: 'certain', line: 1, message: 'No alt.', excerpt: '<img>' },
}
const label: Label = {
  ...{ package: 'shop@1.0.0', file: 'a.html', code: 'A11Y030', fingerprint: 'fp1:a' },
  ...{ verdict: true, reason: 'no alt' },
}

test('labels are in order, one per line, with a reason and a package of the list', () => {
  expect(text).toBe(formatLabels(labels))
  const packages = PACKAGES.map(({ name, version }) => `${name}@${version}`)
  for (const { package: name, reason, verdict } of labels) {
    expect(packages).toContain(name)
    expect(reason.trim()).not.toBe('')
    expect(verdict).toBeTypeOf('boolean')
  }
})

test('the labels cover ten packages, and enough of the findings are right', () => {
  expect(PACKAGES.length).toBeGreaterThanOrEqual(10)
  expect(new Set(labels.map((item) => item.package)).size).toBeGreaterThanOrEqual(10)
  const right = labels.filter(({ verdict }) => verdict).length
  expect(getPrecision({ right, wrong: labels.length - right })).toBeGreaterThanOrEqual(
    MIN_PRECISION,
  )
})

test('findings are counted by confidence, and certain ones by label', () => {
  const wrong = { ...finding, fingerprint: 'fp1:b' }
  const unlabeled = { ...finding, file: 'b.html' }
  const likely = { ...finding, fingerprint: 'fp1:c', confidence: 'likely' as const }
  const judgment = judge(
    ['shop@1.0.0'],
    [finding, wrong, unlabeled, likely],
    [label, { ...label, fingerprint: 'fp1:b', verdict: false }],
  )
  expect(judgment.total).toEqual({
    ...{ certain: 3, likely: 1, possible: 0 },
    ...{ right: 1, wrong: 1, unlabeled: 1 },
  })
  expect(judgment.unlabeled).toEqual([unlabeled])
  expect(judgment.byPackage.get('shop@1.0.0')).toEqual(judgment.total)
  expect(judgment.byCode.get('A11Y030')).toEqual(judgment.total)
  expect(getPrecision(judgment.total)).toBe(0.5)
})

test('a label whose finding is gone or no longer certain is unused', () => {
  expect(judge(['shop@1.0.0'], [{ ...finding, confidence: 'likely' }], [label]).unused).toEqual([
    label,
  ])
})
