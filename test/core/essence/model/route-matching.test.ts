import { expect, test } from 'vitest'
import { createRouteMatcher } from '../../../../src/core/essence/model/route-matching.ts'
import { POINTERS } from '../diagnostics/case.ts'
import { diagnoseFixture, editEssence } from '../diagnostics/clean-essence.ts'

const holds = createRouteMatcher([
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
])('of a few paths, %j is held: %s', (path, isHeld) => {
  expect(holds(path)).toBe(isHeld)
})

test.each(['/orders/:orderId', '/orders/42'])('%s is declared by /orders/:id', async (path) => {
  const places = [
    `${POINTERS.item}/route`,
    `${POINTERS.keys}/0/route`,
    `${POINTERS.palette}/commands/0/route`,
  ]
  const edits = Object.fromEntries(places.map((place) => [place, path]))
  expect(await diagnoseFixture(editEssence(edits))).toEqual([])
})
