import { expect, test } from 'vitest'
import { findViolations, type Report } from './run.ts'

const budget = { path: '/', bytes: 1_000, requests: 2 }

const report = (score: number, cost: readonly [bytes: number, requests: number, shift: number]) => {
  const [bytes, requests, shift] = cost
  const category = { score, auditRefs: [{ id: 'image-alt', weight: 1 }] }
  const audit = { title: '', score: 1 }
  return {
    categories: {
      accessibility: category,
      'best-practices': { ...category, score: 1 },
      seo: { ...category, score: 1 },
    },
    audits: {
      'image-alt': { title: 'Images have no text', score: 0 },
      'total-byte-weight': { ...audit, numericValue: bytes },
      'network-requests': { ...audit, details: { items: Array(requests).fill({}) } },
      'cumulative-layout-shift': { ...audit, numericValue: shift },
    },
  } satisfies Report
}

test('reports nothing for a page within all limits', () => {
  expect(findViolations(report(1, [1_000, 2, 0.01]), budget)).toEqual([])
})

test('reports failed audits of a low score and every exceeded limit', () => {
  expect(findViolations(report(0.99, [1_001, 3, 0.02]), budget)).toEqual([
    'accessibility is 99: Images have no text',
    'bytes: 1001, at most 1000',
    'requests: 3, at most 2',
    'shift: 0.02, at most 0.01',
  ])
})

test('reports values that could not be measured', () => {
  expect(findViolations({ categories: {}, audits: {} }, budget)).toHaveLength(6)
})
