import { expect, test } from 'vitest'
import { describeCounts, limitFindings, orderFindings } from '../../../src/internal/verify.ts'

const create = (severity: 'error' | 'warn' | 'info', code: string, file = 'a.css') => ({
  severity,
  code,
  file,
})

const FINDINGS = [
  create('warn', 'TOKEN012'),
  create('info', 'SEC003'),
  create('warn', 'TOKEN012', 'b.css'),
  create('error', 'A11Y030'),
  create('warn', 'INT013'),
  create('error', 'A11Y011'),
]

test('errors come first, and within a severity the checks with the fewest findings', () => {
  expect(orderFindings(FINDINGS).map(({ code, file }) => `${code} ${file}`)).toEqual([
    'A11Y011 a.css',
    'A11Y030 a.css',
    'INT013 a.css',
    'TOKEN012 a.css',
    'TOKEN012 b.css',
    'SEC003 a.css',
  ])
})

test('a short list has some places of each check and file, and counts the others', () => {
  const many = ['a.css', 'b.css'].flatMap((file) =>
    Array.from({ length: 5 }, () => create('warn', 'TOKEN012', file)),
  )
  const groups = limitFindings([...many, create('error', 'A11Y030')], {
    limit: 3,
    getFile: ({ file }) => file,
  })
  expect(groups.map(({ code, shown, hidden }) => [code, shown.length, hidden])).toEqual([
    ['A11Y030', 1, 0],
    ['TOKEN012', 6, 4],
  ])
})

test('findings in many files stay a short list', () => {
  const many = Array.from({ length: 40 }, (_, index) => create('warn', 'INT013', `${index}.tsx`))
  const [group] = limitFindings(many, { limit: 3, getFile: ({ file }) => file })
  expect([group?.shown.length, group?.hidden]).toEqual([12, 28])
})

test('counts name the severities and the checks', () => {
  expect(describeCounts(FINDINGS)).toBe(
    '2 errors (A11Y011 1, A11Y030 1), 3 warnings (INT013 1, TOKEN012 2), 1 note (SEC003)',
  )
  expect(describeCounts([])).toBe('')
})
