import { expect, test } from 'vitest'
import {
  listPatternInstances,
  toLayoutRows,
} from '../../../../src/core/essence/model/layout-rows.ts'
import type { LayoutItem } from '../../../../src/core/essence/version.ts'

const none = { preset: undefined, alias: undefined }

test.each<[string, LayoutItem, object[]]>([
  ['an id', 'hero', [{ ...none, pointer: '/l/0', idPointer: '/l/0', id: 'hero' }]],
  [
    'a reference',
    { pattern: 'hero', preset: 'split', as: 'intro' },
    [
      {
        pointer: '/l/0',
        idPointer: '/l/0/pattern',
        id: 'hero',
        preset: 'split',
        alias: 'intro',
      },
    ],
  ],
  [
    'columns',
    { cols: ['chart', { pattern: 'list' }], at: 'md' },
    [
      { ...none, pointer: '/l/0/cols/0', idPointer: '/l/0/cols/0', id: 'chart' },
      { ...none, pointer: '/l/0/cols/1', idPointer: '/l/0/cols/1/pattern', id: 'list' },
    ],
  ],
])('the row of %s has its patterns with their pointers', (_, item, instances) => {
  const columns = typeof item === 'object' && 'cols' in item ? item : undefined
  expect(toLayoutRows([item], '/l')).toEqual([{ pointer: '/l/0', columns, instances }])
})

test('patterns come in reading order', () => {
  const rows = toLayoutRows(['a', { cols: ['b', { pattern: 'c' }] }, { pattern: 'd' }], '/layout')
  expect(rows.map(({ pointer }) => pointer)).toEqual(['/layout/0', '/layout/1', '/layout/2'])
  expect(listPatternInstances(rows).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})
