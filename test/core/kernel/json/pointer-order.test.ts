import { expect, test } from 'vitest'
import { sortByDocumentOrder } from '../../../../src/core/kernel/json/pointer.ts'

const document = { b: { z: 1, a: [1, 2] }, a: 3 }
const order = (...pointers: string[]): string[] =>
  sortByDocumentOrder(
    document,
    pointers.map((pointer) => ({ pointer })),
  ).map(({ pointer }) => pointer)

test('pointers come in the order of what they point to, parents first', () => {
  expect(order('/a', '/b/a/1', '/b/a', '/b/z', '', '/b')).toEqual([
    '',
    '/b',
    '/b/z',
    '/b/a',
    '/b/a/1',
    '/a',
  ])
})

test('what is not there comes after its neighbours, and equal places keep their order', () => {
  expect(order('/nothing', '/b/nothing', '/b/a', '/a')).toEqual([
    '/b/a',
    '/b/nothing',
    '/a',
    '/nothing',
  ])
  expect(order('/a/x', '/a/x')).toEqual(['/a/x', '/a/x'])
})
