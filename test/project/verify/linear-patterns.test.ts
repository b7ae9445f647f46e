import { expect, test } from 'vitest'
import { collectPatterns } from '../../support/patterns/collect-patterns.ts'
import { findSlowAttack } from '../../support/patterns/find-slow-attack.ts'

test.each([
  ['cubic', /\s*(?:\*\/\s*\}?|-->)?\s*$/],
  ['quadratic from every start', /^\s*\n\s*|\s*\n\s*$/g],
  ['cubic before a missing end', /^\{?\s*\{?\s*__html\s*:\s*([\s\S]*?)\s*,?\s*\}/],
  ['quadratic from every open tag', /(<style\b[^>]*>)([\s\S]*?)<\/style/gi],
  ['quadratic at every line', /^\s*export\s+default/m],
  ['quadratic in a lookbehind', /(?<!var\(\s*)--[a-z]+/g],
  ['exponential', /^(?:a+)+$/],
  ['exponential in alternatives', /^(?:[ab]|a[^c])*$/],
])('a pattern that is %s is found', (_, pattern) => {
  expect(findSlowAttack(pattern)).toBeDefined()
})

test.each([[/^\s*export/], [/<!--[\s\S]*?(?:-->|$)/g], [/(?<![\w-])[\w-]+\(/g], [/\S+/g], [/a|b/]])(
  'the linear pattern %s is not',
  (pattern) => {
    expect(findSlowAttack(pattern)).toBeUndefined()
  },
)

/** Each folder has at least so many patterns; if fewer are found, the search misses some. */
test.each([
  ['src/core/plan', 90],
  ['src/core/verify', 250],
  ['src/core/reports', 20],
  ['src/project', 250],
  ['src/check', 5],
  ['src/mcp', 5],
])('every pattern of %s is linear', (folder, minimum) => {
  const patterns = collectPatterns(folder)
  expect(patterns.length).toBeGreaterThanOrEqual(minimum)
  const slow = patterns.flatMap(({ location, pattern }) => {
    const attack = findSlowAttack(pattern)
    return attack === undefined ? [] : [{ location, pattern, attack }]
  })
  expect(slow).toEqual([])
})
