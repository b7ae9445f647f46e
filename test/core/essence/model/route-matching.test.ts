import { expect, test } from 'vitest'
import {
  createRouteMatcher,
  isNavigationItemActive,
  isValidActiveMatch,
} from '../../../../src/core/essence/model/route-matching.ts'
import { POINTERS } from '../diagnostics/case.ts'
import { diagnoseFixture, editEssence } from '../diagnostics/clean-essence.ts'

const matchRoute = createRouteMatcher([
  '/',
  '/orders',
  '/orders/:id',
  '/:shop/items/:item',
  '/a?b',
  'x/:y',
])

test.each([
  ['/', true],
  ['/orders', true],
  ['/orders?status=open', true],
  ['/orders#top', true],
  ['/orders/:id', true],
  ['/orders/:orderId', true],
  ['/orders/42', true],
  ['/orders/42?tab=lines', true],
  ['/books/items/7', true],
  ['/orders/items/7', true],
  ['/a?b', true],
  ['x/1', true],
  ['', false],
  ['/orders/', false],
  ['/orders/42/', false],
  ['/orders/42/lines', false],
  ['/:any', false],
  ['/order', false],
  ['//items/7', false],
  ['/a', false],
  ['/__proto__', false],
])('the path %j matches: %s', (path, isMatch) => {
  expect(matchRoute(path)).toBe(isMatch)
})

test.each(['/orders/:orderId', '/orders/42'])('%s is declared by /orders/:id', async (path) => {
  const pointers = [
    `${POINTERS.item}/route`,
    `${POINTERS.keys}/0/route`,
    `${POINTERS.palette}/commands/0/route`,
  ]
  const edits = Object.fromEntries(pointers.map((pointer) => [pointer, path]))
  expect(await diagnoseFixture(editEssence(edits))).toEqual([])
})

test.each([
  ['/orders', true],
  ['/orders/42', false],
  ['/', false],
])('without "active_match", /orders on %s is active: %s', (path, isActive) => {
  expect(isNavigationItemActive({ route: '/orders' }, path)).toBe(isActive)
})

test.each([
  ['/orders', '/orders', true],
  ['/orders', '/orders/:id', true],
  ['/orders', '/orders/42/lines', true],
  ['/orders', '/orders-archive', false],
  ['/orders', '/', false],
  ['/orders/', '/orders', true],
  ['/orders/', '/orders/42', true],
  ['/', '/anything', true],
  ['^/orders(/|$)', '/orders', true],
  ['^/orders(/|$)', '/orders/42', true],
  ['^/orders(/|$)', '/orders-archive', false],
  ['^/records(?!/import)', '/records/42', true],
  ['^/records(?!/import)', '/records/import', false],
  ['^/analytics(/reports/.+)?$', '/analytics/reports/1', true],
  ['^/analytics(/reports/.+)?$', '/analytics/reports', false],
  ['settings', '/team/settings', true],
  ['(', '/orders', false],
  ['[', '/orders', false],
  ['^/(\\w+)+$', '/orders', false],
])('"active_match" %j on %s is active: %s', (active_match, path, isActive) => {
  // The route is never an alternative: an "active_match" replaces it.
  expect(isNavigationItemActive({ route: path, active_match }, path)).toBe(isActive)
})

const LONG_PATH = `/${'a'.repeat(250)}`

test.each([
  '^/(a+)+$',
  '^/(a|a)*b',
  '^/(?:a{1,9}){1,9}b',
  `^/${'a*'.repeat(9)}b`,
  `^/${'a?'.repeat(40)}${'a'.repeat(40)}b`,
  `^/${'(a|a)'.repeat(40)}b`,
])('an expression that may take too long is invalid and never runs: %s', (active_match) => {
  expect(isValidActiveMatch(active_match)).toBe(false)
  expect(isNavigationItemActive({ route: '/', active_match }, LONG_PATH)).toBe(false)
})

test.each(['a*a*b', '^/a*a*a*b'])('the slowest expression that runs ends soon: %s', (match) => {
  const start = performance.now()
  isNavigationItemActive({ route: '/', active_match: match }, LONG_PATH)
  expect(performance.now() - start).toBeLessThan(20_000)
})
